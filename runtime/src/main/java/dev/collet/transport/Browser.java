package dev.collet.transport;

/** What a browser needs to let the pages of an allowed origin talk to the server (CORS). */
public final class Browser {
  private Browser() {}

  /**
   * Adds the headers that allow the request's origin, and answers the question that browsers ask
   * before a request.
   *
   * @return whether the request was that question
   */
  public static boolean answer(String method, HttpWire wire, HttpReply reply) {
    String origin = wire.header("Origin");
    if (origin == null) {
      return false;
    }
    wire.setHeader("Access-Control-Allow-Origin", origin);
    wire.setHeader("Vary", "Origin");
    wire.setHeader("Access-Control-Expose-Headers", "WWW-Authenticate, Mcp-Session-Id");
    if (!method.equals("OPTIONS")) {
      return false;
    }
    String headers = wire.header("Access-Control-Request-Headers");
    wire.setHeader("Access-Control-Allow-Methods", "POST, GET, DELETE");
    if (headers != null && headers.matches("[A-Za-z0-9,_ -]{1,2000}")) {
      wire.setHeader("Access-Control-Allow-Headers", headers);
    }
    reply.end(204);
    return true;
  }
}
