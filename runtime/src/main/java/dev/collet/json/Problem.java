package dev.collet.json;

/**
 * One thing that is wrong with an argument.
 *
 * @param pointer the JSON Pointer (RFC 6901) of the value inside {@code arguments}; empty for the
 *     whole
 * @param message what was expected and what came, for the model
 */
public record Problem(String pointer, String message) {}
