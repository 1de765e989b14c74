package dev.collet.processor.emit;

import com.palantir.javapoet.ClassName;

/** The classes of the runtime that generated code refers to. */
final class Platform {
  private static final String JSON = "dev.collet.json";
  private static final String DISPATCH = "dev.collet.dispatch";

  static final ClassName READER = ClassName.get(JSON, "JsonReader");
  static final ClassName WRITER = ClassName.get(JSON, "JsonWriter");
  static final ClassName MEMBER_NAMES = ClassName.get(JSON, "MemberNames");
  static final ClassName JSON_NAME = ClassName.get(JSON, "JsonName");
  static final ClassName CHOICES = ClassName.get(JSON, "Choices");
  static final ClassName TEXT_RULE = ClassName.get(JSON, "TextRule");
  static final ClassName NUMBER_RULE = ClassName.get(JSON, "NumberRule");
  static final ClassName TOOLSET = ClassName.get(DISPATCH, "Toolset");
  static final ClassName DESCRIPTOR = ClassName.get(DISPATCH, "ToolDescriptor");
  static final ClassName HEADER = DESCRIPTOR.nestedClass("HeaderArgument");
  static final ClassName RESULT_KIND = ClassName.get(DISPATCH, "ResultKind");
  static final ClassName ERROR_TEXT = ClassName.get(DISPATCH, "ErrorText");
  static final ClassName CONTEXT = ClassName.get("dev.collet", "ToolContext");

  static final ClassName FORM = ClassName.get("dev.collet", "Form");

  private Platform() {}
}
