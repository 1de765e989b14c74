/** A module's tools as a catalogue for people. */
@NullMarked
package dev.collet.maven.engine.docs;

import org.jspecify.annotations.NullMarked;
