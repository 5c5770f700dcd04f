/**
 * `npm test`: every check of a change, also on a fresh checkout. Types, lint, format, import directions and
 * builds come first, two at a time, then the unit and integration tests, then the browser tests. `npm run
 * test:all`: the same, with what belongs to a release: every server test on PostgreSQL, every journey at
 * every width that it knows, hostile input ten times as often, and one round of each fault of chaos. `npm run
 * test:all -- --rest`: only what that adds, for where `npm test` has passed already. All end non-zero when
 * anything fails or nothing ran.
 */

import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { findOrInstallChromium } from './chromium.mjs';
import { buildWhatIsStale, doWhenChanged, installWhatIsMissing, root, run, runPackage } from './prepare.mjs';

const isRest = process.argv.includes('--rest');
const isRelease = isRest || process.argv.includes('--all');
const temporary = mkdtempSync(join(folderInMemory() ?? tmpdir(), 'daybook-test-'));
// PostgreSQL does not run as root, and its own account must reach its folder.
chmodSync(temporary, 0o755);
const vitestReport = join(temporary, 'vitest.json');
const playwrightReport = join(temporary, 'playwright.json');
const unhandledErrors = join(temporary, 'unhandled-errors.txt');
// vitest.config.ts, playwright.config.ts and server/test/hostile/runs.ts read these.
const env = {
  ...process.env,
  TMPDIR: temporary,
  DAYBOOK_UNHANDLED_ERRORS: unhandledErrors,
  ...(isRelease ? { HOSTILE_TIMES: '10' } : { DAYBOOK_TESTS: 'change' }),
  ...(isRest && { DAYBOOK_TESTS: 'rest' }),
};
const failures = [];

/**
 * Returns the system's folder in memory, where databases are made ten times as fast, if it has room for 4 GB;
 * otherwise null.
 */
function folderInMemory() {
  const folder = '/dev/shm';
  if (!existsSync(folder)) return null;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize >= 4 * 1024 ** 3 && freemem() >= 6 * 1024 ** 3 ? folder : null;
}

async function step(name, work) {
  const began = performance.now();
  console.log(`\n=== ${name}`);
  try {
    await work();
    console.log(`--- ${name}: done in ${((performance.now() - began) / 1000).toFixed(1)} s`);
  } catch (error) {
    failures.push(name);
    console.error(`--- ${name}: FAILED. ${error.message}`);
  }
}

/** Starts the steps in this order, each as soon as fewer than two are running. */
async function twoAtATime(steps) {
  const next = async () => {
    const [name, work] = steps.shift() ?? [];
    if (!name) return;
    await step(name, work);
    await next();
  };
  await Promise.all([next(), next()]);
}

const CODE = [
  'schema',
  'server',
  'widget',
  'dashboard',
  'examples',
  '.oxlintrc.json',
  'tsconfig.base.json',
  'playwright.config.ts',
  'vitest.config.ts',
];

await installWhatIsMissing();
if (isRest) await step('builds', buildWhatIsStale);
else
  await twoAtATime([
    [
      'types and lint',
      () => doWhenChanged('types and lint', CODE, () => runPackage('oxlint/bin/oxlint', ['--deny-warnings'])),
    ],
    ['builds', buildWhatIsStale],
    ['format', () => runPackage('oxfmt/bin/oxfmt', ['--check'])],
    [
      'import directions',
      () =>
        runPackage('dependency-cruiser/bin/dependency-cruise.mjs', [
          '--config',
          '.dependency-cruiser.cjs',
          'schema',
          'server/src',
          'widget/src',
          'dashboard/src',
          'examples',
        ]),
    ],
  ]);
await step('unit and integration tests', () =>
  runPackage(
    'vitest/vitest.mjs',
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`],
    { env },
  ),
);
await step('browser tests', async () => {
  await findOrInstallChromium();
  await runPackage('@playwright/test/cli.js', ['test', '--reporter=list,json'], {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport },
  });
});
if (isRelease)
  await step('chaos', () =>
    run(process.execPath, [join(root, 'server/bin/run.mjs'), 'server/chaos/run.ts', '--rounds=1']),
  );

/** Returns what `tell` makes of a runner's report; without a report, that the runner failed. */
function read(report, tell) {
  try {
    return tell(JSON.parse(readFileSync(report, 'utf8')));
  } catch {
    return { passed: 0, failed: 1, failures: [] };
  }
}
const firstLine = (text) => text.trim().split('\n', 1)[0];
const unit = read(vitestReport, ({ numPassedTests, testResults }) => {
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    // A file that can't be loaded has no test.
    if (status === 'failed' && failed.length === 0) return `${file}: ${firstLine(message)}`;
    const unended = assertionResults.find((test) => test.status === 'pending');
    return [
      ...failed.map(
        ({ fullName, failureMessages }) => `${file} › ${fullName}: ${firstLine(failureMessages.join('\n'))}`,
      ),
      ...(unended ? [`${file} › ${unended.fullName}: its process ended, and this test had not`] : []),
    ];
  });
  return { passed: numPassedTests, failed: failures.length, failures };
});
const specsIn = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsIn)];
const browser = read(playwrightReport, (json) => ({
  passed: json.stats.expected + json.stats.flaky,
  failed: json.stats.unexpected,
  failures: specsIn(json)
    .filter(({ ok }) => !ok)
    .map(({ file, line, title }) => `${file}:${line} › ${title}`),
}));
// Vitest fails because of them, and its report doesn't contain them.
const unhandled = existsSync(unhandledErrors) ? readFileSync(unhandledErrors, 'utf8').trim().split('\n') : [];
rmSync(temporary, { recursive: true, force: true });

// A runner's exit code of 0 doesn't count if a test has failed.
if (unit.failed + browser.failed > 0 && failures.length === 0) failures.push('a test failed');
if (unit.passed === 0) failures.push('no unit test ran');
if (browser.passed === 0) failures.push('no browser test ran');
console.log(failures.length ? `\nFailed: ${failures.join(', ')}` : '\nEvery check passed.');
// Printed last, because CI shows the end of a long log.
for (const test of [...unit.failures, ...unhandled, ...browser.failures]) console.log(`- ${test}`);
console.log(`${unit.passed + browser.passed} passed, ${unit.failed + browser.failed} failed`);
process.exit(failures.length ? 1 : 0);
