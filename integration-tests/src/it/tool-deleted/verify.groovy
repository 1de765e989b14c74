def log = new File(basedir, 'build.log').getText('UTF-8')

assert log.contains('goodbye: TOOL_REMOVED')
assert !log.contains('greet: ')
