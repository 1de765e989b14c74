def log = new File(basedir, 'build.log').getText('UTF-8')

assert log.contains('[ToolName]')
assert log =~ /Greetings\.java:\[15,/
assert log.count('ERROR] /') + log.count('ERROR]  /') <= 2
assert !new File(basedir, 'target/classes/it/Greetings.class').exists()
assert !new File(basedir, 'target/classes/META-INF/collet').exists()
