package dev.collet.schema.compare.solve;

import dev.collet.schema.compare.logic.Formula;

/**
 * One element that an array is to have.
 *
 * @param formula what it has to satisfy
 * @param copyOf the index of an earlier element that it has to equal, or -1
 */
record ItemGoal(Formula formula, int copyOf) {}
