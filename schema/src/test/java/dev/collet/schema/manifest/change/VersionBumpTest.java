package dev.collet.schema.manifest.change;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class VersionBumpTest {

  @ParameterizedTest
  @CsvSource({
    "1.4.2, MAJOR, 2.0.0",
    "1.4.2, MINOR, 1.5.0",
    "1.4.2, PATCH, 1.4.3",
    "0.4.2, MAJOR, 0.5.0",
    "0.4.2, MINOR, 0.4.3",
    "0.4.2, PATCH, 0.4.3",
    "7, MINOR, 7.1.0",
    "1.2, PATCH, 1.2.1",
    "1.0.0.Final, MAJOR, 2.0.0",
    "99999999999999999999.0.0, MAJOR, 100000000000000000000.0.0",
  })
  void theNextVersion(String released, Level level, String expected) {
    assertEquals(Optional.of(expected), VersionBump.next(released, level));
  }

  @Test
  void aVersionThatIsNoNumberHasNoNext() {
    assertEquals(Optional.empty(), VersionBump.next("Finchley.SR1", Level.MAJOR));
  }

  @ParameterizedTest
  @CsvSource({
    "2.0.0, 2.0.0, true",
    "2.0.0-SNAPSHOT, 2.0.0, true",
    "2.1.0, 2.0.9, true",
    "1.9.9, 2.0.0, false",
    "10.0.0, 9.0.0, true",
    "2, 2.0.0, true",
    "next, 2.0.0, false",
  })
  void whetherAVersionIsHighEnough(String version, String needed, boolean enough) {
    assertEquals(enough, VersionBump.suffices(version, needed));
  }
}
