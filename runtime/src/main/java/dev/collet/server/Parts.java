package dev.collet.server;

import org.jspecify.annotations.Nullable;

/**
 * The parts of a server, for one another. What a first request may not need is made when it is
 * asked for: a fresh JVM spends most of its time on loading classes.
 */
final class Parts {
  final Settings settings;
  final ToolIndex index;
  final Access access;
  final ToolList list;
  final BufferPool buffers = new BufferPool();
  final Replies replies = new Replies(buffers);
  private volatile @Nullable CallParts calls;
  private volatile @Nullable QuestionParts questions;
  private volatile @Nullable LegacyRouter legacy;
  private volatile @Nullable Subscriptions subscriptions;
  private volatile @Nullable ToolForms forms;

  Parts(Settings settings, ToolIndex index) {
    this.settings = settings;
    this.index = index;
    access = new Access(index);
    list = new ToolList(this);
  }

  /** What runs calls. */
  CallParts calls() {
    CallParts made = calls;
    return made != null ? made : makeCalls();
  }

  private synchronized CallParts makeCalls() {
    CallParts made = calls;
    if (made == null) {
      made = new CallParts(this);
      calls = made;
    }
    return made;
  }

  /** What runs calls; null when there was no call yet. */
  @Nullable CallParts callsSoFar() {
    return calls;
  }

  /** What asks clients. */
  synchronized QuestionParts questions() {
    QuestionParts made = questions;
    if (made == null) {
      made = new QuestionParts(settings);
      questions = made;
    }
    return made;
  }

  /** What asks clients; null when nothing was asked yet. */
  @Nullable QuestionParts questionsSoFar() {
    return questions;
  }

  /** What serves older revisions. */
  synchronized LegacyRouter legacy() {
    LegacyRouter made = legacy;
    if (made == null) {
      made = new LegacyRouter(this);
      legacy = made;
    }
    return made;
  }

  /** What serves older revisions; null when no client spoke one yet. */
  @Nullable LegacyRouter legacySoFar() {
    return legacy;
  }

  synchronized Subscriptions subscriptions() {
    Subscriptions made = subscriptions;
    if (made == null) {
      made = new Subscriptions(replies, settings.limits.maxConcurrentCalls());
      subscriptions = made;
    }
    return made;
  }

  /** The subscriptions; null when there was none yet. */
  @Nullable Subscriptions subscriptionsSoFar() {
    return subscriptions;
  }

  synchronized ToolForms forms() {
    ToolForms made = forms;
    if (made == null) {
      made = new ToolForms();
      forms = made;
    }
    return made;
  }
}
