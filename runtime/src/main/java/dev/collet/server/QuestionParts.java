package dev.collet.server;

/** The parts that ask clients something in the middle of a call. */
final class QuestionParts {
  final RequestStates states;
  final ClientRequests clientRequests;
  final Suspensions suspensions;

  QuestionParts(Settings settings) {
    Seal seal = new Seal(settings.stateKey, "collet request state 1");
    states = new RequestStates(seal, settings.stateLifetime, settings.spentStates);
    clientRequests = new ClientRequests(settings.stateLifetime.toNanos());
    suspensions = new Suspensions(states, settings.info);
  }
}
