package dev.collet.processor.shape;

import com.palantir.javapoet.TypeName;
import dev.collet.processor.shape.Shape.AnyKind;
import dev.collet.processor.shape.Shape.ArrayKind;
import dev.collet.processor.shape.Shape.MapKind;
import dev.collet.processor.shape.Shape.OptionalKind;
import dev.collet.processor.shape.Shape.Size;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/** Reads arrays, collections, maps and optionals. */
final class ContainerReader {
  private static final Map<String, OptionalKind> OPTIONALS =
      Map.of(
          "java.util.Optional", OptionalKind.OPTIONAL,
          "java.util.OptionalInt", OptionalKind.INT,
          "java.util.OptionalLong", OptionalKind.LONG,
          "java.util.OptionalDouble", OptionalKind.DOUBLE);

  private static final Map<String, ArrayKind> COLLECTIONS =
      Map.ofEntries(
          Map.entry("java.util.Collection", ArrayKind.COLLECTION),
          Map.entry("java.util.List", ArrayKind.LIST),
          Map.entry("java.util.ArrayList", ArrayKind.LIST),
          Map.entry("java.util.LinkedList", ArrayKind.LIST),
          Map.entry("java.util.Queue", ArrayKind.COLLECTION),
          Map.entry("java.util.Deque", ArrayKind.COLLECTION),
          Map.entry("java.util.ArrayDeque", ArrayKind.COLLECTION),
          Map.entry("java.util.concurrent.CopyOnWriteArrayList", ArrayKind.LIST),
          Map.entry("java.util.Set", ArrayKind.SET),
          Map.entry("java.util.HashSet", ArrayKind.SET),
          Map.entry("java.util.LinkedHashSet", ArrayKind.SET),
          Map.entry("java.util.SortedSet", ArrayKind.SORTED_SET),
          Map.entry("java.util.NavigableSet", ArrayKind.SORTED_SET),
          Map.entry("java.util.TreeSet", ArrayKind.SORTED_SET),
          Map.entry("java.util.EnumSet", ArrayKind.SET),
          Map.entry("java.util.SequencedCollection", ArrayKind.COLLECTION),
          Map.entry("java.util.SequencedSet", ArrayKind.SET),
          Map.entry("java.util.concurrent.CopyOnWriteArraySet", ArrayKind.SET),
          Map.entry("java.util.concurrent.ConcurrentSkipListSet", ArrayKind.SORTED_SET),
          Map.entry("java.util.concurrent.ConcurrentLinkedQueue", ArrayKind.COLLECTION),
          Map.entry("java.util.concurrent.ConcurrentLinkedDeque", ArrayKind.COLLECTION));

  private static final Map<String, MapKind> MAPS =
      Map.ofEntries(
          Map.entry("java.util.Map", MapKind.MAP),
          Map.entry("java.util.HashMap", MapKind.MAP),
          Map.entry("java.util.LinkedHashMap", MapKind.MAP),
          Map.entry("java.util.SequencedMap", MapKind.MAP),
          Map.entry("java.util.EnumMap", MapKind.MAP),
          Map.entry("java.util.concurrent.ConcurrentMap", MapKind.MAP),
          Map.entry("java.util.concurrent.ConcurrentHashMap", MapKind.MAP),
          Map.entry("java.util.SortedMap", MapKind.SORTED_MAP),
          Map.entry("java.util.NavigableMap", MapKind.SORTED_MAP),
          Map.entry("java.util.TreeMap", MapKind.SORTED_MAP),
          Map.entry("java.util.concurrent.ConcurrentNavigableMap", MapKind.SORTED_MAP),
          Map.entry("java.util.concurrent.ConcurrentSkipListMap", MapKind.SORTED_MAP));

  private final Context context;
  private final ShapeReader shapes;

  ContainerReader(Context context, ShapeReader shapes) {
    this.context = context;
    this.shapes = shapes;
  }

  boolean isContainer(DeclaredType type) {
    return OPTIONALS.containsKey(name(type))
        || context.supertype(type, "java.util.Collection") != null
        || context.supertype(type, "java.util.Map") != null;
  }

  @Nullable Shape array(ArrayType type, Place place) {
    TypeMirror component = context.withoutDeclared(type.getComponentType(), place.element());
    Shape element = shapes.readArgument(component, place);
    return element == null
        ? null
        : new Shape.ArrayShape(
            TypeName.get(type),
            ArrayKind.ARRAY,
            element,
            shapes.isNullable(component),
            false,
            Size.NONE);
  }

  @Nullable Shape read(DeclaredType type, Place place) {
    OptionalKind optional = OPTIONALS.get(name(type));
    if (optional != null) {
      return optional(type, optional, place);
    }
    // What javac derives for a supertype has lost the annotations of the arguments.
    DeclaredType collection =
        COLLECTIONS.containsKey(name(type))
            ? type
            : context.supertype(type, "java.util.Collection");
    return collection != null ? collection(type, collection, place) : map(type, place);
  }

  private @Nullable Shape optional(DeclaredType type, OptionalKind kind, Place place) {
    Shape value =
        switch (kind) {
          case OPTIONAL -> shapes.readArgument(type.getTypeArguments().get(0), place);
          case INT -> ScalarTypes.shape("int", TypeName.INT);
          case LONG -> ScalarTypes.shape("long", TypeName.LONG);
          case DOUBLE -> ScalarTypes.shape("double", TypeName.DOUBLE);
        };
    return value == null ? null : new Shape.OptionalShape(TypeName.get(type), kind, value);
  }

  private @Nullable Shape collection(DeclaredType type, DeclaredType collection, Place place) {
    ArrayKind kind = COLLECTIONS.get(name(type));
    if (kind == null && context.isInput()) {
      return refuse(type, place, "Use List, Set or Deque.");
    }
    if (kind == null) {
      boolean isSet = context.supertype(type, "java.util.Set") != null;
      kind = isSet ? ArrayKind.SET : ArrayKind.COLLECTION;
    }
    if (isUnknown(collection)) {
      return refuse(type, place, "Write a type argument.");
    }
    TypeMirror argument = collection.getTypeArguments().get(0);
    Shape element = shapes.readArgument(argument, place);
    if (element == null || isUnordered(kind == ArrayKind.SORTED_SET, argument, type, place)) {
      return null;
    }
    if (name(type).equals("java.util.List") && isTree(element)) {
      return new Shape.AnyShape(TypeName.get(type), AnyKind.TREE_ARRAY);
    }
    boolean isUnique = kind == ArrayKind.SET || kind == ArrayKind.SORTED_SET;
    return new Shape.ArrayShape(
        TypeName.get(type), kind, element, shapes.isNullable(argument), isUnique, Size.NONE);
  }

  private @Nullable Shape map(DeclaredType type, Place place) {
    MapKind kind = MAPS.get(name(type));
    DeclaredType map =
        MAPS.containsKey(name(type)) ? type : context.supertype(type, "java.util.Map");
    if (map == null || isUnknown(map) || (kind == null && context.isInput())) {
      return refuse(type, place, "Use Map.");
    }
    List<? extends TypeMirror> arguments = map.getTypeArguments();
    Shape key = key(arguments.get(0), place);
    Shape value = shapes.readArgument(arguments.get(1), place);
    if (key == null
        || value == null
        || isUnordered(kind == MapKind.SORTED_MAP, arguments.get(0), type, place)) {
      return null;
    }
    if (name(type).equals("java.util.Map") && isTree(value) && isPlainText(key)) {
      return new Shape.AnyShape(TypeName.get(type), AnyKind.TREE_OBJECT);
    }
    return new Shape.MapShape(
        TypeName.get(type),
        kind == null ? MapKind.MAP : kind,
        key,
        value,
        shapes.isNullable(arguments.get(1)),
        Size.NONE);
  }

  private @Nullable Shape key(TypeMirror type, Place place) {
    Shape key = shapes.readArgument(type, place);
    boolean isKey =
        key == null
            || key instanceof Shape.EnumShape
            || key instanceof Shape.IntegerShape
            || (key instanceof Shape.TextShape text && text.kind() != TextKind.BYTES);
    if (isKey) {
      return key;
    }
    context.unmappable(
        place,
        TypeText.of(type)
            + ", the key of a map in "
            + place.subject()
            + ", can't be the name of a JSON member. Use a String, an enum, a whole number, a UUID "
            + "or a date as the key, or a list of records.");
    return null;
  }

  private boolean isUnordered(boolean isSorted, TypeMirror type, DeclaredType holder, Place place) {
    if (!isSorted || context.supertype(shapes.bound(type), "java.lang.Comparable") != null) {
      return false;
    }
    refuse(holder, place, TypeText.of(type) + " is not Comparable, so it can't be sorted.");
    return true;
  }

  private @Nullable Shape refuse(DeclaredType type, Place place, String advice) {
    context.unmappable(
        place, TypeText.of(type) + " in " + place.subject() + " can't be mapped. " + advice);
    return null;
  }

  private static boolean isUnknown(DeclaredType type) {
    return type.getTypeArguments().isEmpty();
  }

  private static boolean isTree(Shape shape) {
    return shape instanceof Shape.AnyShape any && any.kind() == AnyKind.TREE;
  }

  private static boolean isPlainText(Shape shape) {
    return shape instanceof Shape.TextShape text
        && text.kind() == TextKind.STRING
        && text.bounds().equals(Shape.TextBounds.NONE);
  }

  private static String name(DeclaredType type) {
    return ((TypeElement) type.asElement()).getQualifiedName().toString();
  }
}
