package dev.collet.processor.flow.check;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.net.URI;
import java.net.URLConnection;
import java.nio.charset.StandardCharsets;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;
import javax.tools.JavaFileObject;
import org.jspecify.annotations.Nullable;

/**
 * Reads a resource from where a class file was read. A filer does not look into modules; where a
 * class file is, compilers say from JDK 18 on.
 */
final class BesideClass {
  private static final @Nullable MethodHandle FILE_OF = find();

  private BesideClass() {}

  private static @Nullable MethodHandle find() {
    try {
      return MethodHandles.publicLookup()
          .findVirtual(
              Elements.class,
              "getFileObjectOf",
              MethodType.methodType(JavaFileObject.class, Element.class));
    } catch (NoSuchMethodException | IllegalAccessException e) {
      return null;
    }
  }

  /**
   * The text of the resource.
   *
   * @param type a binary name
   * @throws IOException when there is none, or nobody says where the class is
   */
  static String read(Elements elements, String type, String resource) throws IOException {
    String file = uri(elements, type);
    String suffix = type.replace('.', '/') + ".class";
    if (!file.endsWith("/" + suffix) || file.startsWith("jrt:")) {
      throw new FileNotFoundException(resource);
    }
    String root = file.substring(0, file.length() - suffix.length());
    URLConnection connection = URI.create(root + resource).toURL().openConnection();
    // A jar that the JVM keeps open can't be replaced by the next build.
    connection.setUseCaches(false);
    try (InputStream in = connection.getInputStream()) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  private static String uri(Elements elements, String type) throws IOException {
    TypeElement element = elements.getTypeElement(type.replace('$', '.'));
    if (FILE_OF == null || element == null) {
      throw new FileNotFoundException(type);
    }
    try {
      JavaFileObject file = (JavaFileObject) FILE_OF.invoke(elements, (Element) element);
      return file == null ? "" : file.toUri().toString();
    } catch (RuntimeException e) {
      // A compiler that does not support it.
      return "";
    } catch (Throwable e) {
      throw new IOException(e);
    }
  }
}
