/** What the bodies of a compilation can run, and where they ask the user or start processes. */
@NullMarked
package dev.collet.processor.reach;

import org.jspecify.annotations.NullMarked;
