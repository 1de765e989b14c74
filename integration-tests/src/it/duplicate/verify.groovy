def log = new File(basedir, 'build.log').getText('UTF-8')

assert log =~ /collet-maven-plugin:[^:]+:manifest .* on project app/
assert log.contains("'hello' is in it:one:1.0.0, and in it:two:1.0.0")
