/** What a phone loads before the first screen, measured on the built files. `npm test` builds them first. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { ADMIN_SCREENS, CUSTOMER_SCREENS, FIRST_SCREENS, OTHER_SCREENS } from '../first-screens.ts';
import { manifest } from '../manifest.ts';

/** What people open first, and what a link or an earlier page leads to: those come with most of it kept already. */
const FIRST = { kilobytes: 128, scripts: 10 };
const LATER = { kilobytes: 132, scripts: 12 };

const dist = fileURLToPath(new URL('../dist/app/', import.meta.url));

function readManifest() {
  const file = `${dist}.vite/manifest.json`;
  if (!existsSync(file)) throw new Error('Nothing is built yet: run `npm run build -w dashboard` first.');
  return manifest.parse(JSON.parse(readFileSync(file, 'utf8')));
}

/** These chunks and everything that they import at once. */
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

const SCREENS = [
  ...Object.entries(FIRST_SCREENS).map(([name, files]) => ({ name, files, ...FIRST })),
  ...Object.entries({ ...OTHER_SCREENS, ...CUSTOMER_SCREENS, ...ADMIN_SCREENS }).map(([name, files]) => ({
    name,
    files,
    ...LATER,
  })),
];

describe.each(SCREENS)('$name', ({ files, kilobytes, scripts: most }) => {
  it(`loads at most ${kilobytes} KB of script, gzip`, () => {
    const bytes = gzipBytesOf(['index.html', ...files]);
    expect(bytes).toBeGreaterThan(10_000);
    expect(bytes).toBeLessThanOrEqual(kilobytes * 1024);
  });

  it('asks for few files, each of which is worth its request', () => {
    const scripts = neededFor(['index.html', ...files]);
    expect(scripts.length).toBeLessThanOrEqual(most);
  });

  it.each([
    ['schema library', 'ZodError'],
    ['form library', 'shouldUnregister'],
    ['dialogs and menus', 'data-rac'],
  ])('carries no %s', (_what, sign) => {
    const built = readManifest();
    const carriers = neededFor(['index.html', ...files]).filter((name) =>
      readFileSync(`${dist}${built[name]?.file}`, 'utf8').includes(sign),
    );
    expect(carriers).toEqual([]);
  });
});

it('finds those libraries by their signs in the files that hold them', () => {
  const scripts = Object.values(readManifest()).filter(({ file }) => file.endsWith('.js'));
  for (const sign of ['ZodError', 'shouldUnregister', 'data-rac'])
    expect(scripts.some(({ file }) => readFileSync(dist + file, 'utf8').includes(sign))).toBe(true);
});
