/** One difference, told to people, to programs, to code review and to code scanning. */
@NullMarked
package dev.collet.maven.engine.report;

import org.jspecify.annotations.NullMarked;
