def log = new File(basedir, 'build.log').getText('UTF-8')

def lock = new File(basedir, 'src/main/mcp/tools.lock.json').getText('UTF-8')
assert lock.startsWith('{\n  "format": 1,\n  "tools": [') && lock.contains('"type": "integer"')
def reports = new File(basedir, 'target/collet')
def json = new groovy.json.JsonSlurper().parse(new File(reports, 'diff.json'))
assert json.level == 'MAJOR'
assert json.changes.collect { it.tool + ' ' + it.kind } == ['gone TOOL_REMOVED', 'greet INPUT_TYPE_CHANGED']
assert json.changes[1].breaks == 'CALLER'
assert new groovy.json.JsonSlurper().parse(new File(reports, 'diff.sarif')).version == '2.1.0'
def suite = new groovy.xml.XmlSlurper().parse(new File(reports, 'diff-junit.xml'))
assert suite.@tests == '2'
assert new File(reports, 'diff.md').text.contains('| major | caller | `gone` |')
assert new File(reports, 'diff.txt').text.contains('INPUT_TYPE_CHANGED')
assert log.contains('gone: TOOL_REMOVED')
assert new File(reports, 'tools.md').getText('UTF-8').contains('day')
assert new File(reports, 'tools.html').getText('UTF-8').contains('<h2><a href="#tool-2">greet</a></h2>')
assert log =~ /nowhere\.json does not exist/
