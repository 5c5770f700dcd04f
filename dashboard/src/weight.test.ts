/**
 * Measures what a phone loads before a page can be used, from the built files. `npm test` builds them first.
 */

import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { manifest } from '../manifest.ts';

const MOST = { kilobytes: 190, files: 14 };
/** Pages that people open first: a customer from an email, an owner after logging in. */
const FIRST: Readonly<Record<string, number>> = {
  'src/sign-in/CallbackPage.tsx': 133,
  'src/owner/dashboard/overview/OverviewTab.tsx': 166,
};

/** Libraries that no page needs before somebody opens a dialog or sends a form, each with a text from its code. */
const LATER = [
  ['schema library', 'ZodError'],
  ['dialogs and menus', 'data-rac'],
] as const;
const FORM_LIBRARY = 'shouldUnregister';

const DASHBOARD = 'src/owner/dashboard/DashboardPage.tsx';
const dist = fileURLToPath(new URL('../dist/app/', import.meta.url));

function readManifest() {
  const file = `${dist}.vite/manifest.json`;
  if (!existsSync(file)) throw new Error('Nothing is built yet: run `npm run build -w dashboard` first.');
  return manifest.parse(JSON.parse(readFileSync(file, 'utf8')));
}

const built = readManifest();
const fileOf = (name: string) => built[name]?.file ?? `missing: ${name}`;
const textOf = (name: string) => readFileSync(dist + fileOf(name), 'utf8');

/** Returns these chunks and all that they statically import. */
function neededFor(...entries: string[]): string[] {
  const needed = new Set(entries);
  for (const name of needed) built[name]?.imports.forEach((imported) => needed.add(imported));
  return [...needed];
}

const START = neededFor('index.html');
const APP = neededFor(Object.keys(built).find((name) => fileOf(name).includes('/app-')) ?? 'no app');
const PAGES = Object.keys(built)
  .filter((name) => /(?:Page|Tab)\.tsx$/.test(name) && name !== DASHBOARD)
  .map((name) => ({
    name,
    kilobytes: FIRST[name] ?? MOST.kilobytes,
    needed: neededFor(
      'index.html',
      ...APP,
      name,
      ...(/dashboard|CustomersTab/.test(name) ? [DASHBOARD] : []),
    ),
  }));

it('knows the pages', () => {
  expect(PAGES.length).toBeGreaterThan(18);
  expect(PAGES.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(FIRST)));
});

describe.each(PAGES)('$name', ({ kilobytes, needed }) => {
  it(`loads at most ${kilobytes} KB of script, gzip, in at most ${MOST.files} files`, () => {
    const bytes = needed.map((name) => gzipSync(textOf(name)).byteLength).reduce((sum, one) => sum + one, 0);
    expect(bytes).toBeGreaterThan(100_000);
    expect(bytes).toBeLessThanOrEqual(kilobytes * 1024);
    expect(needed.length).toBeLessThanOrEqual(MOST.files);
  });

  it.each(LATER)('does not wait for the %s', (_what, sign) => {
    expect(needed.filter((name) => textOf(name).includes(sign))).toEqual([]);
  });
});

it('loads the form library only with pages that have a form', () => {
  const pages = PAGES.filter(({ needed }) => needed.some((name) => textOf(name).includes(FORM_LIBRARY)));
  expect(pages.map(({ name }) => name.replace(/^.*\//, ''))).toEqual([
    'TestimonialsPage.tsx',
    'NewBusinessPage.tsx',
    'NewEventPage.tsx',
    'SetUpPage.tsx',
    'SettingsPage.tsx',
  ]);
});

it('asks for a page’s files with a script that waits for nothing of the app', () => {
  expect(START.filter((name) => APP.includes(name) && !name.includes('runtime'))).toEqual(['index.html']);
});

it('names the app’s files in the document, so that they load together', () => {
  const html = readFileSync(`${dist}index.html`, 'utf8');
  for (const name of APP) expect(html).toContain(`href="/${fileOf(name)}"`);
});

it('keeps our own code out of the file with the libraries that every page needs', () => {
  const vendor = Object.values(built).find(({ file }) => file.includes('/vendor-'));
  expect(vendor?.imports.filter((name) => !name.startsWith('_rolldown-runtime'))).toEqual([]);
});

it('finds each library by its text in some file', () => {
  const scripts = Object.keys(built).filter((name) => fileOf(name).endsWith('.js'));
  for (const sign of [...LATER.map(([, text]) => text), FORM_LIBRARY])
    expect(scripts.some((name) => textOf(name).includes(sign))).toBe(true);
});

it('lets no file need one that needs it: which of them runs first would depend on what was opened first', () => {
  const needing = (name: string) => built[name]?.imports.flatMap((imported) => neededFor(imported)) ?? [];
  expect(Object.keys(built).filter((name) => needing(name).includes(name))).toEqual([]);
});
