def log = new File(basedir, 'build.log').getText('UTF-8')

(1..8).each { i ->
  def lock = new File(basedir, "m${i}/src/main/mcp/tools.lock.json").getText('UTF-8')
  assert lock.contains("hello_m${i}")
  assert new File(basedir, "m${i}/target/classes/META-INF/collet/tools.json").getText('UTF-8') == lock
}
assert !new File(basedir, 'src').exists()
assert !log.contains('not thread-safe') && !log.contains('not marked @threadSafe') && !log.contains('not marked as thread-safe')
