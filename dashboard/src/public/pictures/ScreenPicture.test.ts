import { readdirSync, statSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fileOf, PICTURE_NAMES, THEMES, widthsOf } from './picture-table.ts';
import { sourcesOf } from './ScreenPicture.tsx';

const FOLDER = new URL('../../../pictures/', import.meta.url);
/** Bytes. */
const LARGEST = 60 * 1024;
const taken = readdirSync(FOLDER).filter((file) => file.endsWith('.webp'));

it('are those of the table, light and dark in two widths, and no others', () => {
  const wanted = PICTURE_NAMES.flatMap((name) =>
    THEMES.flatMap((theme) => widthsOf(name).map((width) => fileOf(name, theme, width))),
  );
  expect(wanted.sort()).toEqual(taken.sort());
});

it('are at most 60 KB each', () => {
  expect(taken.filter((file) => statSync(new URL(file, FOLDER)).size > LARGEST)).toEqual([]);
});

it('are named with their widths, from which the browser chooses', () => {
  for (const name of PICTURE_NAMES)
    for (const theme of THEMES) {
      const [small, large] = widthsOf(name);
      expect(sourcesOf(name, theme)).toMatch(
        new RegExp(
          `${name}-${theme}-${small}[^ ]* ${small}w, [^ ]*${name}-${theme}-${large}[^ ]* ${large}w$`,
        ),
      );
    }
});
