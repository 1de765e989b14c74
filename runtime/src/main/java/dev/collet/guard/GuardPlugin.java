package dev.collet.guard;

import com.google.auto.service.AutoService;
import com.sun.source.util.JavacTask;
import com.sun.source.util.Plugin;

/**
 * A javac plugin that starts by itself from the class path. Since JDK 23 javac skips a processor
 * that is only on the class path without a word, and the tools would be missing at run time; javac
 * loads this plugin even then, and with {@code -proc:none}.
 */
@AutoService(Plugin.class)
public final class GuardPlugin implements Plugin {
  /** For javac, which finds this class as a service. */
  public GuardPlugin() {}

  @Override
  public String getName() {
    return "ColletGuard";
  }

  @Override
  public boolean autoStart() {
    return true;
  }

  @Override
  public void init(JavacTask task, String... arguments) {
    task.addTaskListener(new GuardListener(task));
  }
}
