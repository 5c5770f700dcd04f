/** The card that opens where an owner presses in the week: about a booking, or an empty time. */

import type { Page } from '@playwright/test';
import { dayTitle } from '@daybook/schema/rules/date';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../../server/test/browser.ts';
import type { Builders } from '../../server/test/builders.ts';
import { inDays } from '../../server/test/clock.ts';
import { attendee, rowsOfFullHeight } from './calendar-business.ts';
import { signIn } from './owner.ts';
import { ownSalon } from './salon.ts';

/** The height in pixels of a row, which is a quarter of an hour. */
const ROW = 40;
/** A Thursday; the journeys' today is a Tuesday. */
const DATE = inDays(2);

/** Ruth and Maya work from nine to a quarter past four; Ruth has Tom at half past two. Today Beatrice was booked at nine. */
async function ruthAndMaya(add: Builders, businessId: number) {
  const ruth = await add.person(businessId, { name: 'Ruth' });
  const maya = await add.person(businessId, { name: 'Maya' });
  for (const date of [inDays(0), DATE]) {
    const event = await add.event(businessId, { name: 'Cuts', date });
    await add.atEvent(event.id, ruth.id, {});
    await add.atEvent(event.id, maya.id, {});
  }
  const book = (first: string, eventDate: string, startTime: string, endTime: string) =>
    add.booking(businessId, {
      ...attendee(first, 'Marsh'),
      eventDate,
      startTime,
      endTime,
      eventName: 'Cuts',
      serviceName: 'Cut',
      personId: ruth.id,
      personName: 'Ruth',
    });
  await book('Beatrice', inDays(0), '09:00', '09:45');
  await book('Tom', DATE, '14:30', '15:15');
  await book('Ada', DATE, '10:00', '10:45');
}

const dayOf = (page: Page, date: string) => page.locator(`[data-date="${date}"]`);

/** Presses a free time: beside the bookings, which leave room at the end of their column. */
async function pressAt(page: Page, date: string, row: number) {
  const column = dayOf(page, date).locator('[data-hours-of-day]');
  const week = page.getByRole('region').first();
  await week.evaluate(
    (box, top) => {
      box.scrollTop = top;
      // Above the bar at a phone's foot.
      box.scrollIntoView({ block: 'end' });
    },
    Math.max(0, row - 2) * ROW,
  );
  const box = await column.boundingBox();
  if (!box) throw new Error('the day is shown');
  await page.mouse.click(box.x + box.width - 5, box.y + row * ROW + 10);
}

test('a press on a booking shows its card, and the week stays where it is @widths', async ({
  page,
  daybook,
}, info) => {
  const { email } = await ownSalon(daybook, 'card-booking', info, ruthAndMaya);
  await rowsOfFullHeight(page);
  await signIn(page, email, `/dashboard?tab=calendar&view=week&date=${DATE}`);
  const tom = dayOf(page, DATE).getByRole('link', { name: /Tom Marsh/ });
  await tom.scrollIntoViewIfNeeded();
  const week = page.getByRole('region').first();
  const before = await week.evaluate(({ scrollTop }) => scrollTop);
  await tom.click();
  const card = page.getByRole('dialog', { name: 'Tom Marsh' });
  await expect(card).toBeFocused();
  await expect(card).toContainText(`${dayTitle(DATE)}, 14:30 to 15:15`);
  await expect(card).toContainText('Cut with Ruth');
  await expect(card.getByRole('link', { name: '07700 900123' })).toHaveAttribute('href', 'tel:07700900123');
  await expect(card.getByRole('link', { name: 'Tom Marsh' })).toHaveAttribute('href', /\/customers\/\d+/);
  await expect(card.getByRole('button', { name: /^Did not come/ })).toHaveCount(0);
  await expect(tom).toHaveAttribute('aria-expanded', 'true');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const [box, size] = [await card.boundingBox(), page.viewportSize()];
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(size?.width ?? 0);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(size?.height ?? 0);
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(0);
  await expect(tom).toBeFocused();
  expect(await week.evaluate(({ scrollTop }) => scrollTop)).toBe(before);

  // The Tab key leaves at its end; one card at a time; its button closes it, too.
  await tom.press('Enter');
  await card.getByRole('link', { name: 'See in Your Bookings' }).press('Tab');
  await expect(card).toHaveCount(0);
  await expect(tom).toBeFocused();
  await tom.press('Enter');
  await dayOf(page, DATE)
    .getByRole('link', { name: /Ada Marsh/ })
    .press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.getByRole('dialog', { name: 'Ada Marsh' }).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await tom.press('Enter');
  await card.getByRole('button', { name: 'Move' }).press('Enter');
  await expect(page.getByRole('dialog', { name: /^Move/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tom).toBeFocused();

  await dayOf(page, inDays(0))
    .getByRole('link', { name: /Beatrice Marsh/ })
    .press('Enter');
  const began = page.getByRole('dialog', { name: 'Beatrice Marsh' });
  await expect(began).toContainText(`Today, ${dayTitle(inDays(0))}`);
  await expect(began.getByRole('button', { name: 'Move' })).toHaveCount(0);
  await began.getByRole('button', { name: /^Did not come/ }).press('Enter');
  await expect(began.getByRole('button', { name: /^They came/ })).toBeVisible();
});

test('a press on an empty time says who is free until when, and books or blocks it @widths', async ({
  page,
  daybook,
}, info) => {
  const { email } = await ownSalon(daybook, 'card-time', info, ruthAndMaya);
  await rowsOfFullHeight(page);
  await signIn(page, email, `/dashboard?tab=calendar&view=week&date=${DATE}`);
  await expect(dayOf(page, DATE).getByRole('link', { name: /Tom Marsh/ })).toBeVisible();
  const card = page.getByRole('dialog');
  await pressAt(page, DATE, 20);
  await expect(card).toHaveAccessibleName(`${dayTitle(DATE)}, 14:00`);
  await expect(card).toContainText('Maya is free until 16:15');
  await expect(card).toContainText('free to 14:30');
  await expectAccessible(page);
  await card.getByRole('radio', { name: 'Ruth' }).check();
  await expect(card).toContainText('Ruth is free until 14:30');
  await card.getByRole('button', { name: 'Book a customer' }).click();
  const form = page.getByRole('dialog', { name: 'Add booking' });
  await expect(form.getByLabel('Date')).toHaveValue(DATE);
  await expect(form.getByLabel('With').locator('option:checked')).toHaveText('Ruth');
  await page.keyboard.press('Escape');
  await expect(form).toHaveCount(0);

  // After closing time.
  await pressAt(page, DATE, 33);
  await expect(card).toHaveAccessibleName(`${dayTitle(DATE)}, 17:15`);
  await expect(card).toContainText('Closed at this time. You can still book.');
  await card.getByRole('button', { name: 'Block this time' }).click();
  const off = page.getByRole('dialog', { name: 'Add time off' });
  await expect(off.getByLabel('From')).toHaveValue('17:15');
  await expect(off.getByLabel('Until')).toHaveValue('17:45');
  await page.keyboard.press('Escape');
  await expect(off).toHaveCount(0);

  // By keyboard, at the event's first gap.
  await dayOf(page, DATE).getByRole('button', { name: /Cuts/ }).press('Enter');
  await expect(card).toHaveAccessibleName(`${dayTitle(DATE)}, 09:00`);
  await expect(card.getByRole('button', { name: 'Attendees of Cuts' })).toBeVisible();
});
