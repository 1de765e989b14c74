/** What the goals do, without a type of Maven's: files in, files and findings out. */
@NullMarked
package dev.collet.maven.engine;

import org.jspecify.annotations.NullMarked;
