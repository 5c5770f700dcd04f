/** Every test that ACCESSIBILITY.md names is there, and so is every criterion of WCAG 2.2, levels A and AA. */

import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = resolve(fileURLToPath(new URL('.', import.meta.url)), '..');
const read = (file: string) => readFileSync(resolve(root, file), 'utf8');
const page = read('dashboard/ACCESSIBILITY.md');

const CRITERIA = [
  '1.1.1 1.2.1 1.2.2 1.2.3 1.2.4 1.2.5 1.3.1 1.3.2 1.3.3 1.3.4 1.3.5 1.4.1 1.4.2 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11',
  '1.4.12 1.4.13 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.4.5 2.4.6 2.4.7 2.4.11 2.5.1 2.5.2',
  '2.5.3 2.5.4 2.5.7 2.5.8 3.1.1 3.1.2 3.2.1 3.2.2 3.2.3 3.2.4 3.2.6 3.3.1 3.3.2 3.3.3 3.3.4 3.3.7 3.3.8 4.1.2 4.1.3',
]
  .join(' ')
  .split(' ');

it('names tests that there are', () => {
  const named = [...page.matchAll(/`([\w-]+\/[\w./-]+\.tsx?)`((?:(?:,| and|) “[^”]+”)*)/g)];
  expect(named.length).toBeGreaterThan(30);
  for (const [, file = '', names = ''] of named) {
    expect(existsSync(resolve(root, file)), file).toBe(true);
    for (const [, name = ''] of names.matchAll(/“([^”]+)”/g)) expect(read(file), file).toContain(name);
  }
  const quoted = [...page.matchAll(/“[^”]+”/g)].length;
  expect(named.flatMap(([, , names = '']) => [...names.matchAll(/“/g)])).toHaveLength(quoted);
});

it('says of each criterion, once, how it is met or why it does not apply', () => {
  const section = page.split('\n## The criteria\n')[1]?.split('\n## ')[0] ?? '';
  const rows = [...section.matchAll(/^\| ([1-4]\.\d[^|]*)\|[^|]*\| *([^| ][^|]*)\|/gm)];
  const said = rows.flatMap(([, cell = '']) => [...cell.matchAll(/\d\.\d\.\d+/g)].map(([number]) => number));
  expect(said).toEqual(CRITERIA);
});
