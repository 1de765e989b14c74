package dev.collet.processor.shape;

import javax.lang.model.element.Element;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/**
 * A parameter, record component or bean property before its annotations have been understood.
 *
 * @param javaName its name in Java
 * @param element what findings point at when its source is here
 * @param annotated all that carries its annotations
 * @param type in the place where it is used: type variables replaced
 * @param access as {@link Member#access}
 * @param assignment as {@link Member#assignment}
 * @param description from its documentation, or null
 */
record Property(
    String javaName,
    Element element,
    Annotated annotated,
    TypeMirror type,
    @Nullable String access,
    Member.Assignment assignment,
    @Nullable String description) {}
