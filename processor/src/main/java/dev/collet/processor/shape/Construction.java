package dev.collet.processor.shape;

import org.jspecify.annotations.Nullable;

/**
 * How an object is made from its members: {@code new T(…)}, or {@code T.factory(…)}; then setters.
 *
 * @param factory a static method's name, or null for the constructor
 * @param argumentCount how many arguments the constructor or factory takes
 * @param isAvailable false when the type can only be written
 */
public record Construction(@Nullable String factory, int argumentCount, boolean isAvailable) {}
