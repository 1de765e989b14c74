package dev.collet.dispatch;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every cell of both tables: 0 is a result with isError. */
class ErrorPolicyTest {
  @ParameterizedTest
  @CsvSource({
    // failure, policy, 2025-03-26, 2025-06-18, 2025-11-25, 2026-07-28
    "UNKNOWN_TOOL,      MCP_2026_07_28, -32602, -32602, -32602, -32602",
    "UNKNOWN_TOOL,      SEP_2145,       0,      0,      0,      0",
    "TOOL_UNAVAILABLE,  MCP_2026_07_28, -32602, -32602, -32602, -32602",
    "TOOL_UNAVAILABLE,  SEP_2145,       0,      0,      0,      0",
    "MALFORMED_PARAMS,  MCP_2026_07_28, -32602, -32602, -32602, -32602",
    "MALFORMED_PARAMS,  SEP_2145,       -32602, -32602, -32602, -32602",
    "INVALID_ARGUMENTS, MCP_2026_07_28, -32602, -32602, 0,      0",
    "INVALID_ARGUMENTS, SEP_2145,       -32602, -32602, 0,      0",
    "TOOL_ERROR,        MCP_2026_07_28, 0,      0,      0,      0",
    "TOOL_ERROR,        SEP_2145,       0,      0,      0,      0",
    "TOOL_FAILED,       MCP_2026_07_28, 0,      0,      0,      0",
    "TOOL_FAILED,       SEP_2145,       0,      0,      0,      0",
    "TIMED_OUT,         MCP_2026_07_28, 0,      0,      0,      0",
    "TIMED_OUT,         SEP_2145,       0,      0,      0,      0",
    "INVALID_OUTPUT,    MCP_2026_07_28, 0,      0,      0,      0",
    "INVALID_OUTPUT,    SEP_2145,       0,      0,      0,      0",
    "RESULT_TOO_LARGE,  MCP_2026_07_28, 0,      0,      0,      0",
    "RESULT_TOO_LARGE,  SEP_2145,       0,      0,      0,      0",
    "RATE_LIMITED,      MCP_2026_07_28, 0,      0,      0,      0",
    "RATE_LIMITED,      SEP_2145,       0,      0,      0,      0",
    "BUSY,              MCP_2026_07_28, 0,      0,      0,      0",
    "BUSY,              SEP_2145,       0,      0,      0,      0",
    "INTERNAL,          MCP_2026_07_28, -32603, -32603, -32603, -32603",
    "INTERNAL,          SEP_2145,       -32603, -32603, -32603, -32603"
  })
  void theTable(Failure failure, ErrorPolicy policy, int march, int june, int november, int july) {
    assertEquals(march, policy.code(failure, ProtocolVersion.V2025_03_26));
    assertEquals(june, policy.code(failure, ProtocolVersion.V2025_06_18));
    assertEquals(november, policy.code(failure, ProtocolVersion.V2025_11_25));
    assertEquals(july, policy.code(failure, ProtocolVersion.V2026_07_28));
  }

  @Test
  void theTableIsWhole() throws Exception {
    CsvSource source =
        ErrorPolicyTest.class
            .getDeclaredMethod(
                "theTable",
                Failure.class,
                ErrorPolicy.class,
                int.class,
                int.class,
                int.class,
                int.class)
            .getAnnotation(CsvSource.class);
    Set<String> rows = new HashSet<>();
    for (String row : source.value()) {
      rows.add(row.split(",")[0].strip() + row.split(",")[1].strip());
    }
    assertEquals(Failure.values().length * ErrorPolicy.values().length, rows.size());
  }
}
