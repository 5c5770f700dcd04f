/** That a phone gets what it needs to install the dashboard as an app. */

import { readFileSync } from 'node:fs';
import { loadImage } from '@napi-rs/canvas';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { colours } from '@daybook/schema/figures/colours';
import { PRODUCT_NAME } from '@daybook/schema/words/product';
import { pages } from '@daybook/schema/words/routes';

const inDashboard = (name: string) => new URL(`../../../${name}`, import.meta.url);
const textOf = (name: string) => readFileSync(inDashboard(name), 'utf8');
const icon = z.object({ src: z.string(), sizes: z.string(), purpose: z.string() });
const manifest = z.looseObject({ icons: z.array(icon) });
const { icons, ...named } = manifest.parse(JSON.parse(textOf('public/daybook.webmanifest')));

it('names the product, opens on today and has the paper’s colour', () => {
  expect(named).toMatchObject({
    id: pages.dashboard,
    name: PRODUCT_NAME,
    short_name: PRODUCT_NAME,
    start_url: pages.dashboard,
    display: 'standalone',
    theme_color: colours.paper.light,
    background_color: colours.paper.light,
  });
});

it.each(['index.html', 'offline.html'])(
  'colours the phone’s bar like the paper, light and dark: %s',
  (name) => {
    for (const theme of ['light', 'dark'] as const)
      expect(textOf(name)).toContain(
        `<meta name="theme-color" content="${colours.paper[theme]}" media="(prefers-color-scheme: ${theme})" />`,
      );
  },
);

it('has each icon in its size, one of which a phone may cut to its own shape', async () => {
  expect(icons.map(({ purpose }) => purpose)).toEqual(['any', 'any', 'maskable']);
  for (const { src, sizes } of icons) {
    const { width, height } = await loadImage(readFileSync(inDashboard(`public${src}`)));
    expect(`${width}x${height}`).toBe(sizes);
  }
  const forApple = /rel="apple-touch-icon" href="([^"]+)"/.exec(textOf('index.html'))?.[1] ?? '';
  const { width, height } = await loadImage(readFileSync(inDashboard(`public${forApple}`)));
  expect([width, height]).toEqual([180, 180]);
});
