package dev.collet.processor.flow.library;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import dev.collet.processor.flow.text.RegexSampler;
import java.io.IOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Texts that the table says the JDK reads are given to the JDK. */
class JdkTextsTest {
  private static final int SAMPLES = 300;

  /** Whose methods are not static. */
  private static final Map<String, Object> RECEIVERS =
      Map.of(
          "java.util.HexFormat", HexFormat.of(),
          "java.util.Base64$Decoder", Base64.getUrlDecoder(),
          "java.nio.file.Path", Path.of("a"));

  @Test
  void allThatMatchAreRead() throws Exception {
    ModelFile file = file();
    int rows = 0;
    for (String type : file.classes()) {
      for (Map.Entry<String, List<Row>> method : file.methods(type).entrySet()) {
        for (Row row : method.getValue()) {
          rows++;
          read(type, method.getKey(), row);
        }
      }
    }
    assertTrue(rows > 40, rows + " rows");
  }

  private static ModelFile file() throws IOException {
    try (var in = ModelFile.class.getResourceAsStream("jdk-texts.tsv")) {
      return new ModelFile("jdk-texts.tsv", new String(in.readAllBytes(), StandardCharsets.UTF_8));
    }
  }

  private static void read(String type, String signature, Row row) throws Exception {
    String regex = row.constants().get(0);
    Class<?> owner = Class.forName(type);
    Class<?> exception = Class.forName(row.exceptions().get(0));
    Random random = new Random(signature.hashCode());
    for (int i = 0; i < SAMPLES; i++) {
      String text = RegexSampler.sample(regex, random);
      try {
        call(owner, signature, text);
      } catch (InvocationTargetException e) {
        if (exception.isInstance(e.getCause())) {
          fail(type + "." + signature + " does not read '" + text + "'", e.getCause());
        }
        throw e;
      }
    }
  }

  private static void call(Class<?> owner, String signature, String text) throws Exception {
    Class<?> first =
        signature.contains("(java.lang.CharSequence") ? CharSequence.class : String.class;
    if (signature.startsWith("<init>")) {
      Constructor<?> constructor = owner.getConstructor(first);
      constructor.newInstance(text);
      return;
    }
    String name = signature.substring(0, signature.indexOf('('));
    if (signature.endsWith(",java.lang.String[])")) {
      owner.getMethod(name, first, String[].class).invoke(null, text, new String[0]);
    } else if (signature.endsWith(",int)")) {
      owner.getMethod(name, first, int.class).invoke(null, text, 0);
    } else {
      Method method = owner.getMethod(name, first);
      method.invoke(RECEIVERS.get(owner.getName()), text);
    }
  }
}
