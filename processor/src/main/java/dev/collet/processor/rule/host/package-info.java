/** Rules about what hosts make of tools. */
@NullMarked
package dev.collet.processor.rule.host;

import org.jspecify.annotations.NullMarked;
