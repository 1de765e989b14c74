package dev.collet.schema.manifest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ToolFragmentTest {

  @Test
  void readsWhatTheProcessorWrites() {
    ToolFragment fragment =
        ToolFragment.parse(
            """
            {"format":1,"class":"a.B$C","toolset":"a.B_CToolset","tools":[
              {"method":"m(I)V","tool":{"name":"m","inputSchema":{"type":"object"}}}]}
            """);
    assertEquals("a.B$C", fragment.className());
    assertEquals("a.B_CToolset", fragment.toolset());
    assertEquals("m(I)V", fragment.tools().get(0).method());
    assertEquals("m", fragment.tools().get(0).entry().name());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "[]",
        "{\"format\":1,\"toolset\":\"T\",\"tools\":[]}",
        "{\"format\":1,\"class\":\"C\",\"tools\":[]}",
        "{\"format\":1,\"class\":\"C\",\"toolset\":\"T\"}",
        "{\"format\":1,\"class\":\"C\",\"toolset\":\"T\",\"tools\":[{\"method\":\"m()V\"}]}",
        "{\"format\":1,\"class\":\"C\",\"toolset\":\"T\",\"tools\":[3]}",
      })
  void refusesWhatIsNoFragment(String text) {
    ManifestException e = assertThrows(ManifestException.class, () -> ToolFragment.parse(text));
    assertTrue(!String.valueOf(e.getMessage()).isBlank());
  }
}
