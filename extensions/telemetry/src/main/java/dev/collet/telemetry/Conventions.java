package dev.collet.telemetry;

import dev.collet.dispatch.Failure;
import dev.collet.server.CallListener.CallInfo;
import dev.collet.server.CallListener.Ending;
import dev.collet.server.CallListener.Kind;
import java.util.Locale;

/** Names and values of OpenTelemetry's semantic conventions for MCP servers. */
final class Conventions {
  static final String DURATION = "mcp.server.operation.duration";
  static final String METHOD = "mcp.method.name";
  static final String TOOLS_CALL = "tools/call";
  static final String TOOL = "gen_ai.tool.name";
  static final String OPERATION = "gen_ai.operation.name";
  static final String EXECUTE_TOOL = "execute_tool";
  static final String VERSION = "mcp.protocol.version";
  static final String REQUEST_ID = "jsonrpc.request.id";
  static final String TRANSPORT = "network.transport";
  static final String ERROR_TYPE = "error.type";
  static final String STATUS_CODE = "rpc.response.status_code";

  /** What a metric says instead of a name that no tool has: a client could send any number. */
  static final String OTHER = "_OTHER";

  private static final int LONGEST_ID = 200;

  private Conventions() {}

  /** The id, cut where no client of good will has one so long. */
  static String requestId(CallInfo call) {
    String id = call.requestId();
    return id.length() <= LONGEST_ID ? id : id.substring(0, LONGEST_ID);
  }

  static String transport(CallInfo call) {
    return call.isHttp() ? "tcp" : "pipe";
  }

  /** The tool's name, as far as it is one: names that clients make up are no dimension. */
  static String tool(CallInfo call, Failure failure) {
    boolean isKnown = failure != Failure.UNKNOWN_TOOL && failure != Failure.MALFORMED_PARAMS;
    return isKnown ? call.tool() : OTHER;
  }

  /** What {@code error.type} says of a call that was refused. */
  static String errorType(Failure failure, int errorCode) {
    return errorCode != 0 ? Integer.toString(errorCode) : failure.name().toLowerCase(Locale.ROOT);
  }

  /** What {@code error.type} says; empty when the call did not fail. */
  static String errorType(Ending ending) {
    if (ending.kind() == Kind.CANCELLED) {
      return "cancelled";
    }
    if (ending.kind() != Kind.FAILED) {
      return "";
    }
    if (ending.errorCode() != 0) {
      return Integer.toString(ending.errorCode());
    }
    // A result with isError; the convention's own value for a failure of the tool.
    Failure failure = ending.failure();
    return failure == null || failure == Failure.TOOL_ERROR || failure == Failure.TOOL_FAILED
        ? "tool_error"
        : failure.name().toLowerCase(Locale.ROOT);
  }
}
