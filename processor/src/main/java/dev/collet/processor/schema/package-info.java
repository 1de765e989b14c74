/** Shapes written as JSON Schema 2020-12, and tools as the objects of {@code tools/list}. */
@NullMarked
package dev.collet.processor.schema;

import org.jspecify.annotations.NullMarked;
