package dev.collet.transport;

/** Starts {@link CaseServer} the way a careful program does: its class prints when it is loaded. */
public final class CaseMain {
  private CaseMain() {}

  /** Serves over stdio; the argument, if any, is the file to write to. */
  public static void main(String[] args) {
    if (args.length > 0) {
      StdioTransport transport = StdioTransport.claim(java.nio.file.Path.of(args[0]));
      System.exit(transport.serve(CaseServer.make()));
    }
    StdioTransport.run(() -> CaseServer.make());
  }
}
