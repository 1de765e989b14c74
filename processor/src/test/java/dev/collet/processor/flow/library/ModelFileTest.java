package dev.collet.processor.flow.library;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.collet.processor.flow.MethodKey;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The format of model files, and the tables that come with the processor. */
class ModelFileTest {
  private static final ModelFile EMPTY = new ModelFile("none", "");

  private static Set<Row> rows(LibraryModels models, String owner, String signature) {
    return models.rows(new MethodKey(owner, signature), owner.startsWith("java."));
  }

  @Test
  void readsClassesAndTheirMethods() {
    ModelFile file =
        new ModelFile(
            "m.tsv",
            """
            # comment
            com.example.A
            \tparse(java.lang.String)\tinput\tcom.example.Bad,java.lang.IllegalStateException
            # another
            \teach\truns

            com.example.B
            \tquiet()\tnone
            """);
    assertEquals(Set.of("com.example.A", "com.example.B"), file.classes());
    assertEquals(
        List.of(
            new Row(Row.Kind.INPUT, List.of("com.example.Bad", "java.lang.IllegalStateException"))),
        file.methods("com.example.A").get("parse(java.lang.String)"));
    assertEquals(
        List.of(new Row(Row.Kind.RUNS, List.of())), file.methods("com.example.A").get("each"));
    assertTrue(file.methods("com.example.C").isEmpty());
  }

  @Test
  void saysWhereALineIsWrong() {
    ModelFile file = new ModelFile("m.tsv", "com.example.A\n\tparse\tsometimes\tX\n");
    String message =
        assertThrows(IllegalArgumentException.class, () -> file.methods("com.example.A"))
            .getMessage();
    assertTrue(message.startsWith("m.tsv, line 2: expected"), message);
    assertThrows(
        IllegalArgumentException.class,
        () -> new ModelFile("m.tsv", "A\n\tparse\tthrown\n").methods("A"));
  }

  @Test
  void knowsTheUsualSuspects() {
    LibraryModels models = new LibraryModels(List.of(), type -> EMPTY);
    assertInput(models, "java.util.Optional", "get()", "java.util.NoSuchElementException");
    assertInput(models, "java.util.Iterator", "next()", "java.util.NoSuchElementException");
    assertInput(
        models,
        "java.time.LocalDate",
        "parse(java.lang.CharSequence)",
        "java.time.format.DateTimeParseException");
    assertInput(
        models,
        "java.util.UUID",
        "fromString(java.lang.String)",
        "java.lang.IllegalArgumentException");
    assertInput(
        models, "java.net.URI", "create(java.lang.String)", "java.lang.IllegalArgumentException");
    assertEquals(
        Row.Kind.DOCUMENTED, rows(models, "java.util.List", "get(int)").iterator().next().kind());
    assertTrue(
        rows(models, "java.util.stream.Stream", "map(java.util.function.Function)")
            .contains(new Row(Row.Kind.CARRIES, List.of())));
  }

  private static void assertInput(
      LibraryModels models, String owner, String signature, String exception) {
    assertTrue(
        rows(models, owner, signature).contains(new Row(Row.Kind.INPUT, List.of(exception))),
        owner + "." + signature);
  }

  @Test
  void letsTheUsersFileWin() {
    ModelFile own = new ModelFile("own", "java.util.UUID\n\tfromString\tnone\n");
    LibraryModels models = new LibraryModels(List.of(own), type -> EMPTY);
    assertEquals(
        Set.of(new Row(Row.Kind.NONE, List.of())),
        rows(models, "java.util.UUID", "fromString(java.lang.String)"));
  }

  @Test
  void hasNoLineThatCannotBeRead() {
    for (ModelFile file : BuiltIn.files()) {
      file.classes().forEach(type -> assertTrue(!file.methods(type).isEmpty(), type));
    }
  }
}
