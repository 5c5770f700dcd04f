/**
 * Checks what the README and DEPLOY.md promise about settings, packages, metrics and commands against the
 * code, and the links of every document.
 */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { POSTGRES_LOCALE } from './postgres-locale.ts';

const root = resolve(fileURLToPath(new URL('.', import.meta.url)), '../..');
const read = (file: string) => readFileSync(resolve(root, file), 'utf8');
const readme = read('README.md');

const names = z.record(z.string(), z.string()).default({});
const manifest = z.object({ dependencies: names, devDependencies: names });
const workspaces = z
  .object({ workspaces: z.array(z.string()) })
  .parse(JSON.parse(read('package.json'))).workspaces;

/** Returns the first cells of the table under a heading. */
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

it('explains every package, and no other', () => {
  const used = ['.', ...workspaces].flatMap((folder) => {
    const { dependencies, devDependencies } = manifest.parse(JSON.parse(read(`${folder}/package.json`)));
    return [...Object.keys(dependencies), ...Object.keys(devDependencies)];
  });
  const ours = new Set(used.filter((name) => !name.startsWith('@daybook/')));
  expect(new Set(firstCells('What it is built with'))).toEqual(ours);
});

describe('the documents', () => {
  const folders = ['.', ...workspaces, 'dashboard/bench', 'server/bench', 'server/chaos'];
  const documents = folders.flatMap((folder) =>
    readdirSync(resolve(root, folder))
      .filter((name) => name.endsWith('.md'))
      .map((name) => join(folder, name)),
  );
  const withoutCode = (file: string) => read(file).replace(/```.*?```/gs, '');
  /** Returns the anchors that the headings get on the web. */
  const anchorsOf = (file: string) =>
    [...withoutCode(file).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replace(/[^\w\- ]/g, '')
        .replaceAll(' ', '-'),
    );

  it('are found', () => {
    expect(documents.length).toBeGreaterThan(12);
  });

  it.each(documents)('link only to files and sections that exist: %s', (document) => {
    for (const [, link = ''] of withoutCode(document).matchAll(/\]\(([^)\s:]+)\)/g)) {
      const [path = '', anchor] = link.split('#');
      const file = path === '' ? document : join(dirname(document), path);
      expect(existsSync(resolve(root, file)), link).toBe(true);
      if (anchor !== undefined) expect(anchorsOf(file), link).toContain(anchor);
    }
  });
});

describe('the deployment', () => {
  const page = read('server/DEPLOY.md');
  const settings = [...read('server/src/settings.ts').matchAll(/^ {2}([A-Z_]+): /gm)].map(([, name]) => name);
  const needed = /REQUIRED_IN_PRODUCTION = \[(.*?)\]/s.exec(read('server/src/settings.ts'))?.[1] ?? '';
  /** Compose's own variables, from which it makes settings. */
  const ofCompose = ['SITE', 'POSTGRES_PASSWORD'];

  it('gives everything that production needs, and no unknown setting', () => {
    const given = [...page.matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name);
    const names = [...needed.matchAll(/[A-Z_]+/g)].map(([name]) => name);
    expect(names.length).toBeGreaterThan(5);
    expect(given).toEqual(expect.arrayContaining(names));
    expect([...settings, ...ofCompose]).toEqual(expect.arrayContaining(given));
  });

  it('makes the database in the locale that the tests run on', () => {
    const locale = POSTGRES_LOCALE.join(' ');
    expect(read('compose.yaml')).toContain(`POSTGRES_INITDB_ARGS: ${locale}\n`);
    expect(page).toContain(`\`${locale}\``);
  });

  it('passes what production needs into the containers', () => {
    const environment = /environment:\n(.*?)depends_on:/s.exec(read('compose.yaml'))?.[1] ?? '';
    const passed = [...environment.matchAll(/^ {4}([A-Z_]+):/gm)].map(([, name]) => name);
    expect(settings).toEqual(expect.arrayContaining(passed));
    expect(passed).toEqual(expect.arrayContaining([...needed.matchAll(/[A-Z_]+/g)].map(([name]) => name)));
  });

  it('alerts only by metrics that exist', () => {
    const folder = resolve(root, 'server/src/metrics');
    const code = readdirSync(folder)
      .map((file) => readFileSync(resolve(folder, file), 'utf8'))
      .join('');
    const named = [...page.matchAll(/daybook_[a-z_]+/g)].map(([name]) =>
      name.replace(/_(bucket|count|sum)$/, ''),
    );
    expect(named.length).toBeGreaterThan(10);
    for (const name of named) expect(code, name).toContain(`'${name}'`);
  });

  it('runs only commands that exist', () => {
    const scripts = z.object({ scripts: names }).parse(JSON.parse(read('package.json'))).scripts;
    for (const [, script = ''] of page.matchAll(/npm run ([a-z:]+)/g)) expect(scripts).toHaveProperty(script);
    const unit = read('server/deploy/daybook.service');
    expect(unit).toContain('ExecStart=/usr/bin/node server/dist/main.js');
    expect(read('Dockerfile')).toContain('CMD ["node", "server/dist/main.js"]');
  });
});
