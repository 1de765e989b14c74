package dev.collet.server;

/** The parts that calls need and nothing else does. */
final class CallParts {
  final ActiveCalls active;
  final LogLevels logLevels;
  final CallRunner runner;
  final CallMethod method;

  CallParts(Parts parts) {
    Settings settings = parts.settings;
    Limits limits = settings.limits;
    Outcomes outcomes = new Outcomes(settings.errorPolicy, new ResultWriter(parts));
    Listeners listeners = new Listeners(settings.listeners);
    active = new ActiveCalls(limits.maxConcurrentCalls(), limits.maxStuckCalls());
    Workers workers = new Workers(limits.maxConcurrentCalls());
    logLevels = new LogLevels(settings.hasLogging);
    runner = new CallRunner(parts, active, workers, outcomes, listeners, logLevels);
    method = new CallMethod(parts, outcomes, runner, listeners);
  }
}
