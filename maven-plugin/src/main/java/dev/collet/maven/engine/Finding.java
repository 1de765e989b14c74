package dev.collet.maven.engine;

import dev.collet.schema.manifest.change.Change;
import org.jspecify.annotations.Nullable;

/**
 * A change, and what the build makes of it.
 *
 * @param change what is different
 * @param ignored the reason why it is let through; null when it is not
 * @param fails whether it stops the build
 */
public record Finding(Change change, @Nullable String ignored, boolean fails) {}
