// A module has tools, and names Collet's by the name that its manifest gives: one made of the file's name would change with the file.
def jar = new java.util.zip.ZipFile(new File(basedir, 'target/module-path-1.0.0.jar'))
assert jar.getEntry('module-info.class') != null
assert jar.getEntry('META-INF/collet/tools.json') != null
assert jar.getEntry('it/GreetingsToolset.class') != null
jar.close()
def log = new File(basedir, 'build.log').getText('UTF-8')
assert !log.contains('filename-based automodules')
