package dev.collet.processor.collect;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import javax.lang.model.AnnotatedConstruct;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.TypeVariable;
import javax.lang.model.type.WildcardType;
import javax.lang.model.util.Types;

/**
 * Says whether all the types that a tool class needs are there, or whether another processor may
 * still make them. Only types that are compiled here are looked into: what a class file lacks, no
 * later round brings.
 */
final class Completeness {
  private final Types types;
  private final Predicate<Element> isSource;
  private final Set<String> seen = new HashSet<>();
  private boolean isComplete = true;

  private Completeness(Types types, Predicate<Element> isSource) {
    this.types = types;
    this.isSource = isSource;
  }

  static boolean of(ToolClass tools, Types types, Predicate<Element> isSource) {
    Completeness completeness = new Completeness(types, isSource);
    completeness.supertypes(tools.type());
    completeness.annotations(tools.type());
    for (ExecutableElement method : tools.methods()) {
      if (isSource.test(method)) {
        completeness.signature(method, (DeclaredType) tools.type().asType());
      }
    }
    return completeness.isComplete;
  }

  /** Whether the types above a type are there, so that its inherited tools are known. */
  static boolean ofSupertypes(TypeElement type, Types types, Predicate<Element> isSource) {
    Completeness completeness = new Completeness(types, isSource);
    completeness.supertypes(type);
    return completeness.isComplete;
  }

  private void signature(ExecutableElement method, DeclaredType owner) {
    annotations(method);
    method.getParameters().forEach(this::annotations);
    if (types.asMemberOf(owner, method) instanceof ExecutableType signature) {
      visit(signature.getReturnType());
      signature.getParameterTypes().forEach(this::visit);
      signature.getThrownTypes().forEach(this::visit);
    }
  }

  private void supertypes(TypeElement type) {
    if (!isSource.test(type) || !seen.add("above " + type.getQualifiedName())) {
      return;
    }
    for (TypeMirror supertype : types.directSupertypes(type.asType())) {
      if (supertype.getKind() == TypeKind.ERROR) {
        isComplete = false;
      } else if (supertype instanceof DeclaredType declared
          && declared.asElement() instanceof TypeElement above) {
        declared.getTypeArguments().forEach(this::visit);
        supertypes(above);
      }
    }
  }

  private void visit(TypeMirror type) {
    if (type.getKind() == TypeKind.ERROR) {
      isComplete = false;
    } else if (type instanceof DeclaredType declared) {
      declared.getTypeArguments().forEach(this::visit);
      if (declared.asElement() instanceof TypeElement element) {
        members(element);
      }
    } else if (type instanceof ArrayType array) {
      visit(array.getComponentType());
    } else if (type instanceof WildcardType wildcard) {
      if (wildcard.getExtendsBound() != null) {
        visit(wildcard.getExtendsBound());
      }
      if (wildcard.getSuperBound() != null) {
        visit(wildcard.getSuperBound());
      }
    } else if (type instanceof TypeVariable variable
        && seen.add("variable " + variable.asElement().getEnclosingElement() + " " + variable)) {
      visit(variable.getUpperBound());
    }
  }

  private void members(TypeElement type) {
    if (!seen.add(type.getQualifiedName().toString()) || !isSource.test(type)) {
      return;
    }
    supertypes(type);
    annotations(type);
    type.getPermittedSubclasses().forEach(this::visit);
    for (Element member : type.getEnclosedElements()) {
      if (member instanceof VariableElement field
          && !field.getModifiers().contains(Modifier.STATIC)) {
        annotations(field);
        visit(field.asType());
      } else if (member instanceof ExecutableElement method
          && !method.getModifiers().contains(Modifier.PRIVATE)) {
        annotations(method);
        visit(method.getReturnType());
        method.getParameters().forEach(parameter -> visit(parameter.asType()));
      }
    }
  }

  private void annotations(Element element) {
    annotations((AnnotatedConstruct) element);
  }

  private void annotations(AnnotatedConstruct annotated) {
    for (AnnotationMirror mirror : annotated.getAnnotationMirrors()) {
      annotation(mirror);
    }
  }

  private void annotation(AnnotationMirror mirror) {
    if (mirror.getAnnotationType().getKind() == TypeKind.ERROR) {
      isComplete = false;
      return;
    }
    for (Map.Entry<? extends ExecutableElement, ? extends AnnotationValue> entry :
        mirror.getElementValues().entrySet()) {
      value(entry.getValue());
    }
  }

  private void value(AnnotationValue value) {
    Object content = value.getValue();
    if (content instanceof List<?> list) {
      list.forEach(item -> value((AnnotationValue) item));
    } else if (content instanceof AnnotationMirror inner) {
      annotation(inner);
    } else if (content instanceof TypeMirror type && type.getKind() == TypeKind.ERROR
        || value.toString().equals("<error>")) {
      // Javac shows a class or a constant that it can't find as this text, without quotes.
      isComplete = false;
    }
  }
}
