/**
 * Takes the pictures of the public pages and of the README from the running product, light and dark, each in two
 * widths: `npm run pictures`. They are committed, so that a build needs no browser.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { chromium, type Browser, type BrowserContext } from '@playwright/test';
import { DEMO_OWNER } from '../../server/src/database/demo/owner.ts';
import { clockAhead, setClock, shiftClock } from '../../server/test/clock.ts';
import { launchServer, type LaunchedServer } from '../../server/test/launch.ts';
import { chromiumOptions } from '../../playwright.config.ts';
import { signIn } from '../e2e/owner.ts';
import { SCREENS, type Screen } from './screens.ts';

const FOLDER = import.meta.dirname;
/** Of the README, beside the widget that it shows. */
const README_PICTURE = join(FOLDER, '../../widget/pictures/diary.webp');
/** Bytes: what is larger is drawn with fewer details. */
const LARGEST = 60 * 1024;
const QUALITIES = [86, 80, 74, 68, 60, 50, 40];

setClock();
mkdirSync(FOLDER, { recursive: true });
const server = await launchServer();
// Its own controls, such as those of dates, speak the language of the machine otherwise.
const language = { LANGUAGE: 'en_GB', LANG: 'en_GB.UTF-8' };
const browser = await chromium.launch({
  ...chromiumOptions,
  args: [...chromiumOptions.args, '--lang=en-GB'],
  env: { ...process.env, ...language },
});
try {
  for (const theme of ['light', 'dark'] as const)
    for (const screen of SCREENS) await takePicture(screen, theme);
} finally {
  await browser.close();
  await server.stop();
}

async function takePicture(screen: Screen, theme: 'light' | 'dark'): Promise<void> {
  const context = await contextOf(browser, server, screen, theme);
  // What runs this file writes calls of this name into functions, and a page knows none.
  await context.addInitScript('globalThis.__name = (named) => named');
  await context.addInitScript(shiftClock, clockAhead());
  const page = await context.newPage();
  if (screen.by === 'owner') await signIn(page, DEMO_OWNER.email, '/dashboard');
  await screen.open(page, server.examplesUrl);
  await page.waitForLoadState('networkidle');
  // The hosted diary takes its typefaces from the second visit on.
  if (screen.by === 'customer') {
    await page.reload();
    await screen.open(page, server.examplesUrl);
    await page.waitForLoadState('networkidle');
  }
  await page.evaluate(() => document.fonts.ready);
  const taken = await page.screenshot({ animations: 'disabled' });
  await context.close();
  const full = screen.window.width * screen.scale;
  for (const width of [full / 2, full]) {
    const picture = await encoded(taken, width);
    writeFileSync(join(FOLDER, `${screen.name}-${theme}-${width}.webp`), picture);
    if (screen.name === 'diary-laptop' && theme === 'light' && width === full)
      writeFileSync(README_PICTURE, picture);
  }
}

function contextOf(
  of: Browser,
  { url }: LaunchedServer,
  { window: viewport, scale }: Screen,
  colorScheme: 'light' | 'dark',
): Promise<BrowserContext> {
  return of.newContext({
    baseURL: url,
    viewport,
    deviceScaleFactor: scale,
    colorScheme,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    reducedMotion: 'reduce',
  });
}

/** The picture at that width, pixels, in WebP. */
async function encoded(taken: Buffer, width: number): Promise<Buffer> {
  const image = await loadImage(taken);
  const height = Math.round((image.height * width) / image.width);
  const canvas = createCanvas(width, height);
  const on = canvas.getContext('2d');
  on.imageSmoothingQuality = 'high';
  on.drawImage(image, 0, 0, width, height);
  let smallest = await canvas.encode('webp', QUALITIES[0]);
  for (const quality of QUALITIES.slice(1)) {
    if (smallest.byteLength <= LARGEST) break;
    smallest = await canvas.encode('webp', quality);
  }
  return smallest;
}
