package dev.collet.schema.evaluate;

import dev.collet.schema.JsonPointer;
import dev.collet.schema.load.DynamicScope;
import dev.collet.schema.load.SchemaNode;
import tools.jackson.databind.JsonNode;

/**
 * One schema applied to one value: everything that a keyword may look at.
 *
 * @param scope the resources that were entered on the way, for dynamic references
 * @param at where the value is in the instance
 * @param marks what of the value has been evaluated so far
 * @param trace what accepted and rejected, over the whole evaluation
 */
record Application(
    SchemaNode schema,
    DynamicScope scope,
    JsonNode value,
    JsonPointer at,
    Marks marks,
    Trace trace) {

  /** Another schema on the same value. */
  Application with(SchemaNode other) {
    return new Application(other, scope, value, at, marks, trace);
  }

  /** Another schema on the same value, to be tried without leaving marks or traces here. */
  Application apart(SchemaNode other) {
    return new Application(other, scope, value, at, new Marks(), new Trace());
  }

  /** A schema on a member of the value. */
  Application member(SchemaNode other, String name) {
    return new Application(other, scope, value.get(name), at.append(name), new Marks(), trace);
  }

  /** A schema on an element of the value. */
  Application item(SchemaNode other, int index) {
    return new Application(other, scope, value.get(index), at.append(index), new Marks(), trace);
  }

  /**
   * Inside the schema: its resource entered, and with no marks, for cousins don't see each other's.
   */
  Application entered() {
    return new Application(schema, scope.enter(schema.resource()), value, at, new Marks(), trace);
  }

  /** Notes that a keyword of the schema rejects the value. Returns false: the value is invalid. */
  boolean fails(String keyword) {
    trace.fails(at, schema, keyword);
    return false;
  }
}
