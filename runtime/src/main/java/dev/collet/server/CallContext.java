package dev.collet.server;

import dev.collet.Answer;
import dev.collet.Caller;
import dev.collet.ClientFeature;
import dev.collet.LogLevel;
import dev.collet.Question;
import dev.collet.ToolContext;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A call as its tool sees it. */
final class CallContext implements ToolContext {
  private final Call call;
  private @Nullable Progress progress;
  private @Nullable Asks asks;

  CallContext(Call call) {
    this.call = call;
  }

  @Override
  public Caller caller() {
    return call.request.caller();
  }

  @Override
  public Map<String, Object> meta() {
    return MetaTree.read(call.request.envelope());
  }

  @Override
  public boolean isCancelled() {
    return call.isCancelled();
  }

  @Override
  public void progress(double value, @Nullable Double total, @Nullable String message) {
    RequestId token = call.request.envelope().progressToken;
    if (token == null || call.isAnswered()) {
      return;
    }
    Progress sender;
    synchronized (this) {
      sender = progress == null ? new Progress(token) : progress;
      progress = sender;
    }
    sender.send(call, value, total, message);
  }

  @Override
  public boolean supports(ClientFeature feature) {
    return asks().supports(feature);
  }

  @Override
  public <T> Answer<T> ask(Question<T> question) {
    return asks().ask(question);
  }

  @Override
  public void askAll(Question<?>... questions) {
    asks().askAll(questions);
  }

  @Override
  public void remember(String key, Object value) {
    asks().remember(key, value);
  }

  @Override
  public @Nullable Object remembered(String key) {
    return asks().remembered(key);
  }

  @Override
  public void log(LogLevel level, Object data) {
    ClientLog.send(call, call.owner.logLevel(call.request), level, data);
  }

  private synchronized Asks asks() {
    Asks known = asks;
    if (known == null) {
      known = new Asks(call, call.state, call.owner.clientRequests());
      asks = known;
    }
    return known;
  }

  /** The questions of this call, when it has any. */
  synchronized @Nullable Asks suspension() {
    return asks != null && asks.isSuspended() ? asks : null;
  }
}
