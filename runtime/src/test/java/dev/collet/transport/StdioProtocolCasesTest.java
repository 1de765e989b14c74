package dev.collet.transport;

class StdioProtocolCasesTest extends ProtocolCases {
  @Override
  Link open() throws Exception {
    return new StdioLink();
  }
}
