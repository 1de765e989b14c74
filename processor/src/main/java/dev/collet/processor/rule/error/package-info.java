/** Rules about how tools fail. */
@NullMarked
package dev.collet.processor.rule.error;

import org.jspecify.annotations.NullMarked;
