def log = new File(basedir, 'build.log').getText('UTF-8')

def json = new groovy.json.JsonSlurper().parse(new File(basedir, 'target/collet/diff.json'))
assert json.before == 'it:released:1.0.0' && json.nextVersion == '2.0.0'
assert json.changes.collect { it.tool + ' ' + it.kind } == ['day_of_week TOOL_REMOVED']
assert log.contains('Version 1.1.0-SNAPSHOT in pom.xml is too low')
assert log.contains('There is no it:released:9.9.9 to compare with')
