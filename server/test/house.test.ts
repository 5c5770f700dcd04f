/** Checks that the drawing of the house in the README shows the real imports, and nothing else. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = resolve(fileURLToPath(new URL('.', import.meta.url)), '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

const SOURCES = [
  ...['figures', 'words', 'rules', 'contract'].map((floor) => `schema/${floor}`),
  ...['server', 'widget', 'dashboard'].map((workspace) => `${workspace}/src`),
];

/** Maps files to the rooms of the drawing; null for the small files that everything on the server may use. */
const ROOMS: readonly [RegExp, string | null][] = [
  [/^schema\/(figures|words|rules|contract)\//, '$1'],
  [/^server\/src\/(http|database|emails|hosted|pages|local)\//, '$1'],
  [/^server\/src\/(runtime|tokens)\//, null],
  [/^server\/src\/[^/]+\//, 'features'],
  [
    /^server\/src\/(main|app|features|owner-features|stores|email-makers|example-emails|start-.*)\.ts$/,
    'main',
  ],
  [/^server\/src\//, null],
  [/^(widget|dashboard)\/src\//, '$1'],
];

function roomOf(file: string): string | null {
  for (const [path, room] of ROOMS) {
    const found = path.exec(file);
    if (found) return room === '$1' ? (found[1] ?? null) : room;
  }
  return null;
}

function importsOf(file: string): string[] {
  const named = [...read(file).matchAll(/(?:from|import)\s*\(?'([^']+)'/g)].map(([, path = '']) => path);
  return named.flatMap((path) => {
    if (path.startsWith('.')) return [normalize(join(dirname(file), path))];
    return path.startsWith('@daybook/') ? [path.replace('@daybook/', '')] : [];
  });
}

type Arrows = Map<string, Set<string>>;

function add(arrows: Arrows, from: string, to: string): void {
  arrows.set(from, (arrows.get(from) ?? new Set()).add(to));
}

/** Every source file of the product except its tests. */
const FILES = SOURCES.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
).filter((file) => /(?<!\.test)\.tsx?$/.test(file));

function arrowsOfCode(): Arrows {
  const arrows: Arrows = new Map();
  for (const file of FILES)
    for (const imported of importsOf(file)) {
      const [from, to] = [roomOf(file), roomOf(imported)];
      if (from && to && from !== to) add(arrows, from, to);
    }
  return arrows;
}

function arrowsOfDrawing(): Arrows {
  const drawing = /```mermaid\n(.*?)```/s.exec(read('README.md'))?.[1] ?? '';
  const arrows: Arrows = new Map();
  for (const [, from = '', targets = ''] of drawing.matchAll(/^ *(\w+)(?:\[.*\])? --> (.*)$/gm))
    for (const to of targets.split(' & ')) add(arrows, from, to.trim());
  return arrows;
}

function leads(arrows: Arrows, from: string, to: string, seen = new Set<string>()): boolean {
  if (seen.has(from)) return false;
  seen.add(from);
  return [...(arrows.get(from) ?? [])].some((next) => next === to || leads(arrows, next, to, seen));
}

const pairs = (arrows: Arrows) => [...arrows].flatMap(([from, all]) => [...all].map((to) => ({ from, to })));

it('has an arrow for every import', () => {
  const drawn = arrowsOfDrawing();
  expect(pairs(arrowsOfCode()).filter(({ from, to }) => !leads(drawn, from, to))).toEqual([]);
});

it('has no arrow without an import, and no cycle', () => {
  const [drawn, real] = [arrowsOfDrawing(), arrowsOfCode()];
  expect(pairs(drawn).length).toBeGreaterThan(10);
  expect(pairs(drawn).filter(({ from, to }) => !real.get(from)?.has(to))).toEqual([]);
  expect(pairs(drawn).filter(({ from, to }) => leads(drawn, to, from))).toEqual([]);
});

it('makes email and phone links in one file, because strangers type addresses and numbers', () => {
  const makes = FILES.filter((file) => /['"`](mailto|tel):/i.test(read(file)));
  expect(makes).toEqual(['schema/rules/contact-link.ts']);
});

/** Why each other file may name the owner: none of them decides what an account may do. */
const NAMES_THE_OWNER = {
  'businesses/access-store.ts': 'it is the one that says',
  'admin/users/find-users-store.ts': 'lists accounts with their businesses, for the admin',
};

it('says in one file what an account may do in a business', () => {
  const compares =
    /(eq|ne|inArray)\(\s*businesses\.ownerId|,\s*businesses\.ownerId\)|(business|owned)\w*\.owner(Id|_id) (=|<>|IN|in|===|!==) (?!null)|\bownerId [!=]== (?!null)/;
  const found = readdirSync(join(root, 'server/src'), { recursive: true, encoding: 'utf8' }).filter(
    (name) => /(?<!\.test)\.tsx?$/.test(name) && compares.test(read(join('server/src', name))),
  );
  expect(found.sort()).toEqual(Object.keys(NAMES_THE_OWNER).sort());
});
