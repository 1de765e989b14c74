package dev.collet.processor.shape;

import java.util.List;

/**
 * What a class consists of.
 *
 * @param construction how an object is made when it is read
 * @param properties in the order of their declaration
 */
record Properties(Construction construction, List<Property> properties) {}
