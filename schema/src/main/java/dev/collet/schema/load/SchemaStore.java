package dev.collet.schema.load;

import dev.collet.schema.JsonPointer;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** Holds the documents of one run and resolves references between them (core, section 8.2). */
public final class SchemaStore {

  private final DocumentResolver resolver;
  private final Map<String, DocumentReader.Document> documents = new HashMap<>();
  private final Map<String, SchemaResource> resources = new HashMap<>();
  private final Map<SchemaNode, Map<String, SchemaNode>> resolved = new HashMap<>();

  /** A store that asks for further documents only what it is given. */
  public SchemaStore(DocumentResolver resolver) {
    this.resolver = resolver;
  }

  /**
   * Reads a document and all the resources in it.
   *
   * @param uri where the document came from, without a fragment; may be empty
   * @return the document's outermost schema
   * @throws UnsupportedSchemaException if it can't be read as 2020-12
   */
  public SchemaNode load(String uri, JsonNode json) {
    DocumentReader.Document document = new DocumentReader(uri, this, this::dialect).read(json);
    documents.put(uri, document);
    document.resources().forEach(resources::putIfAbsent);
    resources.putIfAbsent(uri, document.root().resource());
    return document.root();
  }

  /**
   * The schema a {@code $ref} (or, at first, a {@code $dynamicRef}) leads to.
   *
   * @throws UnsupportedSchemaException if it leads nowhere
   */
  public SchemaNode resolve(SchemaNode from, String reference) {
    Map<String, SchemaNode> known = resolved.computeIfAbsent(from, node -> new HashMap<>());
    SchemaNode target = known.get(reference);
    if (target == null) {
      target = lookUp(from, reference);
      known.put(reference, target);
    }
    return target;
  }

  private SchemaNode lookUp(SchemaNode from, String reference) {
    String uri = Uris.resolve(from.resource().uri(), reference);
    SchemaResource resource =
        reference.startsWith("#") ? from.resource() : resource(Uris.withoutFragment(uri));
    SchemaNode found = resource == null ? null : inside(resource, Uris.fragment(uri));
    if (found == null) {
      throw new UnsupportedSchemaException(
          "The reference '" + reference + "' at " + from + " leads nowhere");
    }
    return found;
  }

  private @Nullable SchemaResource resource(String uri) {
    SchemaResource known = resources.get(uri);
    if (known == null) {
      Optional<JsonNode> json = document(uri);
      if (json.isPresent()) {
        known = load(uri, json.get()).resource();
      }
    }
    return known;
  }

  private Optional<JsonNode> document(String uri) {
    Optional<JsonNode> given = uri.isEmpty() ? Optional.empty() : resolver.document(uri);
    return given.isPresent() ? given : Metaschemas.document(uri);
  }

  private @Nullable SchemaNode inside(SchemaResource resource, String fragment) {
    if (fragment.isEmpty()) {
      return resource.root();
    }
    if (fragment.charAt(0) != '/') {
      return resource.anchor(fragment);
    }
    SchemaNode root = resource.root();
    JsonPointer pointer;
    try {
      pointer = root.pointer().append(JsonPointer.parse(fragment));
    } catch (IllegalArgumentException e) {
      throw new UnsupportedSchemaException("'#" + fragment + "' is no JSON Pointer");
    }
    DocumentReader.Document document = documents.get(root.document());
    if (document == null) {
      return null;
    }
    SchemaNode node = document.nodes().get(pointer);
    return node != null ? node : unlisted(document, root.document(), pointer);
  }

  private static @Nullable SchemaNode unlisted(
      DocumentReader.Document document, String uri, JsonPointer pointer) {
    Optional<JsonNode> json = pointer.find(document.json());
    if (json.isEmpty() || !(json.get().isObject() || json.get().isBoolean())) {
      return null;
    }
    JsonPointer up = pointer;
    while (!document.nodes().containsKey(up)) {
      up = up.parent();
    }
    SchemaResource enclosing = document.nodes().getOrDefault(up, document.root()).resource();
    return DocumentReader.below(document, uri, pointer, json.get(), enclosing);
  }

  private Dialect dialect(String label, JsonNode schema) {
    String uri = Uris.withoutFragment(label);
    if (uri.equals(Dialect.STANDARD_URI)) {
      return Dialect.STANDARD;
    }
    if (LegacyDialects.isLegacy(label)) {
      Optional<String> difference = LegacyDialects.difference(label, schema);
      if (difference.isPresent()) {
        throw new UnsupportedSchemaException(
            "$schema is "
                + label
                + ", under which '"
                + difference.get()
                + "' means something else");
      }
      return Dialect.STANDARD;
    }
    Optional<JsonNode> metaschema = document(uri);
    if (metaschema.isEmpty()) {
      throw new UnsupportedSchemaException("$schema is " + label + ", which is not known here");
    }
    return Dialect.of(uri, metaschema.get());
  }
}
