/**
 * Takes the pictures of the public pages and of the README from the running product, light and dark, each in two
 * widths: `npm run pictures`. They are committed, so that a build needs no browser.
 */

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { loginPath, pages } from '@daybook/schema/words/routes';
import { chromiumOptions } from '../../playwright.config.ts';
import { DEMO_OWNER } from '../../server/src/sample-data/demo-businesses.ts';
import { clockAhead, setClock, shiftClock } from '../../server/test/clock.ts';
import { declineIn } from '../../server/test/kept-in-browser.ts';
import { launchServer } from '../../server/test/launch.ts';
import { fileOf, THEMES, widthsOf, type PictureTheme } from '../src/public/pictures/picture-table.ts';
import { PUBLIC_URL, servePublicly } from './public-address.ts';
import { SCREENS, type Screen } from './screens.ts';
import './icons.ts';

const FOLDER = import.meta.dirname;
/** Of the README, beside the widget that it shows. */
const README_PICTURE = join(FOLDER, '../../widget/pictures/diary.webp');
/** Bytes: what is larger is drawn with fewer details. */
const LARGEST = 60 * 1024;
const QUALITIES = [86, 80, 74, 68, 60, 50, 40];

setClock();
mkdirSync(FOLDER, { recursive: true });
const server = await launchServer({ env: { PUBLIC_URL } });
const address = await servePublicly(server.url);
const browser = await chromium.launch({
  ...chromiumOptions,
  args: [
    ...chromiumOptions.args,
    address.argument,
    // The browser's own controls, such as those of dates, speak the language of the page, and not of the machine.
    '--enable-blink-features=LangAttributeAwareFormControlUI',
  ],
});
try {
  const session = await sessionOfOwner();
  for (const theme of THEMES) for (const screen of SCREENS) await takePicture(screen, theme, session);
} finally {
  await browser.close();
  address.close();
  await server.stop();
}

type Session = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Signs the demo's owner in, as the page that stands in for Google offers it. */
async function sessionOfOwner(): Promise<Session> {
  const context = await browser.newContext({ baseURL: PUBLIC_URL, ignoreHTTPSErrors: true });
  const page = await context.newPage();
  await page.goto(loginPath);
  await page.getByRole('button', { name: DEMO_OWNER.email }).click();
  await page.waitForURL(({ pathname }) => pathname === pages.dashboard);
  const session = await context.storageState();
  await context.close();
  return session;
}

async function takePicture(screen: Screen, theme: PictureTheme, session: Session): Promise<void> {
  const context = await browser.newContext({
    baseURL: PUBLIC_URL,
    ignoreHTTPSErrors: true,
    viewport: screen.window,
    deviceScaleFactor: screen.scale,
    colorScheme: theme,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    reducedMotion: 'reduce',
    ...(screen.by === 'owner' ? { storageState: session } : {}),
  });
  await declineIn(context, PUBLIC_URL);
  // What runs this file writes calls of this name into functions, and a page knows none.
  await context.addInitScript('globalThis.__name = (named) => named');
  await context.addInitScript(shiftClock, clockAhead());
  const page = await context.newPage();
  await show(screen, page);
  // The hosted diary takes its typefaces from the second visit on.
  if (screen.by === 'customer') await show(screen, page);
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(hideWhatIsCut);
  const taken = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  await context.close();
  const [, large] = widthsOf(screen.name);
  for (const width of widthsOf(screen.name)) {
    const picture = await encoded(taken, width);
    writeFileSync(join(FOLDER, fileOf(screen.name, theme, width)), picture);
    if (screen.name === 'diary-laptop' && theme === 'light' && width === large)
      writeFileSync(README_PICTURE, picture);
  }
}

async function show(screen: Screen, page: Page): Promise<void> {
  await screen.open(page, server.examplesUrl);
  await page.waitForLoadState('networkidle');
}

/** Runs in the page: hides lines, fields and short rows that the foot of the window would cut through. */
function hideWhatIsCut(): void {
  const isCut = ({ top, bottom }: DOMRect) => top < innerHeight - 1 && bottom > innerHeight + 1;
  const partsOf = (root: ParentNode): HTMLElement[] =>
    [...root.querySelectorAll<HTMLElement>('*')].flatMap((part) => [
      part,
      ...(part.shadowRoot ? partsOf(part.shadowRoot) : []),
    ]);
  for (const part of partsOf(document.body)) {
    const hasText = [...part.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
    if (!(hasText || part.matches('button, input, select, textarea'))) continue;
    if (!isCut(part.getBoundingClientRect())) continue;
    const row = part.closest<HTMLElement>('li, tr, dl > div');
    (row && row.clientHeight < 120 ? row : part).style.visibility = 'hidden';
  }
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
