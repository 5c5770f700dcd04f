/** Checks what the README promises about settings and packages against the code. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { expect, it } from 'vitest';

const root = resolve(fileURLToPath(new URL('.', import.meta.url)), '../..');
const read = (file: string) => readFileSync(resolve(root, file), 'utf8');
const readme = read('README.md');

const names = z.record(z.string(), z.string()).default({});
const manifest = z.object({ dependencies: names, devDependencies: names });
const workspaces = z
  .object({ workspaces: z.array(z.string()) })
  .parse(JSON.parse(read('package.json'))).workspaces;

/** The first cells of the table under a heading. */
function firstCells(heading: string): string[] {
  const section = readme.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  const rows = [...section.matchAll(/^\| *(.*?) *\|/gm)].slice(2);
  return rows.flatMap(([, cell = '']) => cell.replaceAll('`', '').split(/, */));
}

it('names every setting', () => {
  const settings = [...read('server/src/settings.ts').matchAll(/^ {2}([A-Z_]+): z\./gm)].map(
    ([, name]) => name,
  );
  expect(settings).toContain('PORT');
  expect(firstCells('Settings')).toEqual(expect.arrayContaining(settings));
});

it('says of every package what it is for, and of no other', () => {
  const used = ['.', ...workspaces].flatMap((folder) => {
    const { dependencies, devDependencies } = manifest.parse(JSON.parse(read(`${folder}/package.json`)));
    return [...Object.keys(dependencies), ...Object.keys(devDependencies)];
  });
  const ours = new Set(used.filter((name) => !name.startsWith('@daybook/')));
  expect(new Set(firstCells('What it is built with'))).toEqual(ours);
});
