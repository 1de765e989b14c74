/**
 * For the tests of people who write tools: a client without a transport, and contract tests made of
 * the published schemas.
 */
@NullMarked
package dev.collet.testing;

import org.jspecify.annotations.NullMarked;
