package dev.collet.schema.manifest.change;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ChangeKindTest {

  @ParameterizedTest
  @EnumSource(ChangeKind.class)
  void whatBreaksACallerOrAReaderIsMajorAndWhatIsMajorBreaksSomebody(ChangeKind kind) {
    boolean program = kind.breaks().filter(who -> who != Audience.APPROVER).isPresent();
    assertTrue(!program || kind.level() == Level.MAJOR);
    assertTrue(kind.level() != Level.MAJOR || kind.breaks().isPresent());
  }

  @ParameterizedTest
  @EnumSource(ChangeKind.class)
  void argumentsBreakCallersAndResultsBreakReaders(ChangeKind kind) {
    kind.breaks()
        .ifPresent(
            who -> {
              if (kind.name().contains("INPUT") || kind.name().contains("ARGUMENT")) {
                assertEquals(Audience.CALLER, who);
              } else if (kind.name().contains("OUTPUT") || kind.name().contains("MEMBER")) {
                assertEquals(Audience.READER, who);
              }
            });
  }

  @ParameterizedTest
  @EnumSource(ChangeKind.class)
  void theSummaryIsASentence(ChangeKind kind) {
    assertTrue(kind.summary().matches("[A-Z].*[a-z]\\."), kind.summary());
  }
}
