/** The program a newcomer runs first: an airline's tools over a real, embedded database. */
@NullMarked
package dev.collet.samples.flights;

import org.jspecify.annotations.NullMarked;
