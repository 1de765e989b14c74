package dev.collet.processor.code;

import com.palantir.javapoet.TypeName;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.Modifier;
import org.jspecify.annotations.Nullable;

/** A class or record with its members. */
public final class TypeSpec {
  private final String name;
  private final CodeBlock header;

  /** Static fields, the others, constructors, methods. */
  private final List<CodeBlock> members;

  private final List<TypeSpec> types;
  private final Set<String> typeNames = new HashSet<>();

  private TypeSpec(String name, CodeBlock header, List<CodeBlock> members, List<TypeSpec> types) {
    this.name = name;
    this.header = header;
    this.members = members;
    this.types = types;
    for (TypeSpec type : types) {
      typeNames.add(type.name);
    }
  }

  /** A class without members, so far. */
  public static Builder classBuilder(String name) {
    return new Builder(name, "class ");
  }

  /** A record without components, so far. */
  public static Builder recordBuilder(String name) {
    return new Builder(name, "record ");
  }

  String name() {
    return name;
  }

  /** Whether a class of this simple name is nested in this one. */
  boolean hasType(String simpleName) {
    return typeNames.contains(simpleName);
  }

  /** What is nested in a class is not known by its simple name before the body begins. */
  private TypeSpec head() {
    return new TypeSpec(name, header, List.of(), List.of());
  }

  void collect(Imports imports) {
    imports.open(head());
    imports.collect(header);
    imports.close();
    imports.open(this);
    for (CodeBlock member : members) {
      imports.collect(member);
    }
    for (TypeSpec type : types) {
      type.collect(imports);
    }
    imports.close();
  }

  void write(CodeWriter out, Imports imports) {
    imports.open(head());
    out.write(header);
    imports.close();
    imports.open(this);
    out.indent(1);
    boolean isFirst = true;
    for (CodeBlock member : members) {
      out.write(isFirst ? "" : "\n");
      out.write(member);
      isFirst = false;
    }
    for (TypeSpec type : types) {
      out.write(isFirst ? "" : "\n");
      type.write(out, imports);
      isFirst = false;
    }
    out.indent(-1);
    imports.close();
    out.write("}\n");
  }

  /** A class that grows. */
  public static final class Builder {
    private final String name;
    private final String kind;
    private final Declaration before = new Declaration();
    private @Nullable Parameters components;
    private @Nullable TypeName implemented;
    private final List<FieldSpec> fields = new ArrayList<>();
    private final List<MethodSpec> methods = new ArrayList<>();
    private final List<TypeSpec> types = new ArrayList<>();

    private Builder(String name, String kind) {
      this.name = name;
      this.kind = kind;
      if (kind.equals("record ")) {
        components = new Parameters();
      }
    }

    /** Adds whole lines of documentation. */
    public Builder addJavadoc(String format, @Nullable Object... arguments) {
      before.addJavadoc(format, arguments);
      return this;
    }

    /** Adds an annotation. */
    public Builder addAnnotation(CodeBlock annotation) {
      before.addAnnotation(annotation);
      return this;
    }

    /** Adds modifiers. */
    public Builder addModifiers(Modifier... modifiers) {
      before.addModifiers(List.of(modifiers));
      return this;
    }

    /** Sets the interface that the class implements. */
    public Builder implement(TypeName type) {
      implemented = type;
      return this;
    }

    /** Adds a component to a record. */
    public Builder addComponent(TypeName type, String component) {
      if (components != null) {
        components.add(type, component);
      }
      return this;
    }

    /** Adds a field; it may have no initializer. */
    public Builder addField(
        TypeName type, String field, @Nullable CodeBlock initializer, Modifier... modifiers) {
      fields.add(FieldSpec.of(type, field, initializer, modifiers));
      return this;
    }

    /** Adds a method or constructor. */
    public Builder addMethod(MethodSpec method) {
      methods.add(method);
      return this;
    }

    /** Adds a nested class. */
    public Builder addType(TypeSpec type) {
      types.add(type);
      return this;
    }

    /** The class. */
    public TypeSpec build() {
      CodeBlock.Builder header = CodeBlock.builder();
      before.addTo(header);
      header.text(kind).text(name);
      if (components != null) {
        header.add(components.code());
      }
      if (implemented != null) {
        header.text(" implements ").part(implemented);
      }
      List<CodeBlock> members = new ArrayList<>();
      fields.stream().filter(FieldSpec::isStatic).map(FieldSpec::code).forEach(members::add);
      fields.stream().filter(each -> !each.isStatic()).map(FieldSpec::code).forEach(members::add);
      methods.stream().filter(MethodSpec::isConstructor).forEach(it -> members.add(it.code()));
      methods.stream().filter(it -> !it.isConstructor()).forEach(it -> members.add(it.code()));
      return new TypeSpec(name, header.text(" {\n").build(), members, List.copyOf(types));
    }
  }
}
