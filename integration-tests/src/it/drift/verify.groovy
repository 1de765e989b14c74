def log = new File(basedir, 'build.log').getText('UTF-8')

assert log.count('collet-maven-plugin:' ) > 0
assert log =~ /collet-maven-plugin:[^:]+:check/
assert log.count('day_of_week: ARGUMENT_REMOVED at /inputSchema/properties/zone') >= 2
assert log.count('greet: TOOL_ADDED') >= 2
assert log.contains('src/main/mcp/tools.lock.json')
assert log.contains('mvn collet:accept')
assert log.count('collet.skip is set') == 1
assert new File(basedir, 'target/drift-1.0.0.jar').exists()
// A check writes nothing but what it is told to, and that below target.
assert new File(basedir, 'src/main/mcp').list().length == 1
assert !new File(basedir, 'target/collet').exists()
