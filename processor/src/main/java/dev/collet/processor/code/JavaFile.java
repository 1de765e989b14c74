package dev.collet.processor.code;

import java.util.Set;

/** A source file with one class at its top. */
public final class JavaFile {
  private final String packageName;
  private final TypeSpec type;
  private final Set<String> qualified;

  /**
   * A file.
   *
   * @param packageName empty for the unnamed package
   * @param qualified simple names that mean something else in this package, so that classes called
   *     so are written by their full names
   */
  public JavaFile(String packageName, TypeSpec type, Set<String> qualified) {
    this.packageName = packageName;
    this.type = type;
    this.qualified = qualified;
  }

  /** The source. */
  @Override
  public String toString() {
    Imports imports = new Imports(packageName, qualified);
    type.collect(imports);
    imports.finish();
    CodeWriter out = new CodeWriter(imports);
    if (!packageName.isEmpty()) {
      out.write("package " + packageName + ";\n\n");
    }
    Set<String> names = imports.names();
    for (String name : names) {
      out.write("import " + name + ";\n");
    }
    if (!names.isEmpty()) {
      out.write("\n");
    }
    type.write(out, imports);
    return out.text();
  }
}
