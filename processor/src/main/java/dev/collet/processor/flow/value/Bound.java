package dev.collet.processor.flow.value;

/**
 * What is known about an object's class.
 *
 * @param type a binary name
 * @param isExact whether it is that class itself and no subclass
 */
public record Bound(String type, boolean isExact) {}
