package dev.collet.processor.flow;

import com.sun.source.util.TreePath;
import org.jspecify.annotations.Nullable;

/**
 * Where in a body something happens: the narrowest thing the author typed. Compared by identity, as
 * trees are.
 *
 * @param path a throw statement, a method select, a {@code new}, or a resource; null for a place
 *     that nobody wrote
 */
public record Place(@Nullable TreePath path) {}
