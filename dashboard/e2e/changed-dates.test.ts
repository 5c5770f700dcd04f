/** Changed dates: the bookings that no longer fit are shown before anything is saved. */

import { longDate } from '@daybook/schema/rules/date';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  newestMail,
  test,
} from '../../server/test/browser.ts';
import type { Builders } from '../../server/test/builders.ts';
import { inDays } from '../../server/test/clock.ts';
import { freeSlots, readDiary } from '../../server/test/customer.ts';
import { attendee } from './calendar-business.ts';
import { choose, events, open } from './overview-page.ts';
import { ownSalon } from './salon.ts';

const [first, second, third] = [inDays(2), inDays(3), inDays(4)];

/** Three dates from nine to five; the first two have bookings at nine and at one. */
async function threeDates(add: Builders, businessId: number, mail: (name: string) => string) {
  for (const date of [first, second, third]) {
    const event = await add.event(businessId, { name: 'Cuts', date });
    if (date === third) continue;
    for (const [name, hour] of [['Ada', '09'] as const, ['Tom', '13'] as const])
      await add.booking(businessId, {
        ...attendee(name, 'Marsh'),
        attendeeEmail: mail(`${name}-${date}`),
        eventId: event.id,
        eventName: 'Cuts',
        eventDate: date,
        startTime: `${hour}:00`,
        endTime: `${hour}:45`,
      });
  }
}

test('an owner changes the hours of a date, and cancels the booking that no longer fits, by keyboard @widths', async ({
  page,
  daybook,
}, info) => {
  const mail = (name: string) => `${name}-hours-${info.project.name}@example.com`.toLowerCase();
  const salon = await ownSalon(daybook, 'hours', info, (add, businessId) =>
    threeDates(add, businessId, mail),
  );
  await open(page, salon);
  await choose(page, 'Cuts', first, 'Change hours');
  const dialog = page.getByRole('dialog', { name: 'Change hours' });
  await expect(dialog.getByRole('button', { name: 'Save changes' })).toBeDisabled();
  await dialog.getByLabel('Start time').fill('11:00');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save changes' }).press('Enter');
  await expect(dialog.getByText('1 booking stays as it is', { exact: true })).toBeVisible();
  await expect(dialog.getByText('before 11:00')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await dialog.getByRole('combobox').selectOption('Cancel and email');
  await dialog.getByRole('button', { name: 'Save changes and email 1 customer' }).press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('The hours of 1 date have been changed.')).toBeVisible();
  await expect(events(page)).toContainText('11:00');
  await newestMail(daybook.url, mail(`ada-${first}`), /cancelled/);
  const slots = await freeSlots(daybook.url, salon.slug);
  expect(slots[0]).toMatchObject({ start_time: '11:00' });
});

test(
  'several dates are renamed, get other hours and are cancelled together',
  { tag: '@once' },
  async ({ page, daybook }, info) => {
    const mail = (name: string) => `${name}-many-${info.project.name}@example.com`.toLowerCase();
    const salon = await ownSalon(daybook, 'many', info, (add, businessId) =>
      threeDates(add, businessId, mail),
    );
    await open(page, salon);
    const select = () => page.getByRole('button', { name: 'Select several dates' }).press('Enter');
    const box = (date: string, name = 'Cuts') =>
      events(page)
        .getByRole('checkbox', { name, exact: true })
        .and(page.getByRole('checkbox', { description: new RegExp(longDate(date)) }));
    await select();
    await box(first).check();
    await box(second).check();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Rename' }).press('Enter');
    const words = page.getByRole('dialog', { name: 'Rename 2 dates' });
    await words.getByLabel('Event name').fill('Colour');
    await expectAccessible(page);
    await words.getByRole('button', { name: 'Save changes' }).press('Enter');
    await expect(words).toHaveCount(0);
    await expect(events(page).getByText('No dates selected')).toBeFocused();
    expect((await readDiary(daybook.url, salon.slug)).events.map(({ event_name }) => event_name)).toEqual([
      'Colour',
      'Colour',
      'Cuts',
    ]);

    await box(second, 'Colour').check();
    await box(third).check();
    await page.getByRole('button', { name: 'Cancel dates' }).press('Enter');
    const question = page.getByRole('dialog', { name: 'Cancel 2 dates?' });
    await expect(question.getByText('no hours on this date')).toHaveCount(2);
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Cancel and email all' }).press('Enter');
    await question.getByRole('button', { name: 'Cancel dates and email 2 customers' }).press('Enter');
    await expect(question).toHaveCount(0);
    expect((await readDiary(daybook.url, salon.slug)).events).toHaveLength(1);
    await page.getByRole('button', { name: 'Done' }).press('Enter');
    await expect(events(page)).toContainText('Colour');
  },
);
