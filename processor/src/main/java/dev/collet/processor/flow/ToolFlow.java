package dev.collet.processor.flow;

import java.util.List;
import java.util.Map;

/**
 * What the analysis says about one method.
 *
 * @param escapes what can leave it, an entry for each exception type
 * @param isOpen whether it runs code that cannot be seen, so that more may leave
 * @param swallowed the catches in it that turn an error meant for the model into a success
 */
public record ToolFlow(List<Escape> escapes, boolean isOpen, Map<Place, Escape> swallowed) {}
