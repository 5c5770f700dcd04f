/** An owner moves bookings: in a dialog, by dragging in the week view, and by keyboard. */

import type { Page } from '@playwright/test';
import { dayTitle } from '@daybook/schema/rules/date';
import { expect, expectAccessible, newestMail, test } from '../../server/test/browser.ts';
import { inDays } from '../../server/test/clock.ts';
import { attendee } from './calendar-business.ts';
import { signIn } from './owner.ts';
import { ownSalon } from './salon.ts';

const DATE = inDays(3);
const title = 'Move booking';

/** A day with Ada at 10:00 and Grace at 14:00. */
async function withBookings(
  daybook: Parameters<typeof ownSalon>[0],
  name: string,
  info: Parameters<typeof ownSalon>[2],
) {
  return ownSalon(daybook, name, info, async (add, businessId) => {
    const event = await add.event(businessId, { name: 'Cuts', date: DATE });
    const { id: personId } = await add.person(businessId, { name: 'Ruth Ellis' });
    await add.atEvent(event.id, personId, {});
    for (const [first, startTime, endTime] of [
      ['Ada', '10:00', '10:45'],
      ['Grace', '14:00', '14:45'],
    ] as const) {
      await add.booking(businessId, {
        ...attendee(first, `Of ${name} ${info.project.name}`.replaceAll(' ', '')),
        eventId: event.id,
        eventName: 'Cuts',
        eventDate: DATE,
        startTime,
        endTime,
        personId,
        personName: 'Ruth Ellis',
      });
    }
  });
}

const dialog = (page: Page) => page.getByRole('dialog', { name: title });

test('an owner moves a booking to a free time, and is told first who is emailed @widths', async ({
  page,
  daybook,
}, info) => {
  const { email } = await withBookings(daybook, 'mover', info);
  await signIn(page, email, '/dashboard?tab=bookings');
  await page.getByRole('button', { name: /^Move booking for Ada/ }).click();
  await expect(dialog(page)).toBeVisible();
  const time = dialog(page)
    .getByRole('region', { name: `Free times on ${dayTitle(DATE)}` })
    .getByRole('button')
    .last();
  const start = (await time.innerText()).trim();
  await time.click();
  await expect(dialog(page)).toContainText('We’ll email Ada');
  await expectAccessible(page);
  await dialog(page)
    .getByRole('button', { name: `Move to ${dayTitle(DATE)}, ${start}` })
    .click();
  await expect(page.getByText('Booking moved. We’re emailing Ada')).toBeVisible();
  await expect(page.getByText(new RegExp(`^${start} to `)).first()).toBeVisible();
  const to = `ada.ofmover${info.project.name}@example.com`.toLowerCase();
  expect((await newestMail(daybook.url, to, /./)).text).toContain(start);
});

test('a booking dragged in the week view asks first, says what it overlaps, and moves anyway', async ({
  page,
  daybook,
}, info) => {
  test.skip(info.project.name === 'phone', 'a finger scrolls');
  const { email } = await withBookings(daybook, 'dragger', info);
  await signIn(page, email, `/dashboard?tab=calendar&view=week&date=${DATE}`);
  const day = page.locator(`[data-date="${DATE}"]`);
  const ada = day.getByRole('link', { name: /Ada/ });
  const grace = day.getByRole('link', { name: /Grace/ });
  await expect(grace).toBeInViewport();
  const [from, to] = [await ada.boundingBox(), await grace.boundingBox()];
  if (!from || !to) throw new Error('the bookings are on view');
  // By its edge, which isn't part of its link: the drag moves it, and chooses no hours.
  await page.mouse.move(from.x - 2, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(from.x + 20, from.y + 40);
  await page.mouse.move(to.x + 20, to.y + 10, { steps: 5 });
  await page.mouse.up();
  await expect(dialog(page).getByRole('textbox', { name: 'Time' })).toHaveValue('14:00');
  await expect(dialog(page)).toContainText('Please check before you move it:');
  await expect(dialog(page)).toContainText('Grace');
  await expect(page.locator('[role="dialog"]')).toHaveCount(1);
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(ada).toContainText('10:00 to');
  // By keyboard, and to the time that is taken.
  await ada.focus();
  await page.keyboard.press('m');
  await dialog(page).getByRole('textbox', { name: 'Time' }).fill('14:00');
  await page.keyboard.press('Tab');
  await dialog(page).getByRole('button', { name: 'Move anyway' }).press('Enter');
  await expect(page.getByText('Booking moved.')).toBeVisible();
  await expect(ada).toContainText('14:00 to');
});
