package dev.collet.schema.load;

import java.util.ArrayList;
import java.util.List;

/**
 * The schema resources with dynamic anchors that were entered on the way to a schema, the outermost
 * first (core specification, section 7.1). Entering one twice changes nothing, since the outermost
 * counts.
 *
 * @param resources the resources
 */
public record DynamicScope(List<SchemaResource> resources) {

  /** No resource entered. */
  public static final DynamicScope EMPTY = new DynamicScope(List.of());

  /** The scope inside a schema that belongs to this resource. */
  public DynamicScope enter(SchemaResource resource) {
    if (resource.dynamicAnchors().isEmpty() || resources.contains(resource)) {
      return this;
    }
    List<SchemaResource> longer = new ArrayList<>(resources);
    longer.add(resource);
    return new DynamicScope(List.copyOf(longer));
  }

  /**
   * Where a {@code $dynamicRef} leads (core, section 8.2.3.2).
   *
   * @param initial where it would lead as a {@code $ref}
   * @param reference its text
   */
  public SchemaNode resolve(SchemaNode initial, String reference) {
    String name = Uris.fragment(reference);
    if (name.isEmpty() || initial.resource().dynamicAnchor(name) != initial) {
      return initial;
    }
    for (SchemaResource resource : resources) {
      SchemaNode target = resource.dynamicAnchor(name);
      if (target != null) {
        return target;
      }
    }
    return initial;
  }
}
