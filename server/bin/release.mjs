/**
 * `npm run release -- patch|minor|major`: runs the tests, raises the version in every package, puts the
 * changelog's 'Unreleased' under its number and date, and makes one commit and one tag. It works in the
 * current folder, and pushes nothing.
 */

import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

const LEVELS = ['major', 'minor', 'patch'];
const UNRELEASED = '## Unreleased\n';

/** `version` is three numbers with dots; those after the raised one become 0. */
function nextVersion(version, level) {
  const raised = LEVELS.indexOf(level);
  const numbers = version.split('.').map(Number);
  return numbers.map((number, at) => (at < raised ? number : at === raised ? number + 1 : 0)).join('.');
}

/** `date` is an ISO date. Throws if the changelog has no entry for the release. */
function releasedChanges(changes, version, date) {
  const [before, rest] = changes.split(UNRELEASED);
  if (rest === undefined) throw new Error(`CHANGELOG.md has no heading '${UNRELEASED.trim()}'.`);
  if (rest.split('\n## ')[0].trim() === '') throw new Error("Nothing stands under 'Unreleased'.");
  return `${before}${UNRELEASED}\n## ${version} (${date})\n${rest}`;
}

function rewriteJson(file, change) {
  const json = JSON.parse(readFileSync(file, 'utf8'));
  change(json);
  writeFileSync(file, `${JSON.stringify(json, null, 2)}\n`);
}

function git(...words) {
  return execFileSync('git', words, { encoding: 'utf8' }).trim();
}

function release(level) {
  if (!LEVELS.includes(level)) throw new Error(`Say which part of the version rises: ${LEVELS.join(', ')}.`);
  if (git('status', '--porcelain') !== '') throw new Error('There are changes that are not committed.');
  if (git('branch', '--show-current') !== 'main') throw new Error('Releases are made on main.');
  const { version: present, workspaces } = JSON.parse(readFileSync('package.json', 'utf8'));
  const version = nextVersion(present, level);
  const changes = releasedChanges(
    readFileSync('CHANGELOG.md', 'utf8'),
    version,
    new Date().toISOString().slice(0, 10),
  );
  if (spawnSync('npm', ['test'], { stdio: 'inherit' }).status !== 0) throw new Error('A test fails.');
  for (const folder of ['.', ...workspaces])
    rewriteJson(`${folder}/package.json`, (json) => (json.version = version));
  rewriteJson('package-lock.json', (lock) => {
    lock.version = version;
    for (const folder of ['', ...workspaces]) lock.packages[folder].version = version;
  });
  writeFileSync('CHANGELOG.md', changes);
  git('commit', '--quiet', '--all', '--message', `Release ${version}`);
  git('tag', '--annotate', `v${version}`, '--message', `Daybook ${version}`);
  console.log(`Released ${version}. Send it out with: git push --follow-tags`);
}

try {
  release(process.argv[2]);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
