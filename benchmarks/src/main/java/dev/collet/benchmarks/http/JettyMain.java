package dev.collet.benchmarks.http;

import dev.collet.benchmarks.hand.HandServlet;
import jakarta.servlet.Servlet;
import org.eclipse.jetty.ee10.servlet.ServletContextHandler;
import org.eclipse.jetty.ee10.servlet.ServletHolder;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;

/** One of the contenders on Jetty, on a free port of loopback, which it prints. */
public final class JettyMain {
  private JettyMain() {}

  /** Serves the contender named by the argument. */
  public static void main(String[] arguments) throws Exception {
    Server server = new Server();
    ServerConnector connector = new ServerConnector(server);
    connector.setHost("127.0.0.1");
    server.addConnector(connector);
    ServletContextHandler handler = new ServletContextHandler("/");
    ServletHolder holder = new ServletHolder(servlet(arguments[0]));
    holder.setAsyncSupported(true);
    handler.addServlet(holder, "/mcp");
    server.setHandler(handler);
    server.start();
    System.out.println(connector.getLocalPort());
  }

  private static Servlet servlet(String contender) throws Exception {
    return switch (contender) {
      case "hand" -> new HandServlet();
      case "collet" -> ColletServlets.make();
      case "java-sdk-immediate" -> SdkServlets.make(true);
      case "java-sdk-default" -> SdkServlets.make(false);
      default -> throw new IllegalArgumentException("no contender " + contender);
    };
  }
}
