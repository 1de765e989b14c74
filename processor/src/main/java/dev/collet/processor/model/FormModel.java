package dev.collet.processor.model;

import dev.collet.processor.shape.Shape;

/**
 * A record that a tool asks its user for.
 *
 * @param name the qualified name
 * @param shape how an answer is read
 * @param schema the form as one line of JSON
 */
public record FormModel(String name, Shape.ObjectShape shape, String schema) {}
