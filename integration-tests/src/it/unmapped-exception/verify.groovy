def log = new File(basedir, 'build.log').getText('UTF-8')
def count = { String text -> log.split('\n').count { it =~ /Rates\.java:\[\d+,\d+\].*\Q${text}\E/ } }

// Maven lists each error twice: as it comes, and in the failure.
assert count('[UnmappedException] NumberFormatException can leave tool') >= 5
assert count('[ToolName]') >= 5
// Error Prone says nothing more once javac has errors; one that could not be loaded would be an error of its own.
assert !log.contains('plug-in not found')
assert !new File(basedir, 'target/classes/it/Rates.class').exists()
assert !new File(basedir, 'target/classes/it/Parser.class').exists()
assert !new File(basedir, 'target/classes/META-INF/collet').exists()
