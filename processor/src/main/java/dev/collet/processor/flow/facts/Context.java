package dev.collet.processor.flow.facts;

import com.sun.source.tree.MethodTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.Trees;
import dev.collet.processor.flow.ExceptionType;
import dev.collet.processor.flow.MethodKey;
import dev.collet.processor.flow.library.LibraryModels;
import dev.collet.processor.flow.library.Signatures;
import dev.collet.processor.flow.text.Patterns;
import dev.collet.processor.flow.value.Fact;
import dev.collet.processor.flow.value.Ranges;
import dev.collet.processor.javac.Paths;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.ModuleElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;
import org.jspecify.annotations.Nullable;

/** What reading bodies needs of the compilation, and what it has learnt on the way. */
public final class Context {
  final Trees trees;
  final Elements elements;
  final Types types;
  final Signatures signatures;
  final ExceptionTypes exceptions;
  final Selects selects;
  final Keys keys;
  final Paths paths;
  final Constants constants;
  final Domains domains = new Domains();
  final Mutators mutators = new Mutators();
  final ChangeFinder changes = new ChangeFinder(mutators);
  final Streams streams = new Streams(this);
  final ThrownParameters thrownParameters = new ThrownParameters(this);
  final Checks checks = new Checks(this);
  final Texts texts = new Texts(this);
  final Readings readings = new Readings(this);
  final Readers readers = new Readers(this);
  final Builders builders = new Builders(this);
  final Returns returns = new Returns(this);
  final Lookups lookups = new Lookups(this);
  final Invariants invariants = new Invariants(this);
  final Members members = new Members(this);
  final Presence presence = new Presence(this);
  final Comparisons comparisons = new Comparisons(this);
  final SealedTypes sealedTypes = new SealedTypes(this);
  final LibraryThrows libraryThrows = new LibraryThrows(this);
  final Values values;
  final Origins origins = new Origins(this);
  final ExactClasses exactClasses = new ExactClasses(this);
  final LibraryRows rows;
  final Regexes regexes = new Regexes(this);
  final Helpers helpers = new Helpers(this);
  private final Patterns patterns;
  final TypeFacts typeFacts;
  final boolean readsDocumentation;
  final Map<VariableElement, Value> fields = new HashMap<>();

  /** What local variables that never change were given. */
  final Map<Element, TreePath> initialisers = new HashMap<>();

  final Set<TypeElement> localClasses = new LinkedHashSet<>();
  private final Map<MethodKey, ExecutableElement> methods = new HashMap<>();
  private Set<ExecutableElement> replaced = Set.of();
  private final Map<Element, Boolean> sources = new HashMap<>();
  private final Map<Element, Boolean> platform = new HashMap<>();

  /**
   * A context of one compilation.
   *
   * @param readsDocumentation whether the Javadoc of source methods counts
   */
  public Context(
      Trees trees,
      Elements elements,
      Types types,
      LibraryModels models,
      Signatures signatures,
      boolean readsDocumentation) {
    this.trees = trees;
    this.elements = elements;
    this.types = types;
    this.signatures = signatures;
    this.readsDocumentation = readsDocumentation;
    this.exceptions = new ExceptionTypes(elements);
    this.selects = new Selects(elements);
    this.keys = new Keys(trees, selects, mutators);
    this.paths = new Paths(trees);
    this.constants = new Constants(trees);
    this.typeFacts = new TypeFacts(elements, types);
    this.rows = new LibraryRows(this, models);
    this.patterns = new Patterns(models::patterns);
    this.values = new Values(this);
  }

  /** The exception class of that canonical name; null when the compilation does not know it. */
  public @Nullable ExceptionType exception(String name) {
    return exceptions.named(name);
  }

  /** What is known about a text of that size that the pattern has matched whole. */
  Fact matched(Regexes.Regex regex, Ranges size) {
    return patterns.matched(regex.text(), regex.ignoresCase(), size);
  }

  /** Whether all that a pattern matches whole is made of characters of a set. */
  boolean isMadeOf(String regex, String set) {
    return patterns.isMadeOf(regex, set);
  }

  /** What is known of a value, with what its length and the pattern that has matched it say. */
  Fact sized(Fact fact) {
    return patterns.sized(fact);
  }

  /** Where a method is written; null when that is not in this compilation. */
  public @Nullable TreePath path(ExecutableElement method) {
    return paths.of(method);
  }

  /** The method's key; the method can be found again by it. */
  MethodKey remember(ExecutableElement method) {
    MethodKey key = signatures.key(method);
    methods.putIfAbsent(key, method);
    return key;
  }

  /** The method of a key that a fact has named. */
  public @Nullable ExecutableElement method(MethodKey key) {
    return methods.get(key);
  }

  /**
   * Makes sure that the body at the path has its types: javac attributes the class around a tree
   * without a symbol of its own when it is asked for one.
   */
  void attribute(TreePath member) {
    if (member.getLeaf() instanceof MethodTree method && method.getBody() != null) {
      trees.getElement(new TreePath(member, method.getBody()));
    } else if (member.getLeaf() instanceof VariableTree field && field.getInitializer() != null) {
      trees.getElement(new TreePath(member, field.getModifiers()));
    }
  }

  /** Takes the classes of this compilation, all but those inside methods. */
  public void know(ClassIndex index) {
    replaced = index.replaced();
  }

  /**
   * Whether a call of a method with a body runs that body: nothing can replace it, or no class of
   * this compilation does.
   */
  boolean isFixed(ExecutableElement method) {
    return CallScanner.isFixed(method)
        || (method.getEnclosingElement().getKind().isClass()
            && !method.getModifiers().contains(Modifier.ABSTRACT)
            && !replaced.contains(method));
  }

  /** Local and anonymous classes that reading has come across. */
  public Set<TypeElement> localClasses() {
    return localClasses;
  }

  /** Whether the method's class is compiled here. */
  public boolean isSource(ExecutableElement method) {
    return isSource((TypeElement) method.getEnclosingElement());
  }

  boolean isSource(TypeElement type) {
    Boolean isSource = sources.get(type);
    if (isSource == null) {
      isSource = trees.getTree(type) != null;
      sources.put(type, isSource);
    }
    return isSource;
  }

  /** Whether a field of this compilation has an initialiser. */
  boolean hasInitialiser(VariableElement field) {
    TreePath path = paths.of(field);
    return path != null
        && path.getLeaf() instanceof VariableTree tree
        && tree.getInitializer() != null;
  }

  /** Whether the class belongs to the JDK. */
  boolean isPlatform(Element type) {
    Boolean isPlatform = platform.get(type);
    if (isPlatform == null) {
      ModuleElement module = elements.getModuleOf(type);
      String name = module == null ? "" : module.getQualifiedName().toString();
      isPlatform = name.startsWith("java.") || name.startsWith("jdk.");
      platform.put(type, isPlatform);
    }
    return isPlatform;
  }
}
