/** Schema documents: identifiers, anchors, references, dialects. Never reads the network. */
@NullMarked
package dev.collet.schema.load;

import org.jspecify.annotations.NullMarked;
