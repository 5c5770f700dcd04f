/** A diary has no end: it carries the first months, and loads the others when somebody turns to them. */

import { DIARY_MONTHS_CARRIED } from '@daybook/schema/figures/bounds';
import { addMonths, dayTitle, monthTitle } from '@daybook/schema/rules/date';
import { expect, expectAccessible, test } from '../../server/test/browser.ts';
import type { DatabasePlace } from '../../server/test/test-database.ts';
import { freeTimes } from './customer.ts';
import { day, NEXT_MONTH, ownDiary } from './diary-page.ts';
import { EMBED, gate, openHostPage } from './host-page.ts';

const CARRIED = addMonths(NEXT_MONTH, -1);
const FAR = addMonths(CARRIED, DIARY_MONTHS_CARRIED + 1);
const FARTHEST = addMonths(FAR, 4);
const NEAR_DATE = `${NEXT_MONTH}-10`;
const FAR_DATE = `${FAR}-14`;
const FARTHEST_DATE = `${FARTHEST}-02`;

/** One event next month, one after the carried months, one long after; `ids` holds the last one's id. */
async function longDiary(place: DatabasePlace) {
  const ids: number[] = [];
  const slug = await ownDiary(place, async (add, business) => {
    for (const event of [
      { name: 'Near', date: NEAR_DATE },
      { name: 'Far', date: FAR_DATE },
      { name: 'Farthest', date: FARTHEST_DATE },
    ]) {
      ids.push((await add.event(business.id, event)).id);
    }
  });
  return { slug, farthest: ids.at(-1) };
}

test('later months are loaded when they are turned to, and booked in like any other @phone', async ({
  page,
  daybook,
}) => {
  const { slug } = await longDiary(daybook);
  const month = gate();
  await page.route(`**/api/diary/${slug}/months/${FAR}`, async (route) => {
    await month.opened;
    await route.continue();
  });
  await openHostPage(page, daybook, {
    head: EMBED,
    body: `<daybook-diary slug="${slug}"></daybook-diary>`,
  });
  const events = page.locator('.month .part');
  const shown = page.locator('.month h2');
  await expect(freeTimes(page).first()).toBeVisible();
  const unfold = page.getByRole('button', { name: 'Whole month and all events' });
  if (await unfold.isVisible()) await unfold.click();
  for (let at = NEXT_MONTH; at < FAR; at = addMonths(at, 1)) {
    await page.getByRole('link', { name: 'Next month' }).click();
  }
  await expect(shown).toHaveText(monthTitle(FAR));
  await expect(events.locator('.skeleton').first()).toBeVisible();
  await expect(page.locator(`#daybook-${FAR_DATE}`)).not.toHaveAccessibleName(/no times/);
  await expectAccessible(page);
  month.open();
  await expect(events.getByRole('link')).toHaveText([/Far/]);
  await expect(page.locator(`#daybook-${FAR}-15`)).toHaveAccessibleName(/, no times$/);
  await events.getByRole('link', { name: /Far/ }).click();
  await expect(day(page)).toHaveText(dayTitle(FAR_DATE));
  await freeTimes(page).first().click();
  await expect(page.getByLabel('First name')).toBeVisible();
});

test('a month that does not load says so in its place, and comes with one press @release @phone', async ({
  page,
  daybook,
  watch,
}) => {
  watch.expectMessage(/net::ERR_CONNECTION_REFUSED/);
  const { slug } = await longDiary(daybook);
  await page.goto(`/diary/${slug}?month=${addMonths(FAR, -1)}`);
  await expect(page.locator('[data-waits]')).toHaveCount(0);
  const months = `**/api/diary/${slug}/months/**`;
  await page.route(months, (route) => route.abort('connectionrefused'));
  await page.getByRole('link', { name: 'Next month' }).click();
  const trouble = page.getByRole('alert');
  await expect(trouble).toContainText('We couldn’t load this month.');
  await expectAccessible(page);
  await page.unroute(months);
  await trouble.getByRole('button', { name: 'Try again' }).click();
  await expect(trouble).toHaveCount(0);
  await expect(page.locator('.month .part').getByRole('link')).toHaveText([/Far/]);
  // The button has disappeared: the focus goes to the date at which Tab would enter the month.
  await expect(page.locator(`#daybook-${FAR}-01`)).toBeFocused();
  // The months between are not loaded, so they may hold events.
  await page.getByRole('link', { name: 'Next month' }).click();
  await expect(page.getByText('No dates this month.')).toBeVisible();
  await page.getByRole('link', { name: `See ${monthTitle(addMonths(FAR, 2))}` }).click();
  await expect(page.locator('.month h2')).toHaveText(monthTitle(addMonths(FAR, 2)));
});

test('an event of any month can be asked for, at once and by a change of the attribute @release @phone', async ({
  page,
  daybook,
}) => {
  const { slug, farthest } = await longDiary(daybook);
  await openHostPage(page, daybook, {
    head: EMBED,
    body: `<daybook-diary slug="${slug}" date="${FAR_DATE}"></daybook-diary>`,
  });
  await expect(day(page)).toHaveText(dayTitle(FAR_DATE));
  await expect(freeTimes(page).first()).toBeVisible();
  // The arrow keys come with the second file; after that Tab stops at one date only.
  await expect(page.locator('[role=grid] a[tabindex="0"]')).toHaveCount(1);
  await page
    .locator('daybook-diary')
    .evaluate((element, id) => element.setAttribute('event', String(id)), farthest);
  await expect(day(page)).toHaveText(dayTitle(FARTHEST_DATE));
  await expect(freeTimes(page).first()).toBeVisible();
});
