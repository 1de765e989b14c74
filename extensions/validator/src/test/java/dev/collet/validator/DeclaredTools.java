package dev.collet.validator;

import dev.collet.MapError;
import dev.collet.Tool;
import org.jspecify.annotations.Nullable;

/** Tools whose declared schemas say what no Java type says. */
public final class DeclaredTools {
  /** A way to pay. */
  public record Payment(String kind, @Nullable String card, @Nullable String iban) {
    /** Refuses a kind that nobody knows. */
    public Payment {
      if (kind.equals("boom")) {
        throw new IllegalStateException("boom");
      }
    }
  }

  /** Pays by card or from an account. */
  @Tool(
      inputSchema =
          """
          {"type":"object",
           "properties":{"payment":{"type":"object",
             "properties":{"kind":{"type":"string"},"card":{"type":"string"},"iban":{"type":"string"}},
             "required":["kind"],"additionalProperties":false,
             "if":{"properties":{"kind":{"const":"card"}}},
             "then":{"required":["card"]},
             "else":{"required":["iban"]}}},
           "required":["payment"],"additionalProperties":false}
          """)
  @MapError(exception = IllegalStateException.class, message = "It went {message}")
  public String pay(Payment payment) {
    return "paid by " + payment.kind();
  }

  /** Finds by one of two keys. */
  @Tool(
      inputSchema =
          """
          {"type":"object",
           "properties":{"id":{"type":"string","not":{"const":"none"}},"name":{"type":"string"},
             "exact":{"type":"boolean"}},
           "dependentRequired":{"exact":["name"]},
           "additionalProperties":false}
          """)
  public String find(@Nullable String id, @Nullable String name, @Nullable Boolean exact) {
    return id + " " + name + " " + exact;
  }

  /** Counts to ten; the reader enforces all of it. */
  @Tool(
      inputSchema =
          """
          {"type":"object","properties":{"n":{"type":"integer","minimum":-5,"maximum":10}},
           "required":["n"],"additionalProperties":false}
          """)
  public int plain(
      @jakarta.validation.constraints.Min(-5) @jakarta.validation.constraints.Max(10) int n) {
    return n;
  }
}
