package dev.collet.processor.rule.output;

import dev.collet.processor.drift.MemberSites;
import dev.collet.processor.model.ToolModel;
import dev.collet.processor.report.Site;
import dev.collet.processor.shape.Member;
import java.util.List;
import java.util.Optional;

/**
 * Says where a finding about drift belongs: on the member when that is in this compilation, else on
 * the annotation's value.
 */
final class DriftSites {
  private DriftSites() {}

  static Site of(ToolModel tool, ToolModel.DeclaredSchema declared, List<String> path) {
    Optional<Member> member = MemberSites.at(tool.output().shape(), path);
    boolean isOwn =
        member.isPresent() && !member.get().site().element().equals(tool.sites().tool().element());
    return isOwn ? member.get().site().orSuppressedAt(tool.sites().tool()) : declared.site();
  }
}
