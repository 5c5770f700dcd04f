/** Holds every sheet of the pages and the widget to one scale of type and space, and to three widths of a window. */

import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Pixels. Pages have a token of each; the widget writes the figure, which no page around it changes. */
const TYPE = [12, 14, 16, 18, 22, 28, 36, 48];
const SPACE = [4, 8, 12, 16, 24, 32, 48, 72];
/** From here on a window is a tablet's, a laptop's or wide. What decides in a part's own width is a container query. */
const WINDOWS = [768, 1024, 1240];
/** Less is a border, or aligns something with one; more is a width. */
const isSpace = (length: number) => length >= 4 && length <= 72;

const sheets = ['dashboard', 'widget'].flatMap((client) => {
  const source = new URL(`../../../${client}/src/`, import.meta.url);
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .map((name) => ({ client, name, text: readFileSync(new URL(name, source), 'utf8') }));
});

/** Returns the lengths of such properties in the sheets, in pixels, with the sheet and the declaration. */
function lengthsOf(property: RegExp) {
  return sheets.flatMap(({ client, name, text }) =>
    [...text.matchAll(/([\w-]+):([^;{}]*);/g)]
      .filter(([, named = '']) => property.test(named))
      .flatMap(([declaration, , value = '']) =>
        [...value.matchAll(/([\d.]+)(px|rem)/g)].map(([, size, unit]) => ({
          client,
          length: Number(size) * (unit === 'rem' ? 16 : 1),
          where: `${client}/src/${name}: ${declaration}`,
        })),
      ),
  );
}

it('has sizes of text from one scale', () => {
  const sizes = lengthsOf(/^font(-size)?$|-type$/);
  expect(sizes.filter(({ client, length }) => client === 'dashboard' || !TYPE.includes(length))).toEqual([]);
});

it('has spaces from one scale', () => {
  const spaces = lengthsOf(/^(padding|margin)|gap$/).filter(({ length }) => isSpace(length));
  expect(spaces.filter(({ length }) => !SPACE.includes(length))).toEqual([]);
});

it('tells windows apart at three widths', () => {
  const widths = sheets.flatMap(({ client, name, text }) =>
    [...text.matchAll(/@media [^{]*width[^{]*/g)].flatMap(([query]) =>
      [...query.matchAll(/(?<!height [<>=]+ )\b(\d+)(px|rem)/g)].map(([, size]) => ({
        width: Number(size),
        where: `${client}/src/${name}: ${query}`,
      })),
    ),
  );
  expect(widths.filter(({ width }) => !WINDOWS.includes(width))).toEqual([]);
});
