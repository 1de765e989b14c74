/** Enforces declared input schemas at run time, by networknt's JSON Schema validator. */
@NullMarked
package dev.collet.validator;

import org.jspecify.annotations.NullMarked;
