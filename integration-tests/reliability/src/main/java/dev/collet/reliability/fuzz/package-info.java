/**
 * Fuzz targets for Jazzer, one class for each edge of the server that reads what a stranger sends;
 * {@code integration-tests/fuzz} runs them.
 */
@NullMarked
package dev.collet.reliability.fuzz;

import org.jspecify.annotations.NullMarked;
