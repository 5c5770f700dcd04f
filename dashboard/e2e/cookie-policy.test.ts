/**
 * That a browser really keeps what the cookie policy's table names, as it says. That it keeps nothing else is seen at
 * the end of every journey.
 */

import type { BrowserContext, Page, Response } from '@playwright/test';
import {
  KEPT_IN_BROWSER,
  LAST_BUSINESS_COOKIE,
  WHOLE_DAY_ITEM,
  LAST_TIMEZONE_COOKIE,
  SESSION_COOKIE,
  SIGN_IN_COOKIE,
  type Kept,
} from '@daybook/schema/words/kept-in-browser';
import { CSRF_COOKIE, sitePages } from '@daybook/schema/words/routes';
import { expect, test } from '../../server/test/browser.ts';
import { inDays } from '../../server/test/clock.ts';
import { nameInTable } from '../../server/test/kept-in-browser.ts';
import { CONSENT_QUESTION } from '../src/public/consent/consent-texts.ts';
import { ownOwner, signIn } from './owner.ts';
import { ownSalon } from './salon.ts';

/** Seconds. Browsers keep no cookie longer, whatever a website asks for. */
const LONGEST = 400 * 86_400;
const seconds = () => Date.now() / 1000;

interface Held {
  where: Kept['where'];
  /** Seconds since 1970 for a cookie; -1 for one of the browser's session, and for what is in the storage. */
  expires: number;
}

/** By the name in the table: all that the browser holds now. */
async function heldBy(page: Page): Promise<Map<string, Held>> {
  const cookies = await page.context().cookies();
  const items = await page.evaluate(() => Object.keys(localStorage));
  const caches = await page.evaluate(() => window.caches.keys());
  const ofTab = await page.evaluate(() => Object.keys(sessionStorage));
  return new Map<string, Held>([
    ...cookies.map(({ name, expires }) => [nameInTable(name), { where: 'cookie', expires }] as const),
    ...items.map((name) => [name, { where: 'local storage', expires: -1 }] as const),
    ...caches.map((name) => [name, { where: 'cache', expires: -1 }] as const),
    ...ofTab.map((name) => [name, { where: 'session storage', expires: -1 }] as const),
  ]);
}

/** The names of the cookies that our server's answers to this browser have set; asked for once all is over. */
function watchServer(context: BrowserContext): () => Promise<Set<string>> {
  const answers: Response[] = [];
  context.on('response', (answer) => {
    if (answer.request().serviceWorker() === null) answers.push(answer);
  });
  return async () => {
    const lines = await Promise.all(answers.map((answer) => answer.headerValues('set-cookie')));
    return new Set(lines.flat().map((line) => nameInTable(line.slice(0, line.indexOf('=')))));
  };
}

test.use({ serviceWorkers: 'allow' });

/** Presses the link of the home page and signs in with an address; `look` is called on the provider's page. */
async function signInByHand(page: Page, email: string, look: () => Promise<void>): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: 'Get Started Free' }).first().click();
  const field = page.getByLabel('Email');
  await expect(field).toBeVisible();
  await look();
  await field.fill(email);
  await page.keyboard.press('Enter');
  await page.waitForURL('/dashboard');
}

/** Leaves a form over the page's own reload, after which the form's file is not there. */
async function reloadHalfAForm(page: Page): Promise<void> {
  await page.route('**/MenuList-*.js', (route) => route.abort());
  await page.goto('/create-business');
  await page.getByLabel('Business name').fill('Willow');
  await page.getByRole('button', { name: /’s account$/ }).click();
  await page.route('**/NewBusinessPage-*.js', (route) => route.abort());
  await page.getByRole('alert').getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page didn’t load');
}

test(
  'a browser keeps each thing that the cookie policy names, where, by whom and as long as it says',
  { tag: '@once' },
  async ({ page, context, daybook, watch }, info) => {
    watch.expectMessage(/ERR_FAILED|did not load|dynamically imported/);
    const salon = await ownSalon(daybook, 'cookie-policy', info, async (add, businessId) => {
      await add.event(businessId, { date: inDays(3) });
      for (const name of ['Ruth Ellis', 'Ann Marsh']) await add.person(businessId, { name });
    });
    await context.clearCookies();
    const namesSetByServer = watchServer(context);
    const begun = seconds();
    const question = page.getByRole('region', { name: CONSENT_QUESTION });

    await page.goto('/');
    await expect(question).toBeVisible();
    expect([...(await heldBy(page)).keys()]).toEqual([]);
    await question.getByRole('button', { name: 'Decline', exact: true }).click();
    const held = new Map<string, Held>();
    const look = async () => {
      for (const [name, one] of await heldBy(page)) held.set(name, one);
    };

    await signInByHand(page, salon.email, look);
    await expect(page.getByRole('region', { name: 'Bookings at a Glance' })).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.caches.keys())).not.toEqual([]);
    await look();
    await page.goto('/settings?tab=notifications');
    await expect(page.getByRole('switch').first()).toBeVisible();
    await page.goto('/settings?tab=account');
    const remembers = page.getByRole('switch', { name: 'Remember how I look at my dashboard' });
    await remembers.press('Space');
    const views: string[] = [LAST_BUSINESS_COOKIE, LAST_TIMEZONE_COOKIE];
    expect(views.filter((name) => held.has(name))).toEqual(views);
    expect([...(await heldBy(page)).keys()].filter((name) => views.includes(name))).toEqual([]);
    await page.goto('/dashboard?tab=calendar&view=week');
    await page.getByRole('switch', { name: 'Whole day' }).press('Space');
    expect((await heldBy(page)).has(WHOLE_DAY_ITEM)).toBe(false);
    await page.goto('/settings?tab=account');
    await remembers.press('Space');
    await page.goto('/dashboard?tab=calendar&view=week');
    await page.getByRole('switch', { name: 'Whole day' }).press('Space');
    await page.getByLabel('Colours').selectOption('Colours by service');
    await look();
    await reloadHalfAForm(page);
    await look();
    await page.unrouteAll();
    const heldUnasked = new Set(held.keys());

    await page.goto(sitePages.cookies);
    await page.getByRole('button', { name: 'Change my choice' }).click();
    const counted = page.waitForResponse((answer) => answer.url().endsWith('/api/visits'));
    await question.getByRole('button', { name: 'Accept' }).click();
    await counted;
    await look();

    await page.goto('/dashboard');
    await page.getByRole('button', { name: /’s account$/ }).click();
    const out = page.waitForResponse(/\/api\/logout/);
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/');
    await out;
    const heldAfterwards = await heldBy(page);

    const setByServer = await namesSetByServer();
    const lastsOf = ({ name, lasts }: Kept, { where, expires }: Held): Kept['lasts'] => {
      if (where === 'session storage') return heldAfterwards.has(name) ? 'cleared' : 'reloaded';
      if (where === 'local storage' || where === 'cache')
        return heldAfterwards.has(name) ? 'cleared' : 'signed in';
      if (expires === -1) return 'browser';
      // The browser counts from the moment at which it was set, some time in this journey.
      const setAt = typeof lasts === 'number' ? expires - Math.min(lasts, LONGEST) : 0;
      return setAt > begun - 1 && setAt < seconds() + 1 ? lasts : expires - begun;
    };
    const found = KEPT_IN_BROWSER.map((kept): Kept | string => {
      const one = held.get(kept.name);
      if (!one) return `${kept.name} is not kept`;
      return {
        name: kept.name,
        where: one.where,
        lasts: lastsOf(kept, one),
        setBy: setByServer.has(kept.name) ? 'server' : 'page',
        needsConsent: !heldUnasked.has(kept.name),
      };
    });
    expect(found).toEqual(KEPT_IN_BROWSER);
    // The table's own words about signing out, and about the way back from Google.
    const names = [SESSION_COOKIE, CSRF_COOKIE, LAST_BUSINESS_COOKIE, LAST_TIMEZONE_COOKIE, SIGN_IN_COOKIE];
    for (const name of names) expect(heldAfterwards.has(name), name).toBe(false);
  },
);

test(
  'the form for a new business begins with the timezone of the business looked at last @release',
  { tag: '@once' },
  async ({ page, daybook }, info) => {
    const { email } = await ownOwner(daybook, 'cookie-timezone', info, async (add, { id, slug }) => {
      await add.business({
        ownerId: id,
        name: 'Rowan',
        diarySlug: `${slug}-rowan`,
        timezone: 'Asia/Kolkata',
      });
      await add.business({
        ownerId: id,
        name: 'Birch',
        diarySlug: `${slug}-birch`,
        timezone: 'America/New_York',
      });
    });
    await signIn(page, email);
    const selector = page.getByLabel('Business', { exact: true });
    for (const [name, timezone] of [
      ['Birch', 'America/New_York'],
      ['Rowan', 'Asia/Kolkata'],
    ] as const) {
      await page.goto('/dashboard');
      await selector.selectOption({ label: name });
      await expect
        .poll(async () => (await page.context().cookies()).find((one) => one.name === LAST_TIMEZONE_COOKIE))
        .toMatchObject({ value: timezone });
      await page.goto('/create-business');
      await expect(page.getByLabel('Time zone')).toHaveValue(timezone);
    }
  },
);
