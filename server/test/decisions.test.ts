/**
 * Checks that schema/DECISIONS.md numbers its decisions and keeps each one short, that comments cite only
 * existing numbers, and that nothing cites a text that only some of us can read.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = resolve(fileURLToPath(new URL('.', import.meta.url)), '../..');
const read = (file: string) => readFileSync(resolve(root, file), 'utf8');

const decisions = [...read('schema/DECISIONS.md').matchAll(/^(\d+)\. +(\*\*.*)$/gm)].map(
  ([, number, text = '']) => ({ number: Number(number), text }),
);
const numbers = decisions.map(({ number }) => number);
const SOURCE = /\.(tsx?|mjs|cjs|css|md|html)$/;
/** Other people's code, built files, and migrations, which never change. */
const LEFT_OUT = ['node_modules', 'dist', 'data', 'test-results', 'migrations', '.git'];
const ABOUT_CITING = ['schema/DECISIONS.md', 'server/test/decisions.test.ts'];

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !LEFT_OUT.includes(name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesIn(path) : [relative(root, path)];
    });
}

const sources = filesIn(root).filter((file) => SOURCE.test(file) && !ABOUT_CITING.includes(file));

/** Returns 'file: what was cited' for every citation that the pattern finds. */
function citations(pattern: RegExp): string[] {
  return sources.flatMap((file) => [...read(file).matchAll(pattern)].map(([text]) => `${file}: ${text}`));
}

it('numbers the decisions from 1 on, each once', () => {
  expect(numbers.length).toBeGreaterThan(40);
  expect(numbers).toEqual(numbers.map((_, at) => at + 1));
});

it('says each decision in three sentences at most', () => {
  const sentences = (text: string) => text.replaceAll(/`[^`]*`/g, 'code').split(/(?<=[.?!])(?:\*\*)? +/);
  expect(decisions.filter(({ text }) => sentences(text).length > 3)).toEqual([]);
});

it('cites only decisions that exist', () => {
  const cited = citations(/\bdecisions? \d+(?:(?:, | and )\d+)*/g);
  expect(cited.length).toBeGreaterThan(30);
  const dangling = cited.filter((text) =>
    (text.split(': ')[1]?.match(/\d+/g) ?? []).some((number) => !numbers.includes(Number(number))),
  );
  expect(dangling).toEqual([]);
});

it('cites decisions by number, and nothing outside the repository', () => {
  expect(citations(/\bdecisions, '|\bdecisions\.md|\b[Ss]pecification \d/g)).toEqual([]);
});
