package goldens;

import dev.collet.Tool;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.util.UUID;

/** Texts that stand for values. */
public class ScheduleTools {
  public record Slot(LocalDate day, Instant from, OffsetDateTime to, Duration length, UUID id, URI link) {}

  /** Moves a slot. */
  @Tool
  public Slot move(Slot slot, Duration by) {
    return slot;
  }
}
