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

  /** An annotation that is known is not ignored where, or in what, it is not. */
  @Test
  void placesAndMembersThatAreNotUnderstoodAreRefused() {
    Markers.check(
        """
        package p;
        import com.fasterxml.jackson.annotation.*;
        import dev.collet.*;
        import java.util.*;
        import org.jspecify.annotations.Nullable;
        class Tools {
          record Inner(String a, @Nullable String secret) {}
          record Places(
              // finds: UnsupportedAnnotation @JsonIgnoreProperties on component 'a' of Tools.Places is understood on types only. Use a record without them.
              @JsonIgnoreProperties("secret") Inner a,
              // finds: UnsupportedAnnotation @JsonIncludeProperties on component 'b' of Tools.Places is understood on types only
              @JsonIncludeProperties("a") Inner b,
              // finds: UnsupportedAnnotation @JsonPropertyOrder on component 'c' of Tools.Places
              @JsonPropertyOrder("a") Inner c,
              // finds: UnsupportedAnnotation @JsonInclude on component 'd' of Tools.Places has a member 'content' that is not supported
              @JsonInclude(content = JsonInclude.Include.NON_NULL) Map<String, @Nullable String> d,
              @JsonInclude(content = JsonInclude.Include.ALWAYS) String e,
              // finds: UnsupportedAnnotation @JsonSetter on component 'f' of Tools.Places has a member 'nulls'
              @JsonSetter(nulls = Nulls.SKIP) String f,
              @JsonSetter(nulls = Nulls.FAIL) String g,
              @JsonProperty(value = "h", index = 2, defaultValue = "x") String h) {}
          @Tool(description = "d") Places places() { return null; }
          interface Payee {}
          record Person(String name) implements Payee {}
          record Poly(
              // finds: UnsupportedAnnotation @JsonTypeInfo on component 'who' of Tools.Poly is understood on types only. Put it on the type.
              @JsonTypeInfo(use = JsonTypeInfo.Id.NAME) Person who) {}
          @Tool(description = "d") Poly poly() { return null; }
          static class Any {
            private final Map<String, Object> rest = new HashMap<>();
            public String getA() { return ""; }
            public void setA(String a) {}
            // finds: UnsupportedAnnotation @JsonAnySetter on put of Tools.Any is not supported: JSON would not be as it says. Use a component of type Map<String, Object>.
            @JsonAnySetter public void put(String key, Object value) { rest.put(key, value); }
            // finds: UnsupportedAnnotation @JsonAnyGetter on rest of Tools.Any
            @JsonAnyGetter public Map<String, Object> rest() { return rest; }
          }
          @Tool(description = "d") void any(Any any) {}
          // finds: UnsupportedAnnotation @JsonFormat on Tools.Point asks for another form than an object
          @JsonFormat(shape = JsonFormat.Shape.ARRAY) record Point(int x, int y) {}
          @Tool(description = "d") Point point() { return null; }
          // finds: UnsupportedAnnotation @JsonFormat on Tools.Level asks for another form than a string
          @JsonFormat(shape = JsonFormat.Shape.NUMBER) enum Level { LOW }
          @Tool(description = "d") Level level() { return Level.LOW; }
          @JsonFormat(shape = JsonFormat.Shape.STRING) enum Plain { LOW }
          @Tool(description = "d") Plain plain() { return Plain.LOW; }
          static class Code {
            // finds: UnsupportedAnnotation @JsonValue on text of Tools.Code is not supported: JSON would not be as it says. Put it on the getter.
            @JsonValue public final String text;
            public Code(String text) { this.text = text; }
          }
          @Tool(description = "d") void code(Code code) {}
          // finds: UnsupportedAnnotation @JsonIgnoreProperties on Tools.OneWay has a member 'allowGetters' that is not supported
          @JsonIgnoreProperties(value = "a", allowGetters = true) record OneWay(String a, String b) {}
          @Tool(description = "d") OneWay oneWay() { return null; }
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
          @Constraint(validatedBy = EvenValidator.class) @Min(0) @Target(ElementType.PARAMETER) @Retention(RetentionPolicy.RUNTIME)
          @interface EvenOne {}
          static class EvenValidator implements ConstraintValidator<EvenOne, Integer> {
            @Override public boolean isValid(Integer n, ConstraintValidatorContext c) { return n % 2 == 0; }
          }
          // finds: UnsupportedAnnotation @EvenOne on parameter 'n' is checked by a class of its own, which no schema says
          @Tool(description = "d") void checked(@EvenOne int n) {}
          @Constraint(validatedBy = {}) @Min(0) @Target(ElementType.PARAMETER) @Retention(RetentionPolicy.RUNTIME)
          @interface AtLeast { @OverridesAttribute(constraint = Min.class, name = "value") long bound(); Class<?>[] groups() default {}; }
          // finds: UnsupportedAnnotation @AtLeast on parameter 'n' changes what it is composed of by its member 'bound'
          @Tool(description = "d") void overridden(@AtLeast(bound = 3) int n) {}
          @Constraint(validatedBy = {}) @Future @Target(ElementType.PARAMETER) @Retention(RetentionPolicy.RUNTIME)
          @interface Soon {}
          // finds: UnsupportedAnnotation @Future on parameter 'd' is not supported: no schema says it
          @Tool(description = "d") void bundled(@Soon LocalDate d) {}
          @Constraint(validatedBy = {}) @Min(0) @Max(9) @Target(ElementType.PARAMETER) @Retention(RetentionPolicy.RUNTIME)
          @interface Digit { Class<?>[] groups() default {}; }
          // finds: UnsupportedAnnotation @Digit on parameter 'n' names validation groups
          @Tool(description = "d") void grouped(@Digit(groups = Tools.class) int n) {}
          @Tool(description = "d") void digit(@Digit int n) {}
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

  /** A tool whose argument can have no value can't be called, whatever its schema says. */
  @Test
  void constraintsThatLeaveNoValueOrAreNone() {
    Markers.check(
        """
        package p;
        import dev.collet.*;
        import jakarta.validation.constraints.*;
        import java.util.*;
        class Tools {
          // finds: UnsupportedAnnotation @Size on parameter 's' leaves no value: nothing is of a length of at least 5 and at most 3. Correct the bounds.
          @Tool(description = "d") void text(@Size(min = 5, max = 3) String s) {}
          // finds: UnsupportedAnnotation @Max on parameter 'n' leaves no value: nothing is at least 10 and at most 5.
          @Tool(description = "d") void both(@Min(10) @Max(5) int n) {}
          // finds: UnsupportedAnnotation @Min on parameter 'b' leaves no value: nothing is at least 300 and at most 127.
          @Tool(description = "d") void range(@Min(300) byte b) {}
          // finds: UnsupportedAnnotation @DecimalMax on parameter 'n' leaves no value
          @Tool(description = "d") void between(@DecimalMin("0.1") @DecimalMax("0.9") int n) {}
          // finds: UnsupportedAnnotation @DecimalMax on parameter 'd' leaves no value: nothing is above 0.5 and at most 0.5.
          @Tool(description = "d") void open(@DecimalMin(value = "0.5", inclusive = false) @DecimalMax("0.5") double d) {}
          // finds: UnsupportedAnnotation @Max on parameter 'l' leaves no value
          @Tool(description = "d") void inside(List<@Min(3) @Max(2) Integer> l) {}
          // finds: UnsupportedAnnotation @Size on parameter 'o' leaves no value
          @Tool(description = "d") void optional(Optional<@Size(min = 2, max = 1) String> o) {}
          // finds: UnsupportedAnnotation @Size on parameter 'm' leaves no value: nothing is of a size of at least 2 and at most 1.
          @Tool(description = "d") void sizes(@Size(min = 2) @Size(max = 1) Map<String, String> m) {}
          // finds: UnsupportedAnnotation @Max on component 'n' of Tools.R leaves no value
          record R(@Min(5) @Max(4) int n) {}
          @Tool(description = "d") R record(R r) { return r; }
          // finds: UnsupportedAnnotation @DecimalMin on parameter 'n' names 'many', which is no number.
          @Tool(description = "d") void text(@DecimalMin("many") int n) {}
          // finds: UnsupportedAnnotation @DecimalMax on parameter 'n' names a number that no reader takes
          @Tool(name = "huge", description = "d") void huge(@DecimalMax("1e999999999") long n) {}
          // finds: UnsupportedAnnotation @Size on parameter 's' has max = -1, which is below 0.
          @Tool(description = "d") void less(@Size(max = -1) String s) {}
          // finds: UnsupportedAnnotation @Digits on parameter 'n' has fraction = -2, which is below 0.
          @Tool(description = "d") void digits(@Digits(integer = 1, fraction = -2) int n) {}
          @Tool(description = "d") void one(@Min(5) @Max(5) int n, @DecimalMin("0.5") @DecimalMax("0.5") double d) {}
        }
        """
            .replace("void text(@DecimalMin", "void number(@DecimalMin"));
  }

  /** Jakarta Validation would ask it; nothing here does, so it may not be passed over. */
  @Test
  void checksOfTheWholeObjectAreRefused() {
    Markers.check(
        """
        package p;
        import dev.collet.*;
        import jakarta.validation.constraints.*;
        class Tools {
          record Range(int low, int high) {
            // finds: UnsupportedAnnotation @AssertTrue on isOrdered of Tools.Range is not supported: no schema says it. Check it in the tool
            @AssertTrue boolean isOrdered() { return low <= high; }
          }
          // finds: UnsupportedAnnotation @AssertTrue on component 'isSet' of Tools.Flag is not supported
          record Flag(@AssertTrue boolean isSet) {}
          @Tool(description = "d") void flag(Flag flag) {}
          static class Bean {
            private int size;
            public void setSize(int size) { this.size = size; }
            // finds: UnsupportedAnnotation @AssertFalse on isOdd of Tools.Bean is not supported
            @AssertFalse public boolean isOdd() { return size % 2 == 1; }
          }
          @Tool(description = "d") void range(Range range) {}
          @Tool(description = "d") void bean(Bean bean) {}
        }
        """);
  }

  @Test
  void subtypesThatAreNoneOrHaveTwoTextsAreRefused() {
    Markers.check(
        """
        package p;
        import com.fasterxml.jackson.annotation.*;
        import dev.collet.*;
        class Tools {
          @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
          @JsonSubTypes(@JsonSubTypes.Type(value = Cat.class, names = {"cat", "kitty"}))
          // finds: UnsupportedAnnotation @JsonSubTypes on Animal has a member 'names' that is not supported: one alternative has one text. Use name.
          interface Animal {}
          record Cat(int lives) implements Animal {}
          @Tool(description = "d") void animal(Animal animal) {}
          @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
          @JsonSubTypes({@JsonSubTypes.Type(Cat.class), @JsonSubTypes.Type(Oak.class)})
          // finds: UnsupportedAnnotation @JsonSubTypes on Plant names Tools.Cat, which is no subtype of it. Take it out.
          interface Plant {}
          record Oak(int age) implements Plant {}
          @Tool(description = "d") Plant plant() { return new Oak(1); }
        }
        """);
  }

  @Test
  void constraintsThatWouldBeLostAreRefused() {
    Markers.check(
        """
        package p;
        import dev.collet.*;
        import jakarta.validation.constraints.*;
        import java.util.*;
        class Tools {
          record Page<T>(
              // finds: UnsupportedAnnotation @Size on component 'items' of Tools.Page<String> stands on the type variable T, where it is lost. Put it on the type that stands for the variable.
              List<@Size(max = 3) T> items, @NotNull T first, @Size(max = 3) List<T> more) {}
          @Tool(description = "d") void page(Page<String> page) {}
          record Fine<T>(@Size(max = 3) List<T> more) {}
          @Tool(description = "d") void fine(Fine<@Size(max = 3) String> page) {}
          // finds: UnsupportedAnnotation @Size on the result of 'text' is not checked
          @Tool(description = "d") @Size(max = 3) String text() { return "abcd"; }
          @Tool(description = "d") @NotNull String given() { return ""; }
        }
        """);
  }
}
