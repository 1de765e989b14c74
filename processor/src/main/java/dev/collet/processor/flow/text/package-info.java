/** What a text is known to be after a constant regular expression has matched it. */
@NullMarked
package dev.collet.processor.flow.text;

import org.jspecify.annotations.NullMarked;
