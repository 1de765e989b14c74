def log = new File(basedir, 'build.log').getText('UTF-8')

assert log.contains('COMPILATION ERROR')
assert log.contains('[ProcessorNotRun]') && log.contains('annotationProcessorPaths')
assert !new File(basedir, 'target/classes/it/Greetings.class').exists()
