package dev.collet.processor.flow.facts;

import dev.collet.processor.flow.Callee;
import java.util.LinkedHashSet;
import java.util.Set;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;

/**
 * What a piece of code has to do with objects of this compilation's classes.
 *
 * @param made the classes of which it makes objects
 * @param opened the types of which objects come from where nobody can look: a cast, a reflective
 *     call, a library that makes them
 * @param callees the methods it calls
 * @param fields the static fields it reads
 */
record Code(
    Set<TypeElement> made,
    Set<TypeElement> opened,
    Set<Callee> callees,
    Set<VariableElement> fields) {
  Code() {
    this(
        new LinkedHashSet<>(), new LinkedHashSet<>(), new LinkedHashSet<>(), new LinkedHashSet<>());
  }
}
