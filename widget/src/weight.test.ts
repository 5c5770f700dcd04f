import { existsSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';

/** Bytes, gzip level 9: script and styles together, and there is nothing else to load. */
const LIMIT = 16 * 1024;
const script = new URL('../dist/embed/embed.js', import.meta.url);

it('the embed script is built: npm run build -w widget', () => {
  expect(existsSync(script)).toBe(true);
});

it('the embed script, styles and all, is at most 16 KB gzip', () => {
  expect(gzipSync(readFileSync(script), { level: 9 }).length).toBeLessThanOrEqual(LIMIT);
});

it('the embed script loads nothing more, and needs no eval', () => {
  const text = readFileSync(script, 'utf8');
  expect(text).not.toMatch(/\bimport\(|@import|url\(|\beval\(|new Function/);
});
