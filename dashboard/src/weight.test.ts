/**
 * Measures what a phone loads before the first screen, from the built files. `npm test` builds them first.
 */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { manifest } from '../manifest.ts';
import { OWNER_SCREENS } from '../screens-by-address.ts';

/** Limits for pages that people open first: a customer from an email, an owner after logging in. */
const FIRST = { kilobytes: 142, files: 8 };
const DASHBOARD = { kilobytes: 158, files: 8 };
/** Limits for pages that open when most of their files are already cached. */
const LATER = { kilobytes: 172, files: 8 };
const CALENDAR = { kilobytes: 176, files: 8 };
/** The customer search is a file of its own, which dialogs need too. */
const CUSTOMERS = { kilobytes: 168, files: 9 };
const WITH_FORMS = { kilobytes: 238, files: 9 };

/** Libraries that only pages with forms need, each with a text from its code. */
const HEAVY = [
  ['schema library', 'ZodError'],
  ['form library', 'shouldUnregister'],
  ['dialogs and menus', 'data-rac'],
] as const;

const dist = fileURLToPath(new URL('../dist/app/', import.meta.url));

function readManifest() {
  const file = `${dist}.vite/manifest.json`;
  if (!existsSync(file)) throw new Error('Nothing is built yet: run `npm run build -w dashboard` first.');
  return manifest.parse(JSON.parse(readFileSync(file, 'utf8')));
}

/** Returns these chunks and all that they statically import. */
function neededFor(entries: string[]): string[] {
  const built = readManifest();
  const needed = new Set(entries);
  for (const name of needed) built[name]?.imports.forEach((imported) => needed.add(imported));
  return [...needed];
}

function gzipBytesOf(entries: string[]): number {
  const built = readManifest();
  return neededFor(entries)
    .map((name) => gzipSync(readFileSync(dist + (built[name]?.file ?? `missing: ${name}`))).byteLength)
    .reduce((sum, bytes) => sum + bytes, 0);
}

const BY_NAME: Readonly<Record<string, typeof FIRST>> = {
  'the dashboard': DASHBOARD,
  'the calendar': CALENDAR,
  'the customers': CUSTOMERS,
  'a new business': WITH_FORMS,
  'a new event': WITH_FORMS,
  settings: WITH_FORMS,
};
const VISITORS_SCREENS = [
  { name: 'the cancel page', modules: ['src/cancel/CancelPage.tsx'] },
  { name: 'the way back from sign-in', modules: ['src/sign-in/CallbackPage.tsx'] },
  { name: 'what is held about a customer', modules: ['src/customer-data/CustomerDataPage.tsx'] },
].map((screen) => ({ ...screen, ...FIRST }));
const ADMIN_SCREENS = ['businesses/BusinessesPage', 'users/UsersPage', 'visits/VisitsPage'].map((page) => ({
  name: `the admin’s ${page}`,
  modules: [`src/admin/${page}.tsx`],
  ...LATER,
}));
const SCREENS = [
  ...VISITORS_SCREENS,
  ...OWNER_SCREENS.map(({ name, modules }) => ({ name, modules, ...(BY_NAME[name] ?? LATER) })),
  ...ADMIN_SCREENS,
];

describe.each(SCREENS)('$name', ({ modules, kilobytes, files }) => {
  it(`loads at most ${kilobytes} KB of script, gzip, in at most ${files} files`, () => {
    const bytes = gzipBytesOf(['index.html', ...modules]);
    expect(bytes).toBeGreaterThan(10_000);
    expect(bytes).toBeLessThanOrEqual(kilobytes * 1024);
    expect(neededFor(['index.html', ...modules]).length).toBeLessThanOrEqual(files);
  });
});

describe.each(SCREENS.filter(({ kilobytes }) => kilobytes < WITH_FORMS.kilobytes))('$name', ({ modules }) => {
  it.each(HEAVY)('loads no %s', (_what, sign) => {
    const built = readManifest();
    const carriers = neededFor(['index.html', ...modules]).filter((name) =>
      readFileSync(`${dist}${built[name]?.file}`, 'utf8').includes(sign),
    );
    expect(carriers).toEqual([]);
  });
});

it('keeps our own code out of the file with the libraries that every page needs', () => {
  const vendor = Object.values(readManifest()).find(({ file }) => file.includes('/vendor-'));
  expect(vendor?.imports.filter((name) => !name.startsWith('_rolldown-runtime'))).toEqual([]);
});

it('finds each library by its text in some file', () => {
  const scripts = Object.values(readManifest()).filter(({ file }) => file.endsWith('.js'));
  for (const [, sign] of HEAVY)
    expect(scripts.some(({ file }) => readFileSync(dist + file, 'utf8').includes(sign))).toBe(true);
});
