import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { loadImage } from '@napi-rs/canvas';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { builtFile } from '../../http/files.ts';
import { createDrawPicture, PICTURE } from './draw-picture.ts';

const { resolve } = createRequire(import.meta.url);
const face = (name: string) =>
  builtFile(
    'face.woff2',
    readFileSync(resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`)),
  );
const draw = createDrawPicture(() => ({ display: face('fraunces'), interface: face('figtree') }));

it('is as large as messengers want it, and says what it is given', async () => {
  const picture = await draw({ heading: 'Willow & Co. Hair', line: 'Next free: Tuesday 24 November 2026' });
  const { width, height } = await loadImage(picture);
  expect({ width, height }).toEqual(PICTURE);
  const other = await draw({ heading: 'Willow & Co. Hair', line: 'Next free: Wednesday 25 November 2026' });
  expect(picture.equals(other)).toBe(false);
});

it('is drawn for any text, however long', { timeout: 60_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ maxLength: 300 }), fc.string({ maxLength: 300 }), async (heading, line) => {
      expect((await draw({ heading, line })).byteLength).toBeGreaterThan(1000);
    }),
    { numRuns: 20 },
  );
});
