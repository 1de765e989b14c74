package dev.collet.processor.flow;

/**
 * How the analysis runs.
 *
 * @param readsDocumentation whether {@code @throws} in the Javadoc of source methods counts
 * @param isWhole whether all methods of the compilation are summarised, for other modules
 */
public record FlowOptions(boolean readsDocumentation, boolean isWhole) {}
