package dev.collet.processor.model;

import dev.collet.processor.shape.Shape;
import org.jspecify.annotations.Nullable;

/**
 * What a tool gives back.
 *
 * @param kind as {@code dev.collet.dispatch.ResultKind}
 * @param shape the structured value's; null for other kinds
 * @param javaType the (completed) value's type in source form
 * @param isAsync whether the method returns a {@code CompletionStage} of it
 * @param isNullable whether null is a good result
 * @param isContentList whether the kind is CONTENT and the method returns a list
 */
public record OutputModel(
    Kind kind,
    @Nullable Shape shape,
    com.palantir.javapoet.TypeName javaType,
    boolean isAsync,
    boolean isNullable,
    boolean isContentList) {
  /** The kinds of {@code dev.collet.dispatch.ResultKind}, which the processor can't load. */
  public enum Kind {
    STRUCTURED,
    TEXT,
    CONTENT,
    RESULT,
    NONE
  }
}
