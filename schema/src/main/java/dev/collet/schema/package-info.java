/**
 * JSON Schema 2020-12 as data: pointers, canonical text, validity. Knows neither javac nor Maven
 * nor MCP's wire.
 */
@NullMarked
package dev.collet.schema;

import org.jspecify.annotations.NullMarked;
