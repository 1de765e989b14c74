/**
 * The seam between generated code and the server: what a generated toolset offers, and who runs it.
 */
@NullMarked
package dev.collet.dispatch;

import org.jspecify.annotations.NullMarked;
