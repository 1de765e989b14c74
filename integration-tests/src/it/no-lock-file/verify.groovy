def log = new File(basedir, 'build.log').getText('UTF-8')

assert log =~ /There is no lock file .*tools\.lock\.json yet/
assert log.contains('commit it: mvn collet:accept')
assert log =~ /The configured lock file .*api.tools\.json does not exist/
assert !new File(basedir, 'src/main/mcp').exists() && !new File(basedir, 'api').exists()
