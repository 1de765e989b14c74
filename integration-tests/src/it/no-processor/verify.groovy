def log = new File(basedir, 'build.log').getText('UTF-8')

assert log =~ /collet-maven-plugin:[^:]+:check/
assert log.contains("processor did not run on a class with @Tool methods")
assert log.contains('it.Greetings (greet, dayOfWeek)')
assert log.contains('<annotationProcessorPaths>') && log.contains('-proc:full')
