package dev.collet.processor.shape;

/**
 * Names of Jackson's annotations. Those of jackson-annotations are the same for Jackson 2 and 3;
 * databind's own differ.
 */
final class Jackson {
  /**
   * Jackson 3's package. Put together here, since it names the user's Jackson: as a literal it
   * would be renamed with the copy of Jackson that travels inside the processor's jar.
   */
  static final String JACKSON_3 = String.join(".", "tools", "jackson");

  private static final String PACKAGE = "com.fasterxml.jackson.annotation.";

  static final String PROPERTY = PACKAGE + "JsonProperty";
  static final String IGNORE = PACKAGE + "JsonIgnore";
  static final String IGNORE_TYPE = PACKAGE + "JsonIgnoreType";
  static final String IGNORE_PROPERTIES = PACKAGE + "JsonIgnoreProperties";
  static final String INCLUDE_PROPERTIES = PACKAGE + "JsonIncludeProperties";
  static final String INCLUDE = PACKAGE + "JsonInclude";
  static final String ALIAS = PACKAGE + "JsonAlias";
  static final String VALUE = PACKAGE + "JsonValue";
  static final String CREATOR = PACKAGE + "JsonCreator";
  static final String FORMAT = PACKAGE + "JsonFormat";
  static final String UNWRAPPED = PACKAGE + "JsonUnwrapped";
  static final String TYPE_INFO = PACKAGE + "JsonTypeInfo";
  static final String SUB_TYPES = PACKAGE + "JsonSubTypes";
  static final String TYPE_NAME = PACKAGE + "JsonTypeName";
  static final String PROPERTY_DESCRIPTION = PACKAGE + "JsonPropertyDescription";
  static final String CLASS_DESCRIPTION = PACKAGE + "JsonClassDescription";
  static final String PROPERTY_ORDER = PACKAGE + "JsonPropertyOrder";
  static final String ENUM_DEFAULT_VALUE = PACKAGE + "JsonEnumDefaultValue";
  static final String GETTER = PACKAGE + "JsonGetter";
  static final String SETTER = PACKAGE + "JsonSetter";
  static final String NAMING_2 = "com.fasterxml.jackson.databind.annotation.JsonNaming";
  static final String NAMING_3 = JACKSON_3 + ".databind.annotation.JsonNaming";

  private Jackson() {}
}
