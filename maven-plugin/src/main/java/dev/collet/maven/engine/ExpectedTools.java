package dev.collet.maven.engine;

import dev.collet.schema.manifest.ToolFragment;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Which tools the processor must have seen in a class: its own, and those of the abstract and
 * generic types above it, which leave theirs to the concrete classes below.
 *
 * @param own the class's own methods
 * @param inherited the methods of types above it
 * @param isOpen whether a type above it could not be looked at, so that there may be more
 */
record ExpectedTools(
    List<CompiledClass.Method> own, List<CompiledClass.Method> inherited, boolean isOpen) {

  /** Whether the processor must have written a fragment. */
  boolean isAny() {
    return !own.isEmpty() || !inherited.isEmpty();
  }

  /** Works them out for a module's classes. */
  static final class Finder {
    private final Map<String, CompiledClass> module;
    private final ClassPath dependencies;
    private final Map<String, Optional<CompiledClass>> outside = new HashMap<>();

    Finder(Map<String, CompiledClass> module, ClassPath dependencies) {
      this.module = module;
      this.dependencies = dependencies;
    }

    ExpectedTools of(CompiledClass type) throws IOException {
      if (type.isTemplate() || type.isLocal()) {
        return new ExpectedTools(List.of(), List.of(), false);
      }
      List<CompiledClass.Method> inherited = new ArrayList<>();
      boolean isOpen = above(type, inherited, new HashSet<>());
      return new ExpectedTools(type.tools(), List.copyOf(inherited), isOpen);
    }

    private boolean above(
        CompiledClass type, List<CompiledClass.Method> inherited, Set<String> seen)
        throws IOException {
      boolean isOpen = false;
      for (String name : type.supertypes()) {
        if (seen.add(name)) {
          Optional<CompiledClass> found = find(name);
          if (found.isEmpty()) {
            isOpen = true;
          } else if (!isServed(found.get())) {
            inherited.addAll(found.get().tools());
            isOpen |= above(found.get(), inherited, seen);
          }
        }
      }
      return isOpen;
    }

    /** Whether the type has a toolset of its own, and its tools are there and not below. */
    private boolean isServed(CompiledClass type) throws IOException {
      if (type.isTemplate()) {
        return false;
      }
      return module.containsKey(type.name())
          ? of(type).isAny()
          : dependencies.find(ToolFragment.FOLDER + type.name() + ".json").isPresent();
    }

    private Optional<CompiledClass> find(String name) throws IOException {
      CompiledClass here = module.get(name);
      if (here != null) {
        return Optional.of(here);
      }
      Optional<CompiledClass> known = outside.get(name);
      if (known == null) {
        known = dependencies.find(name.replace('.', '/') + ".class").map(CompiledClassReader::read);
        outside.put(name, known);
      }
      return known;
    }
  }
}
