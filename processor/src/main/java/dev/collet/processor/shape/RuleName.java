package dev.collet.processor.shape;

/** The names of the rules that own what is found while types are read. */
public final class RuleName {
  /** A type that no JSON form fits. */
  public static final String UNMAPPABLE_TYPE = "UnmappableType";

  /** An annotation that changes JSON or forbids values in a way that is not supported. */
  public static final String UNSUPPORTED_ANNOTATION = "UnsupportedAnnotation";

  /** A default or an example that is no value of its type. */
  public static final String INVALID_DEFAULT = "InvalidDefault";

  /** A primitive that may be absent, with nothing to stand for it. */
  public static final String OPTIONAL_PRIMITIVE = "OptionalPrimitive";

  /** A member without a usable name, or two with the same. */
  public static final String MEMBER_NAME = "MemberName";

  /** An {@code x-mcp-header} that breaks MCP's rules. */
  public static final String HEADER_PARAM = "HeaderParam";

  /** A default or an example of a value that must not be shown. */
  public static final String SENSITIVE_DEFAULT = "SensitiveDefault";

  private RuleName() {}
}
