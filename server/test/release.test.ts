import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const SCRIPT = resolve(fileURLToPath(new URL('.', import.meta.url)), '../bin/release.mjs');

let folder: string;

const git = (...words: string[]) => execFileSync('git', words, { cwd: folder, encoding: 'utf8' }).trim();
const release = (level: string) =>
  spawnSync(process.execPath, [SCRIPT, level], { cwd: folder, encoding: 'utf8' });
const read = (file: string) => readFileSync(join(folder, file), 'utf8');
const write = (file: string, content: unknown) =>
  writeFileSync(join(folder, file), typeof content === 'string' ? content : JSON.stringify(content));

function commitAll(): void {
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Change something');
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'daybook-test-'));
  git('init', '--quiet', '--initial-branch', 'main');
  git('config', 'user.name', 'Ruth');
  git('config', 'user.email', 'ruth@willow.example');
  mkdirSync(join(folder, 'server'));
  write('package.json', { version: '0.1.3', workspaces: ['server'], scripts: { test: 'node -e 0' } });
  write('server/package.json', { version: '0.1.3' });
  write('package-lock.json', {
    version: '0.1.3',
    packages: { '': { version: '0.1.3' }, server: { version: '0.1.3' } },
  });
  write(
    'CHANGELOG.md',
    '# Changes\n\n## Unreleased\n\n- Slots are blue.\n\n## 0.1.3 (2026-01-02)\n\n- Less.\n',
  );
  commitAll();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('a release', () => {
  it('raises every version, gives the changes their number and date, commits and tags', () => {
    expect(release('minor').status).toBe(0);
    for (const file of ['package.json', 'server/package.json', 'package-lock.json']) {
      expect(read(file)).toContain('"version": "0.2.0"');
      expect(read(file)).not.toContain('0.1.3');
    }
    expect(read('CHANGELOG.md')).toMatch(
      /^# Changes\n\n## Unreleased\n\n## 0\.2\.0 \(\d{4}-\d\d-\d\d\)\n\n- Slots are blue\.\n\n## 0\.1\.3 /,
    );
    expect(git('describe', '--exact-match')).toBe('v0.2.0');
    expect(git('status', '--porcelain')).toBe('');
  });

  it('sets the numbers after the raised one to 0', () => {
    release('major');
    expect(read('package.json')).toContain('"version": "1.0.0"');
  });

  it.each<[string, string, () => void]>([
    ['a test fails', 'minor', () => write('package.json', { version: '0.1.3', workspaces: [], scripts: {} })],
    ['nothing has changed', 'minor', () => write('CHANGELOG.md', '# Changes\n\n## Unreleased\n\n## 0.1.3\n')],
    ['the level is none', 'huge', () => write('new', '')],
    ['another branch is open', 'minor', () => git('checkout', '--quiet', '-b', 'other')],
  ])('changes nothing where %s', (_, level, given) => {
    given();
    git('add', '--all');
    git('commit', '--quiet', '--allow-empty', '--message', 'Change something');
    const before = git('rev-parse', 'HEAD');
    expect(release(level).status).toBe(1);
    expect([git('rev-parse', 'HEAD'), git('status', '--porcelain'), git('tag')]).toEqual([before, '', '']);
  });

  it('changes nothing where something is not committed', () => {
    write('server/package.json', { version: '0.1.3', name: 'changed' });
    expect(release('minor')).toMatchObject({
      status: 1,
      stderr: 'There are changes that are not committed.\n',
    });
    expect(git('tag')).toBe('');
  });
});
