package dev.collet.schema.manifest.change;

import dev.collet.schema.JsonPointer;

/** Which of a tool's two schemas is meant; the direction of every judgement depends on it. */
enum Side {
  INPUT("inputSchema"),
  OUTPUT("outputSchema");

  private final String member;

  Side(String member) {
    this.member = member;
  }

  /** Where the schema stands in the tool. */
  JsonPointer root() {
    return JsonPointer.ROOT.append(member);
  }

  /** The kind for arguments or the one for results. */
  ChangeKind kind(ChangeKind input, ChangeKind output) {
    return this == INPUT ? input : output;
  }
}
