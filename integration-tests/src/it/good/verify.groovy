// The lock file is what was accepted, and the jar carries the same as its manifest.
def lock = new File(basedir, 'src/main/mcp/tools.lock.json').getText('UTF-8')
assert lock.contains('"name": "greet"') && lock.contains('"name": "day_of_week"')
assert lock.indexOf('day_of_week') < lock.indexOf('"name": "greet"')
assert lock.endsWith('}\n') && !lock.contains('\r')
assert new File(basedir, 'target/classes/META-INF/collet/tools.json').getText('UTF-8') == lock
def jar = new java.util.zip.ZipFile(new File(basedir, 'target/good-1.0.0.jar'))
assert jar.getEntry('META-INF/collet/tools.json') != null
assert jar.getEntry('it/GreetingsToolset.class') != null
jar.close()
