package dev.collet.schema.compare.solve;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * Different values of one formula.
 *
 * @param values the values
 * @param doubt why some may not be; null if all are
 * @param end why there may be more, where that was not decided
 */
record Distinct(List<JsonNode> values, @Nullable String doubt, Result.@Nullable Undecided end) {}
