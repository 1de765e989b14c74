package dev.collet.schema.compare.logic;

import dev.collet.schema.load.DynamicScope;
import dev.collet.schema.load.SchemaNode;

/**
 * A schema in the dynamic scope that it is used in. Two uses are equal if they are known to accept
 * the same values.
 */
public final class SchemaUse {

  private final int schemaClass;
  private final SchemaNode node;
  private final DynamicScope scope;

  SchemaUse(int schemaClass, SchemaNode node, DynamicScope scope) {
    this.schemaClass = schemaClass;
    this.node = node;
    this.scope = scope;
  }

  SchemaNode node() {
    return node;
  }

  DynamicScope scope() {
    return scope;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof SchemaUse that
        && schemaClass == that.schemaClass
        && scope.equals(that.scope);
  }

  @Override
  public int hashCode() {
    return schemaClass * 31 + scope.hashCode();
  }

  @Override
  public String toString() {
    return node.toString();
  }
}
