package dev.collet.processor.testing;

import com.google.testing.compile.JavaFileObjects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.JavaFileObject;

/** Makes source files of texts, named after the type that they declare. */
public final class Sources {
  private static final Pattern PACKAGE = Pattern.compile("(?m)^\\s*package\\s+([\\w.]+)\\s*;");
  private static final String TYPE = "(?:class|record|@?interface|enum)\\s+(\\w+)";
  private static final Pattern PUBLIC =
      Pattern.compile(
          "(?m)(?:^|;\\s)public\\s+(?:final\\s+|abstract\\s+|sealed\\s+|non-sealed\\s+)*" + TYPE);
  private static final Pattern ANY =
      Pattern.compile("(?m)^(?:final\\s+|abstract\\s+|sealed\\s+|non-sealed\\s+)*" + TYPE);

  private Sources() {}

  /** A source file of this text. */
  public static JavaFileObject file(String text) {
    return JavaFileObjects.forSourceString(name(text), text);
  }

  /** The qualified name of the type that decides the file's name. */
  public static String name(String text) {
    Matcher inPackage = PACKAGE.matcher(text);
    String prefix = inPackage.find() ? inPackage.group(1) + "." : "";
    for (Pattern pattern : new Pattern[] {PUBLIC, ANY}) {
      Matcher type = pattern.matcher(text);
      if (type.find()) {
        return prefix + type.group(1);
      }
    }
    return prefix + "package-info";
  }
}
