package dev.collet.schema.manifest.change;

import com.google.errorprone.annotations.CheckReturnValue;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What version a set of changes asks for, by semver.org 2.0.0. Below 1.0.0, where semver promises
 * nothing, the habit of the field: what breaks somebody moves the second number, the rest the
 * third.
 */
@CheckReturnValue
public final class VersionBump {

  private static final Pattern VERSION = Pattern.compile("(\\d+)(?:\\.(\\d+))?(?:\\.(\\d+))?(.*)");

  private VersionBump() {}

  /** The highest level among the changes; empty when there are none. */
  public static Optional<Level> level(List<Change> changes) {
    return changes.stream().map(change -> change.kind().level()).max(Level::compareTo);
  }

  /**
   * The lowest version that a release after {@code released} may have.
   *
   * @return empty when {@code released} does not start with a number
   */
  public static Optional<String> next(String released, Level level) {
    Matcher version = VERSION.matcher(released);
    if (!version.matches()) {
      return Optional.empty();
    }
    BigInteger major = number(version, 1);
    BigInteger minor = number(version, 2);
    BigInteger patch = number(version, 3);
    boolean initial = major.signum() == 0;
    if (level == Level.MAJOR && !initial) {
      return Optional.of(major.add(BigInteger.ONE) + ".0.0");
    }
    if (level == Level.MAJOR || (level == Level.MINOR && !initial)) {
      return Optional.of(major + "." + minor.add(BigInteger.ONE) + ".0");
    }
    return Optional.of(major + "." + minor + "." + patch.add(BigInteger.ONE));
  }

  /**
   * Whether a project's version is high enough; a qualifier such as {@code -SNAPSHOT} counts as the
   * release it leads to.
   */
  public static boolean suffices(String version, String needed) {
    Matcher has = VERSION.matcher(version);
    Matcher wants = VERSION.matcher(needed);
    if (!has.matches() || !wants.matches()) {
      return false;
    }
    for (int part = 1; part <= 3; part++) {
      int order = number(has, part).compareTo(number(wants, part));
      if (order != 0) {
        return order > 0;
      }
    }
    return true;
  }

  private static BigInteger number(Matcher version, int part) {
    String digits = version.group(part);
    return digits == null ? BigInteger.ZERO : new BigInteger(digits);
  }
}
