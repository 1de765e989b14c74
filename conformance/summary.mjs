// Reads what the conformance suite has written, and judges it by the baselines.
// usage: node summary.mjs RESULTS_FOLDER BASELINE_FOLDER
import { readdirSync, readFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';

const [results, baselines] = process.argv.slice(2);

// Never scored by the suite, but within reach of a server that has tools only.
const alsoJudged = new Set([
  'http-header-validation',
  'http-custom-header-server-validation',
  'json-schema-2020-12',
  'server-session-lifecycle',
]);

let passed = 0;
let failed = 0;
let inBaseline = 0;
let broken = false;

for (const version of ['2026-07-28', '2025-11-25']) {
  const log = readFileSync(join(results, '..', `${version}.log`), 'utf8');
  const unscored = new Set([...log.matchAll(/^\s+[✓✗] (\S+) \((?:extension|pending|added-after-release)/gm)].map((m) => m[1]));
  const baseline = readBaseline(join(baselines, `baseline-${version}.yml`));
  const used = new Set();
  const scenarios = existsSync(join(results, version)) ? readdirSync(join(results, version)).sort() : [];
  console.log(`\n${version}`);
  let judged = 0;
  for (const folder of scenarios) {
    const scenario = folder.replace(/^server-/, '').replace(/-\d{4}-\d\d-\d\dT[\d-]+Z$/, '');
    if (unscored.has(scenario) && !alsoJudged.has(scenario)) {
      console.log(`  -  ${scenario}: not judged`);
      continue;
    }
    judged++;
    const checks = JSON.parse(readFileSync(join(results, version, folder, 'checks.json'), 'utf8'));
    const bad = checks.filter((check) => check.status === 'FAILURE' || check.status === 'WARNING');
    passed += checks.filter((check) => check.status === 'SUCCESS').length;
    let unexpected = 0;
    for (const check of bad) {
      const entry = [scenario, `${scenario}:${check.id}`].find((name) => baseline.has(name));
      if (entry) {
        used.add(entry);
        inBaseline++;
      } else {
        unexpected++;
        failed++;
        console.log(`     ${check.status} ${scenario}:${check.id} ${check.errorMessage ?? ''}`);
      }
    }
    console.log(`  ${unexpected ? '✗' : '✓'}  ${scenario}${bad.length > unexpected ? ' (in the baseline)' : ''}`);
  }
  if (judged < 30) {
    console.log(`  Only ${judged} scenarios ran; see ${version}.log`);
    broken = true;
  }
  for (const entry of baseline) {
    if (!used.has(entry)) {
      console.log(`  Out of date in baseline-${version}.yml: ${entry} passes`);
      broken = true;
    }
  }
}

console.log(`\nconformance: ${passed} passed, ${failed} failed, ${inBaseline} in the baseline`);
process.exit(failed || broken ? 1 : 0);

function readBaseline(file) {
  const lines = readFileSync(file, 'utf8').split('\n').map((line) => line.replace(/#.*/, ''));
  return new Set(lines.map((line) => /^\s*-\s+(\S+)\s*$/.exec(line)?.[1]).filter(Boolean));
}
