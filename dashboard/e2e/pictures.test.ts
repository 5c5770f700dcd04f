/** The pictures of the public pages are of screens that exist: each is reached here as `npm run pictures` reaches it. */

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DEMO_OWNER } from '../../server/src/sample-data/demo-businesses.ts';
import { expect, test } from '../../server/test/browser.ts';
import { SCREENS } from '../pictures/screens.ts';
import { fileOf, THEMES, widthsOf } from '../src/public/pictures/picture-table.ts';
import { signIn } from './owner.ts';

const FOLDER = join(import.meta.dirname, '../pictures');

for (const { name, by, window, open } of SCREENS)
  test(`the screen of the picture '${name}' exists @release`, { tag: '@once' }, async ({ page, daybook }) => {
    await page.setViewportSize(window);
    if (by === 'owner') await signIn(page, DEMO_OWNER.email, '/dashboard');
    await open(page, daybook.examplesUrl);
    const files = THEMES.flatMap((theme) => widthsOf(name).map((width) => fileOf(name, theme, width)));
    expect(files.filter((file) => !existsSync(join(FOLDER, file)))).toEqual([]);
  });
