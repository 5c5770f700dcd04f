/** A tutor's term: booked at once, every week, then moved and cancelled from one of its dates on. */

import type { Page } from '@playwright/test';
import { addDays, dayTitle, shortDate } from '@daybook/schema/rules/date';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  newestMail,
  test,
} from '../../server/test/browser.ts';
import { inDays } from '../../server/test/clock.ts';
import { attendee } from './calendar-business.ts';
import { signIn } from './owner.ts';
import { ownSalon } from './salon.ts';

const LESSONS = 12;
const FIRST = inDays(7);
const week = (number: number, days = 0) => addDays(FIRST, number * 7 + days);

/** Lessons on this weekday and the next, for so many weeks. Another pupil has the sixth week's second day. */
const tutor = (daybook: Parameters<typeof ownSalon>[0], info: Parameters<typeof ownSalon>[2]) =>
  ownSalon(daybook, 'tutor', info, async (add, businessId) => {
    const dates = Array.from({ length: LESSONS }, (_, at) => [week(at), week(at, 1)]).flat();
    for (const date of dates) {
      const event = await add.event(businessId, { name: 'Lessons', date, slotMinutes: 60, bufferMinutes: 0 });
      if (date !== week(5, 1)) continue;
      const lesson = { eventId: event.id, eventName: 'Lessons', eventDate: date };
      await add.booking(businessId, {
        ...attendee('Tom', 'Ashworth'),
        ...lesson,
        startTime: '10:00',
        endTime: '11:00',
      });
    }
  });

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

test('a tutor books a term of weekly lessons, moves one, then a later one with those after it, and cancels the rest @widths', async ({
  page,
  daybook,
}, info) => {
  const { email } = await tutor(daybook, info);
  const to = `mia-${info.project.name}@example.com`;
  await signIn(page, email);
  await page.getByRole('button', { name: 'Add booking' }).click();
  const add = dialog(page, 'Add booking');
  await add.getByRole('combobox', { name: 'Name' }).fill('Mia Chen');
  await add.getByLabel('Email').fill(to);
  await add.getByLabel('Date').fill(FIRST);
  await add.getByLabel('Time', { exact: true }).fill('10:00');
  await add.getByLabel('Repeats').selectOption('Every week');
  await add.getByLabel('How many visits').fill(String(LESSONS));
  await expect(add.getByText(`All ${LESSONS} visits will be booked.`)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await add.getByRole('button', { name: `Book ${LESSONS} visits` }).click();
  await expect(page.getByText(`${LESSONS} visits booked for Mia Chen.`)).toBeVisible();
  expect((await newestMail(daybook.url, to, /./)).subject).toContain(`${LESSONS} visits`);

  await page.goto('/dashboard?tab=bookings');
  await test.step('one date moves alone', async () => {
    await ofLesson(page, 'Move', week(1)).click();
    const move = dialog(page, 'Move booking');
    await expect(move.getByRole('radio', { name: 'Only this one' })).toBeChecked();
    await move.getByLabel('Date').fill(week(1, 1));
    await move.getByLabel('Time', { exact: true }).fill('11:00');
    await move.getByRole('button', { name: /^Move to/ }).click();
    await expect(page.getByText('Booking moved. We’re emailing Mia')).toBeVisible();
  });

  await test.step('a later one moves with those after it, but for one that is left where it is', async () => {
    await ofLesson(page, 'Move', week(4)).click();
    const move = dialog(page, 'Move booking');
    await move.getByRole('radio', { name: 'This and later ones' }).check();
    await move.getByLabel('Date').fill(week(4, 1));
    await move.getByLabel('Time', { exact: true }).fill('10:00');
    await expect(move.getByText('7 of 8 visits will move. The others stay.')).toBeVisible();
    await expect(move).toContainText('Tom');
    await expect(move.getByLabel(`What to do on ${dayTitle(week(5, 1))}`)).toHaveValue('skip');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await move.getByRole('button', { name: 'Move 7 visits' }).click();
    await expect(page.getByText('7 visits moved. We’re emailing Mia Chen one list')).toBeVisible();
    expect((await newestMail(daybook.url, to, /moved/)).text).toContain('7 visits');
  });

  await test.step('the last ones are cancelled together', async () => {
    await ofLesson(page, 'Cancel', week(6, 1)).click();
    const cancel = page.getByRole('alertdialog');
    await cancel.getByRole('radio', { name: 'This and later ones' }).check();
    await expectAccessible(page);
    await cancel.getByRole('button', { name: 'Cancel booking' }).click();
    await expect(page.getByText('6 bookings cancelled.')).toBeVisible();
    expect((await newestMail(daybook.url, to, /cancelled/)).text).toContain('6 visits');
  });
});

const ofLesson = (page: Page, action: string, date: string) =>
  page
    .getByRole('row')
    .filter({ hasText: 'Mia Chen' })
    .filter({ hasText: shortDate(date) })
    .getByRole('button', { name: `${action} booking for Mia Chen` });
