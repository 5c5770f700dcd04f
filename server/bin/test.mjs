/**
 * `npm test`: every check, also on a fresh checkout. Types, format, lint and import directions come first,
 * then the builds, the unit and integration tests, and the browser tests. Ends non-zero when anything fails
 * or nothing ran.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findOrInstallChromium } from './chromium.mjs';
import { buildWhatIsStale, installWhatIsMissing, runPackage } from './prepare.mjs';

const reports = mkdtempSync(join(tmpdir(), 'daybook-test-'));
const vitestReport = join(reports, 'vitest.json');
const playwrightReport = join(reports, 'playwright.json');
const failures = [];

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

const types = (workspace) => runPackage('typescript/bin/tsc', ['-p', workspace]);

await installWhatIsMissing();
// Lint takes as long as the other three together, and each of them one core.
await Promise.all([
  step('lint', () => runPackage('eslint/bin/eslint.js', ['.', '--max-warnings', '0'])),
  (async () => {
    await step('types', async () => {
      for (const workspace of ['schema', 'server', 'widget', 'dashboard', 'examples']) await types(workspace);
    });
    await step('format', () =>
      runPackage('prettier/bin/prettier.cjs', ['--check', '--log-level', 'warn', '.']),
    );
    await step('import directions', () =>
      runPackage('dependency-cruiser/bin/dependency-cruise.mjs', [
        '--config',
        '.dependency-cruiser.cjs',
        'schema',
        'server/src',
        'widget/src',
        'dashboard/src',
        'examples',
      ]),
    );
  })(),
]);
await step('builds', buildWhatIsStale);
await step('unit and integration tests', () =>
  runPackage('vitest/vitest.mjs', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${vitestReport}`,
  ]),
);
await step('browser tests', async () => {
  await findOrInstallChromium();
  await runPackage('@playwright/test/cli.js', ['test', '--reporter=list,json'], {
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport },
  });
});

function read(report, count) {
  try {
    return count(JSON.parse(readFileSync(report, 'utf8')));
  } catch {
    return { passed: 0, failed: 1 };
  }
}
const unit = read(vitestReport, (json) => ({ passed: json.numPassedTests, failed: json.numFailedTests }));
const browser = read(playwrightReport, ({ stats }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected,
}));
rmSync(reports, { recursive: true, force: true });

// A runner that ends well though a test has failed is not believed.
if (unit.failed + browser.failed > 0 && failures.length === 0) failures.push('a test failed');
if (unit.passed === 0) failures.push('no unit test ran');
if (browser.passed === 0) failures.push('no browser test ran');
console.log(failures.length ? `\nFailed: ${failures.join(', ')}` : '\nEvery check passed.');
console.log(`${unit.passed + browser.passed} passed, ${unit.failed + browser.failed} failed`);
process.exit(failures.length ? 1 : 0);
