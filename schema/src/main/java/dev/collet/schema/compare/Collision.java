package dev.collet.schema.compare;

import dev.collet.schema.JsonPointer;

/**
 * One place where two schemas disagree about a witness, so that a finding can point at keywords and
 * not only at a value.
 *
 * @param instance the part of the witness that {@code sup} rejects
 * @param inSub the keyword, or else the subschema, by which {@code sub} allows that part
 * @param inSup the keyword that rejects it
 */
public record Collision(JsonPointer instance, KeywordLocation inSub, KeywordLocation inSup) {}
