package dev.collet.benchmarks.hand;

import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.List;

/** The hand-written server as a servlet. */
public final class HandServlet extends HttpServlet {
  private static final long serialVersionUID = 1L;

  private final transient HandServer server =
      new HandServer(List.of("get_weather_data"), new byte[0]);

  @Override
  protected void doPost(HttpServletRequest request, HttpServletResponse response)
      throws IOException {
    byte[] body = request.getInputStream().readAllBytes();
    if (!HandHeaders.fit(
        request.getHeader("Origin"),
        request.getHeader("MCP-Protocol-Version"),
        request.getHeader("Mcp-Method"),
        request.getHeader("Mcp-Name"))) {
      response.setStatus(400);
      return;
    }
    byte[] reply = server.answer(body);
    response.setContentType("application/json");
    response.setContentLength(reply.length);
    response.getOutputStream().write(reply);
  }
}
