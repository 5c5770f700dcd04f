/** Draws the icons of the app on a phone from the mark, alone by `npx tsx dashboard/pictures/icons.ts`. */

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { colours } from '@daybook/schema/figures/colours';

const MARK = join(import.meta.dirname, '../src/ui/icon.svg');
const FOLDER = join(import.meta.dirname, '../public/icons');

/** `share` is the mark's of the whole width; a mask may cut off all but the middle 80 %, in any shape. */
const ICONS = [
  { name: 'icon-192', pixels: 192, share: 1, ground: null },
  { name: 'icon-512', pixels: 512, share: 1, ground: null },
  { name: 'icon-maskable-512', pixels: 512, share: 0.62, ground: colours.paper.light },
  // iOS rounds the corners and fills what is transparent with black.
  { name: 'apple-touch-icon', pixels: 180, share: 0.76, ground: colours.paper.light },
];

mkdirSync(FOLDER, { recursive: true });
for (const { name, pixels, share, ground } of ICONS) {
  const canvas = createCanvas(pixels, pixels);
  const on = canvas.getContext('2d');
  if (ground !== null) {
    on.fillStyle = ground;
    on.fillRect(0, 0, pixels, pixels);
  }
  const mark = await loadImage(MARK);
  const size = Math.round(pixels * share);
  mark.width = size;
  mark.height = size;
  const edge = Math.round((pixels - size) / 2);
  on.drawImage(mark, edge, edge, size, size);
  writeFileSync(join(FOLDER, `${name}.png`), await canvas.encode('png'));
}
