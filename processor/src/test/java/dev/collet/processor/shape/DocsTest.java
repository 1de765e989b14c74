package dev.collet.processor.shape;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.Map;
import org.junit.jupiter.api.Test;

class DocsTest {
  @Test
  void textAndParamsComeApart() {
    Docs docs =
        Docs.of(
            """
             Books a seat.
             Returns the booking.

             <p>Call search_flights first.
             @param to IATA code,
                such as DEN
             @param <T> of something
             @return nothing of interest
            """);
    assertEquals("Books a seat. Returns the booking.\n\nCall search_flights first.", docs.text());
    assertEquals(Map.of("to", "IATA code, such as DEN", "<T>", "of something"), docs.params());
  }

  @Test
  void tagsAndHtmlBecomeText() {
    assertEquals(
        "Use List<String> or Foo.bar, see label.",
        text(
            " Use {@code List<String>} or {@link Foo#bar}, see {@linkplain Foo#bar(int, int) label}."));
    assertEquals("a & b < c — “quoted”", text("a &amp; b &lt; c &mdash; “quoted”"));
    assertEquals(
        "Zürich, ½ ÷ ÿ „ja“", text("Z&uuml;rich, &frac12; &divide; &yuml; &bdquo;ja&ldquo;"));
    assertEquals("&bogus; &#xD800; &#0;", text("&bogus; &#xD800; &#0;"));
    assertEquals(
        "Kinds:\n- one\n- two", text("Kinds:\n<ul>\n<li>one</li>\n<li><b>two</b></li>\n</ul>"));
    assertEquals("{@link} stays", text("{@literal {@link}} stays"));
  }

  @Test
  void specialCharactersAreKept() {
    String text = "Price from $30, code ${env.KEY}, format $L, 100%s, \"quoted\", C:\\temp, a@b.c";
    assertEquals(text, text(text));
  }

  @Test
  void noCommentHasNoText() {
    assertNull(Docs.of(null).text());
    assertNull(Docs.of("  \n").text());
    assertNull(Docs.of("@param a b").text());
  }

  private static String text(String comment) {
    return Docs.of(comment).text();
  }
}
