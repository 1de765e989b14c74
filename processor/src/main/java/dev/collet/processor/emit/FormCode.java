package dev.collet.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.WildcardTypeName;
import dev.collet.processor.code.MethodSpec;
import dev.collet.processor.code.TypeSpec;
import dev.collet.processor.model.FormModel;
import java.util.List;
import javax.lang.model.element.Modifier;

/** Writes the forms that a class's tools ask their users to fill in. */
final class FormCode {
  private static final ClassName CLASS = ClassName.get(Class.class);
  private static final TypeName ANY = WildcardTypeName.subtypeOf(Object.class);

  private FormCode() {}

  /** Adds the method that finds a form, and a class for each. */
  static void add(List<FormModel> forms, Source source, ReadCode reader) {
    if (forms.isEmpty()) {
      return;
    }
    MethodSpec.Builder find =
        MethodSpec.methodBuilder("form")
            .addAnnotation(Override.class)
            .addModifiers(Modifier.PUBLIC)
            .returns(ParameterizedTypeName.get(Platform.FORM, ANY))
            .addParameter(ParameterizedTypeName.get(CLASS, ANY), "type");
    for (FormModel form : forms) {
      String simpleName = source.types().unique(Names.pascal(simpleName(form)) + "Form");
      source.main().spec().addType(type(form, simpleName, source, reader));
      find.beginControlFlow("if (type == $T.class)", form.shape().type())
          .addStatement("return new $T()", source.main().name().nestedClass(simpleName))
          .endControlFlow();
    }
    source.main().spec().addMethod(find.addStatement("return null").build());
  }

  private static String simpleName(FormModel form) {
    return form.name().substring(form.name().lastIndexOf('.') + 1);
  }

  private static TypeSpec type(FormModel form, String simpleName, Source source, ReadCode reader) {
    TypeName record = form.shape().type();
    return TypeSpec.classBuilder(simpleName)
        .addJavadoc("What a user fills in when a tool asks for {@code $L}.\n", simpleName(form))
        .addModifiers(Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
        .implement(ParameterizedTypeName.get(Platform.FORM, record))
        .addMethod(
            MethodSpec.methodBuilder("schema")
                .addAnnotation(Override.class)
                .addModifiers(Modifier.PUBLIC)
                .returns(String.class)
                .addStatement("return $L", TextLiteral.of(form.schema()))
                .build())
        .addMethod(
            MethodSpec.methodBuilder("read")
                .addAnnotation(Override.class)
                .addModifiers(Modifier.PUBLIC)
                .returns(record)
                .addParameter(Platform.READER, "in")
                .addStatement("return $L", reader.of(form.shape(), source.main(), simpleName))
                .build())
        .build();
  }
}
