/**
 * The base of every browser journey: each of Playwright's workers has its own server, so that journeys never
 * take each other's slots. Every journey also checks that nothing is on the console, no request goes to a
 * foreign origin, no error is uncaught, and the browser keeps nothing that the cookie policy doesn't name.
 * Only e2e tests import this file.
 */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test as base, type BrowserContext, type Page } from '@playwright/test';
import { z } from 'zod';
import { clockAhead, shiftClock } from './clock.ts';
import { declineIn, foundBesides } from './kept-in-browser.ts';
import { launchServer, type LaunchedServer } from './launch.ts';
import { startPostgres } from './postgres-server.ts';
import { newPlace } from './test-database.ts';

/** The Playwright project whose servers keep everything in PostgreSQL. */
const ON_POSTGRES = 'PostgreSQL';

export interface Watch {
  /**
   * Allows a console message that the journey causes, such as the browser's own line about a failed request.
   */
  expectMessage(text: RegExp): void;
  /** Allows an origin that the journey visits in addition to the server's and the example sites'. */
  allowOrigin(origin: string): void;
}

interface JourneyFixtures {
  watch: Watch;
}

interface WorkerFixtures {
  daybook: LaunchedServer;
}

/** Unlisted data found in browsers that this worker's journey has closed already. */
let foundEarlier: string[] = [];

export const test = base.extend<JourneyFixtures, WorkerFixtures>({
  daybook: [
    // Playwright reads the parameter's pattern to learn what a fixture needs.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use, { project }) => {
      const postgres = project.name === ON_POSTGRES ? await startPostgres() : null;
      const place = await newPlace(postgres?.templateUrl);
      const server = await launchServer({ place });
      await use(server);
      await server.stop();
      await place.remove();
      await postgres?.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  browser: [
    async ({ browser, daybook }, use) => {
      const makeContext = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await makeContext(options);
        await context.addInitScript(shiftClock, clockAhead());
        await declineIn(context, daybook.url);
        const close = context.close.bind(context);
        context.close = async (reason) => {
          foundEarlier.push(...(await foundBesides(context)));
          await close(reason);
        };
        return context;
      };
      await use(browser);
    },
    { scope: 'worker' },
  ],
  baseURL: ({ daybook }, use) => use(daybook.url),
  watch: [
    async ({ context, daybook }, use) => {
      const expected: RegExp[] = [];
      const origins = new Set([daybook.url, daybook.examplesUrl]);
      const problems = recordProblems(context, origins);
      foundEarlier = [];
      await use({
        expectMessage: (text) => void expected.push(text),
        allowOrigin: (origin) => void origins.add(origin),
      });
      expect(problems.filter((problem) => !expected.some((text) => text.test(problem)))).toEqual([]);
      const found = await Promise.all((context.browser()?.contexts() ?? [context]).map(foundBesides));
      expect([...foundEarlier, ...found.flat()]).toEqual([]);
    },
    { auto: true },
  ],
});
export { expect };

const EXPECTED = [
  // Chromium's note where somebody is quicker than a page's first frame: it rightly leaves the focus with them.
  'Autofocus processing was blocked because a document already has a focused element.',
  // As playwright.config.ts asks.
  'Service Worker registration blocked by Playwright',
];

function recordProblems(context: BrowserContext, origins: ReadonlySet<string>): string[] {
  const problems: string[] = [];
  context.on('console', (message) => {
    if (!EXPECTED.includes(message.text())) problems.push(`console ${message.type()}: ${message.text()}`);
  });
  context.on('weberror', (error) => problems.push(`uncaught: ${error.error().message}`));
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && !origins.has(origin)) problems.push(`foreign: ${request.url()}`);
  });
  return problems;
}

/**
 * Runs in the page, as text. Waits for animations, because something that is still fading in has colours that
 * nobody reads.
 */
const SETTLE_ANIMATIONS = `Promise.allSettled(
  document.getAnimations()
    .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
    .map(({ finished }) => finished)
)`;

/**
 * The source of axe. Its build keeps the private parts of each colour in weak maps, which the garbage
 * collector walks again and again. Keeping them in the objects themselves costs a third less CPU time.
 */
const AXE = `((WeakMap, WeakSet) => {
  ${readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')}
})(
  class {
    #key = Symbol();
    has(object) { return this.#key in object; }
    get(object) { return object[this.#key]; }
    set(object, value) { object[this.#key] = value; }
  },
  class {
    #key = Symbol();
    has(object) { return this.#key in object; }
    add(object) { object[this.#key] = true; }
  },
); null`;

/**
 * The bar at a phone's foot covers a part of what is half scrolled, which axe takes for a target that is too small.
 * At the page's end, where it belongs, it covers nothing.
 */
const LET_FOOT_GO = "document.querySelector('[data-foot-bar]')?.style.setProperty('position', 'static')";

const KEEP_FOOT = "document.querySelector('[data-foot-bar]')?.style.removeProperty('position')";

/** The target size is the only rule of WCAG 2.2 that axe leaves out by default. */
const AXE_OPTIONS = JSON.stringify({
  // Passed rules are not listed, which saves a third of the time.
  resultTypes: ['violations'],
  rules: { 'target-size': { enabled: true } },
});

/**
 * Fails with axe's findings by WCAG 2.2 AA and its best practices, in shadow roots too. It injects axe into
 * each document only once.
 */
export async function expectAccessible(page: Page): Promise<void> {
  let violations = await violationsOn(page);
  // A page or dialog that is still being drawn has no heading for a moment.
  for (const milliseconds of [250, 500, 1_000]) {
    if (violations.length === 0) return;
    await page.waitForTimeout(milliseconds);
    violations = await violationsOn(page);
  }
  expect(violations).toEqual([]);
}

async function violationsOn(page: Page): Promise<unknown[]> {
  for (const frame of page.frames())
    if (!(await frame.evaluate('"axe" in window'))) await frame.evaluate(AXE);
  return page.evaluate<unknown[]>(
    `${LET_FOOT_GO}; ${SETTLE_ANIMATIONS}.then(() => axe.run(${AXE_OPTIONS})).then(({ violations }) => violations).finally(() => ${KEEP_FOOT})`,
  );
}

/** Fails if the page is wider than the window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const spare = await page.evaluate<number>('document.documentElement.scrollWidth - window.innerWidth');
  expect(spare).toBeLessThanOrEqual(0);
}

const mail = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  attachments: z.array(z.object({ filename: z.string(), contentType: z.string(), content: z.string() })),
});
type ReceivedMail = z.infer<typeof mail>;

/** Resolves to the newest email to an address whose subject matches, as soon as it is delivered. */
export async function newestMail(url: string, to: string, subject: RegExp): Promise<ReceivedMail> {
  let found: ReceivedMail | undefined;
  await expect(async () => {
    const answer = await fetch(`${url}/dev/mail.json?to=${encodeURIComponent(to)}`);
    found = z
      .array(mail)
      .parse(await answer.json())
      .find((one) => subject.test(one.subject));
    expect(found).toBeDefined();
  }).toPass({ timeout: 10_000 });
  if (!found) throw new Error(`No mail to ${to} matches ${String(subject)}.`);
  return found;
}
