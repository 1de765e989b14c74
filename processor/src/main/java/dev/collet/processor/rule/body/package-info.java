/** Rules about what tools do in their bodies, exceptions apart. */
@NullMarked
package dev.collet.processor.rule.body;

import org.jspecify.annotations.NullMarked;
