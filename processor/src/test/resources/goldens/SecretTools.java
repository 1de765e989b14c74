package goldens;

import dev.collet.Sensitive;
import dev.collet.Tool;
import java.util.List;

/** Values that no message shows. */
public class SecretTools {
  public record Account(String name, @Sensitive String pin) {}

  /** Opens an account. */
  @Tool
  public boolean open(@Sensitive String password, Account account, @Sensitive List<Account> others) {
    return true;
  }
}
