/** Rules about the build itself: the shape of tool classes, options, suppressions. */
@NullMarked
package dev.collet.processor.rule.build;

import org.jspecify.annotations.NullMarked;
