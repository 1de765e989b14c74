package dev.collet.server;

import dev.collet.Form;
import dev.collet.Question;
import java.util.Map;

/**
 * Answers a call that needs something of the client first: {@code input_required}, with the
 * questions and the sealed state. See MCP 2026-07-28, basic/patterns/mrtr.
 */
final class Suspensions {
  private final RequestStates states;
  private final byte[] metaMember;

  Suspensions(RequestStates states, ServerInfo info) {
    this.states = states;
    this.metaMember = info.metaMember();
  }

  /** Writes the answer with the open questions. */
  void write(MessageBuffer out, Call call, Asks asks) {
    Replies.beginResult(out, call.request.id());
    out.ascii("{\"resultType\":\"input_required\",\"inputRequests\":{");
    boolean isFirst = true;
    for (Map.Entry<String, Question<?>> open : asks.open().entrySet()) {
      out.ascii(isFirst ? "" : ",").string(open.getKey()).ascii(":{");
      isFirst = false;
      Question<?> question = open.getValue();
      Form<?> form = question.form();
      if (form == null && question.type() != null) {
        form = call.tool.toolset().form(question.type());
      }
      Elicitation.write(question, form, call.request.version(), out);
      out.ascii("}");
    }
    String tool = call.tool.descriptor().name();
    String state = states.close(call.request, tool, asks.after());
    out.ascii("},\"requestState\":").string(state).ascii(",").raw(metaMember).ascii("}}");
  }
}
