/** Records that tools ask their users for, as MCP's flat forms. */
@NullMarked
package dev.collet.processor.form;

import org.jspecify.annotations.NullMarked;
