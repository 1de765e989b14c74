/**
 * What is known about a tool once its declaration has been read: immutable, without compiler types
 * but an opaque site.
 */
@NullMarked
package dev.collet.processor.model;

import org.jspecify.annotations.NullMarked;
