package dev.collet.processor.rule.input;

import dev.collet.processor.testing.Markers;
import org.junit.jupiter.api.Test;

class UnsupportedAnnotationTest {
  @Test
  void jacksonsThatChangeTheJsonAreRefusedByName() {
    Markers.check(
        """
        package p;
        import com.fasterxml.jackson.annotation.*;
        import com.fasterxml.jackson.databind.annotation.*;
        import dev.collet.*;
        import java.time.*;
        import java.util.*;
        class Tools {
          record Views(
              // finds: UnsupportedAnnotation @JsonView on component 'a' of Tools.Views is not supported
              @JsonView(Object.class) String a,
              // finds: UnsupportedAnnotation @JsonBackReference
              @JsonBackReference String b,
              // finds: UnsupportedAnnotation @JsonRawValue
              @JsonRawValue String c,
              // finds: UnsupportedAnnotation @JsonSerialize
              @JsonSerialize(as = Object.class) String d,
              // finds: UnsupportedAnnotation @JsonFormat on component 'e' of Tools.Views asks for another form
              @JsonFormat(pattern = "dd.MM.yyyy") LocalDate e,
              // finds: UnsupportedAnnotation @JsonFormat
              @JsonFormat(shape = JsonFormat.Shape.NUMBER) Instant f,
              @JsonFormat(pattern = "yyyy-MM-dd") LocalDate g,
              @JsonFormat(shape = JsonFormat.Shape.STRING) LocalDate h,
              // finds: UnsupportedAnnotation @JsonInclude(NON_DEFAULT) on component 'i' of Tools.Views
              @JsonInclude(JsonInclude.Include.NON_DEFAULT) String i,
              // finds: UnsupportedAnnotation @JsonUnwrapped on component 'j' of Tools.Views needs a record
              @JsonUnwrapped String j) {}
          @Tool(description = "d") Views views() { return null; }
          // finds: UnsupportedAnnotation @JsonIdentityInfo
          @JsonIdentityInfo(generator = ObjectIdGenerators.IntSequenceGenerator.class) record Node(String name) {}
          @Tool(description = "d") Node node() { return null; }
          enum Computed {
            A;
            // finds: UnsupportedAnnotation @JsonValue on text of enum Computed is computed when the program runs
            @JsonValue String text() { return "a"; }
          }
          @Tool(description = "d") Computed computed() { return null; }
          // finds: UnsupportedAnnotation @JsonIgnoreProperties(ignoreUnknown = true)
          @JsonIgnoreProperties(ignoreUnknown = true) record Loose(String a) {}
          @Tool(description = "d") Loose loose(Loose loose) { return loose; }
          // finds: UnsupportedAnnotation @JsonNaming(Own.class)
          @JsonNaming(Own.class) record Named(String a) {}
          static class Own extends com.fasterxml.jackson.databind.PropertyNamingStrategies.NamingBase {
            private static final long serialVersionUID = 1L;
            @Override public String translate(String name) { return name; }
          }
          @Tool(description = "d") Named named() { return null; }
          // finds: UnsupportedAnnotation @JsonTypeInfo(use = CLASS) on ByClass is not supported
          @JsonTypeInfo(use = JsonTypeInfo.Id.CLASS) interface ByClass {}
          @Tool(description = "d") ByClass byClass() { return null; }
        }
        """);
  }

  @Test
  void constraintsThatNoSchemaSaysAreRefused() {
    Markers.check(
        """
        package p;
        import dev.collet.*;
        import jakarta.validation.*;
        import jakarta.validation.constraints.*;
        import java.lang.annotation.*;
        import java.time.*;
        import java.util.*;
        class Tools {
          @Constraint(validatedBy = {}) @Target(ElementType.PARAMETER) @Retention(RetentionPolicy.RUNTIME)
          @interface Even {}
          // finds: UnsupportedAnnotation @Even on parameter 'n' is a constraint of its own
          @Tool(description = "d") void own(@Even int n) {}
          // finds: UnsupportedAnnotation @AssertTrue on parameter 'b' is not supported
          @Tool(description = "d") void truth(@AssertTrue boolean b) {}
          // finds: UnsupportedAnnotation @Future on parameter 'd' is not supported: no schema says it. Check the time in the tool
          @Tool(description = "d") void future(@Future LocalDate d) {}
          // finds: UnsupportedAnnotation @Min on parameter 's' does not fit String.
          @Tool(description = "d") void min(@Min(1) String s) {}
          // finds: UnsupportedAnnotation @Size on parameter 'n' does not fit int.
          @Tool(description = "d") void size(@Size(min = 1) int n) {}
          // finds: UnsupportedAnnotation @NotBlank on parameter 'l' does not fit List<String>.
          @Tool(description = "d") void blank(@NotBlank List<String> l) {}
          // finds: UnsupportedAnnotation @Size on parameter 's' names validation groups
          @Tool(description = "d") void groups(@Size(min = 1, groups = Tools.class) String s) {}
          // finds: UnsupportedAnnotation @Pattern on parameter 's' has flags
          @Tool(description = "d") void flags(@Pattern(regexp = "a", flags = Pattern.Flag.CASE_INSENSITIVE) String s) {}
          // finds: UnsupportedAnnotation @Pattern on parameter 's' uses a possessive quantifier
          @Tool(description = "d") void possessive(@Pattern(regexp = "a++") String s) {}
          // finds: UnsupportedAnnotation @Pattern on parameter 's' is no regular expression
          @Tool(description = "d") void broken(@Pattern(regexp = "(") String s) {}
          @Tool(description = "d") void fine(@Valid @NotNull List<@NotBlank @Size(max = 3) String> l) {}
        }
        """);
  }
}
