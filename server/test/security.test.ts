/**
 * Checks SECURITY.md against the code: the tests that it names exist, and no requirement of the standard is
 * missing.
 */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = resolve(fileURLToPath(new URL('.', import.meta.url)), '../..');
const read = (file: string) => readFileSync(resolve(root, file), 'utf8');
const page = read('server/SECURITY.md');

/**
 * The number of requirements in each section of ASVS 5.0.0 at levels 1 and 2; they are numbered from 1
 * without gaps.
 */
const REQUIRED: Record<string, number> = {
  ...{ '1.1': 2, '1.2': 9, '1.3': 11, '1.4': 3, '1.5': 2, '2.1': 3, '2.2': 3, '2.3': 4, '2.4': 1 },
  ...{ '3.2': 2, '3.3': 4, '3.4': 6, '3.5': 5, '3.7': 2, '4.1': 3, '4.2': 1, '4.3': 2, '4.4': 4 },
  ...{ '5.1': 1, '5.2': 3, '5.3': 2, '5.4': 3, '6.1': 3, '6.2': 12, '6.3': 4, '6.4': 4, '6.5': 5, '6.6': 3 },
  ...{ '6.8': 4, '7.1': 3, '7.2': 4, '7.3': 2, '7.4': 5, '7.5': 2, '7.6': 2, '8.1': 2, '8.2': 3, '8.3': 1 },
  ...{ '8.4': 1, '9.1': 3, '9.2': 4, '10.1': 2, '10.2': 2, '10.3': 4, '10.4': 11, '10.5': 5, '10.6': 2 },
  ...{ '10.7': 3, '11.1': 2, '11.2': 3, '11.3': 3, '11.4': 4, '11.5': 1, '11.6': 1, '12.1': 3, '12.2': 2 },
  ...{ '12.3': 4, '13.1': 1, '13.2': 5, '13.3': 2, '13.4': 5, '14.1': 2, '14.2': 4, '14.3': 3, '15.1': 3 },
  ...{ '15.2': 3, '15.3': 7, '16.1': 1, '16.2': 5, '16.3': 4, '16.4': 3, '16.5': 3, '17.1': 1, '17.2': 4 },
  '17.3': 2,
};

describe('the security document', () => {
  it('names tests that exist', () => {
    const named = [...page.matchAll(/`([\w/.-]+\.test\.tsx?)`/g)].map(([, file = '']) => file);
    expect(new Set(named).size).toBeGreaterThan(50);
    expect(named.filter((file) => !existsSync(resolve(root, file)))).toEqual([]);
  });

  it('has each requirement of levels 1 and 2 once, and no other', () => {
    const standard = page.split('\n## OWASP ASVS')[1] ?? '';
    const said = [...standard.matchAll(/(?<![\d.\w])\d{1,2}\.\d\.\d{1,2}(?![\d.]*\d)/g)].map(
      ([number]) => number,
    );
    const due = Object.entries(REQUIRED).flatMap(([section, count]) =>
      Array.from({ length: count }, (_, index) => `${section}.${index + 1}`),
    );
    expect(due).toHaveLength(253);
    expect(said.filter((number) => !due.includes(number) && number !== '5.0.0')).toEqual([]);
    for (const number of due) expect(said.includes(number), number).toBe(true);
    const rows = [...standard.matchAll(/^\| ([\d., ]+) /gm)].flatMap(
      ([, cell = '']) => cell.match(/\d+\.\d+\.\d+/g) ?? [],
    );
    expect(rows).toHaveLength(new Set(rows).size);
  });

  it('links to pages that exist, and names commands that can be run', () => {
    for (const [, file = ''] of page.matchAll(/\]\((?!https:)([^)#]+)\)/g))
      expect(existsSync(resolve(root, 'server', file)), file).toBe(true);
    for (const [, script = ''] of page.matchAll(/npm run ([a-z]+)/g))
      expect(read('package.json')).toContain(`"${script}": `);
  });
});

describe('our sources', () => {
  const SOURCES = ['server/src', 'dashboard/src', 'widget/src', 'schema', 'examples'];
  const sources = SOURCES.flatMap((folder) =>
    readdirSync(resolve(root, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => join(folder, file))
      .filter(
        (file) => /\.(tsx?|m?js)$/.test(file) && !/\.test\.|node_modules|\/dist\/|\/bench\//.test(file),
      ),
  );
  const holding = (pattern: RegExp) => sources.filter((file) => pattern.test(read(file)));

  it('run no text as code, and no other program but the backup', () => {
    expect(sources.length).toBeGreaterThan(500);
    expect(holding(/\beval\(|new Function\(|set(?:Timeout|Interval)\(\s*['"`]|javascript:|node:vm/)).toEqual(
      [],
    );
    expect(holding(/child_process/)).toEqual(['server/src/jobs/backup.ts']);
  });

  it('set markup by hand in the documents that the server builds, and in a browser in two frames that run nothing', () => {
    const files = holding(
      /dangerouslySetInnerHTML|innerHTML|outerHTML|insertAdjacentHTML|document\.write|srcdoc/i,
    );
    expect(new Set(files.map(dirname))).toEqual(
      new Set([
        'server/src/emails',
        'server/src/pages',
        'dashboard/src/admin/emails',
        'dashboard/src/public/landing',
      ]),
    );
    expect(files).toHaveLength(4);
    // The emails that the admin previews, and the one that the landing page shows.
    for (const frame of ['admin/emails/Previews.tsx', 'public/landing/Hero.tsx'])
      expect(read(`dashboard/src/${frame}`)).toMatch(/<iframe[^>]*\ssandbox="allow-same-origin"/);
  });
});
