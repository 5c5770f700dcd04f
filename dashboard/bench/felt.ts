/** What somebody feels of a page: when things are there, how soon presses are answered, and what moves. */

import type { Page } from '@playwright/test';
import { z } from 'zod';
import { longestOf, timedEvent, UNTOLD, type TimedEvent } from './responses.ts';
import type { Visit } from './verdict.ts';

/** Runs in the page before its own scripts. */
export const RECORD_FEELING = `
  globalThis.felt = { events: [], shift: 0, moved: [], largest: 0, pressed: 0 };
  const watch = (type, use, options) =>
    new PerformanceObserver((list) => list.getEntries().forEach(use)).observe({ type, buffered: true, ...options });
  watch('event', ({ interactionId, startTime, duration, processingStart, processingEnd }) => {
    felt.events.push({
      interaction: interactionId,
      duration,
      delay: processingStart - startTime,
      work: processingEnd - processingStart,
    });
  }, { durationThreshold: ${UNTOLD} });
  watch('layout-shift', ({ value, hadRecentInput, sources }) => {
    if (hadRecentInput) return;
    felt.shift += value;
    const nameOf = (node) => node && (node.outerHTML ?? node.textContent).slice(0, 90);
    const way = (from, to) => ' by ' + Math.round(to.x - from.x) + ', ' + Math.round(to.y - from.y) + ' px';
    felt.moved.push(
      ...sources.map(({ node, previousRect, currentRect }) =>
        (nameOf(node) ?? 'something that is gone') + way(previousRect, currentRect)),
    );
  });
  watch('largest-contentful-paint', ({ startTime }) => {
    felt.largest = startTime;
  });
  for (const type of ['pointerup', 'keydown'])
    addEventListener(type, ({ timeStamp }) => (felt.pressed = timeStamp), { capture: true });
`;

/** What happened since it was asked last, once the page has come to rest. */
const TAKE = `new Promise((done) =>
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => {
    done(felt.events.splice(0));
  }, 150))))`;

const READ = '({ shift: felt.shift, moved: felt.moved, largest: felt.largest, pressed: felt.pressed })';
const recorded = z.object({
  shift: z.number(),
  moved: z.array(z.string()),
  largest: z.number(),
  pressed: z.number(),
});

export interface Feeling {
  page: Page;
  /** Milliseconds from the beginning of the navigation until `found`, an expression of the page, is true and drawn. */
  shown: (name: string, found: string) => Promise<void>;
  /** The same, from the last press or key on. */
  shownSincePress: (name: string, found: string) => Promise<void>;
  /** The largest paint so far is such a time. */
  largest: (name: string) => Promise<void>;
  /** Does something with pointer or keys, and notes how soon the page answered: of several of one name, the slowest. */
  press: (name: string, act: () => Promise<void>) => Promise<void>;
}

/** What is felt, and why: what moved, and what the slow answers were made of. */
export interface Felt extends Visit {
  moved: string[];
  longest: Record<string, TimedEvent>;
}

/** The page must have been opened with RECORD_FEELING. */
export async function feel(page: Page, visit: (feeling: Feeling) => Promise<void>): Promise<Felt> {
  const times: Felt['times'] = {};
  const longest: Felt['longest'] = {};
  const read = async () => recorded.parse(await page.evaluate(READ));
  const whenDrawn = async (found: string) => z.number().parse(await page.evaluate(whenTrue(found)));
  await visit({
    page,
    async shown(name, found) {
      times[name] = await whenDrawn(found);
    },
    async shownSincePress(name, found) {
      const at = await whenDrawn(found);
      times[name] = at - (await read()).pressed;
    },
    async largest(name) {
      await page.waitForFunction('felt.largest > 0');
      times[name] = (await read()).largest;
    },
    async press(name, act) {
      await page.evaluate(TAKE);
      await act();
      const events = z.array(timedEvent).parse(await page.evaluate(TAKE));
      longest[name] = longestOf([...events, ...(longest[name] ? [longest[name]] : [])]);
    },
  });
  const { shift, moved } = await read();
  const responses = Object.fromEntries(
    Object.entries(longest).map(([name, { duration }]) => [name, duration]),
  );
  return { times, responses, shift, moved, longest };
}

/** Milliseconds after which something does not come any more. */
const PATIENCE = 60_000;

/** Looks before each frame; what it finds then is drawn when the next frame begins. */
const whenTrue = (found: string) => `new Promise((done, failed) => {
  setTimeout(() => failed(new Error(${JSON.stringify(`never true: ${found}`)})), ${PATIENCE});
  const look = () => {
    if (${found}) requestAnimationFrame(() => done(performance.now()));
    else requestAnimationFrame(look);
  };
  look();
})`;
