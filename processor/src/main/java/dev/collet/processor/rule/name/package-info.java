/** Rules about what tools are called. */
@NullMarked
package dev.collet.processor.rule.name;

import org.jspecify.annotations.NullMarked;
