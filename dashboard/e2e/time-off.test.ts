/** A holiday week with bookings in it: the owner keeps, cancels and moves them, and customers see no times. */

import type { Locator } from '@playwright/test';
import { dayTitle } from '@daybook/schema/rules/date';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  newestMail,
  test,
} from '../../server/test/browser.ts';
import type { Builders } from '../../server/test/builders.ts';
import { inDays } from '../../server/test/clock.ts';
import { attendee, rowsOfFullHeight } from './calendar-business.ts';
import { signIn } from './owner.ts';
import { ownSalon } from './salon.ts';

const date = inDays(2);

/** Ann has bookings at nine, eleven and two; Bob works, too, and has one at two. */
async function annAndBob(add: Builders, businessId: number, mail: (name: string) => string) {
  const event = await add.event(businessId, { name: 'Cuts', date, slotMinutes: 60, bufferMinutes: 0 });
  const person = async (name: string) => {
    const { id } = await add.person(businessId, { name });
    await add.atEvent(event.id, id);
    return { personId: id, personName: name };
  };
  const [ann, bob] = [await person('Ann Marsh'), await person('Bob Field')];
  const book = (first: string, hour: number, who: typeof ann) =>
    add.booking(businessId, {
      ...attendee(first, 'Marsh'),
      ...who,
      attendeeEmail: mail(first),
      eventId: event.id,
      eventName: 'Cuts',
      eventDate: date,
      startTime: `${String(hour).padStart(2, '0')}:00`,
      endTime: `${hour + 1}:00`.padStart(5, '0'),
    });
  await book('Ada', 9, ann);
  await book('Tom', 11, ann);
  await book('Mei', 14, ann);
  await book('Zoe', 14, bob);
}

test('an owner with bookings in a holiday week moves one, cancels one and keeps one, by keyboard @widths', async ({
  page,
  daybook,
}, info) => {
  const mail = (name: string) => `${name}-off-${info.project.name}@example.com`.toLowerCase();
  const { email } = await ownSalon(daybook, 'time-off', info, (add, businessId) =>
    annAndBob(add, businessId, mail),
  );
  await signIn(page, email, '/dashboard?tab=calendar&view=month');
  await page.getByRole('button', { name: 'Add time off' }).press('Enter');
  const form = page.getByRole('dialog', { name: 'Add time off' });
  await form.getByLabel('Who or what is off?').selectOption('Ann Marsh');
  await expectAccessible(page);
  await form.getByLabel('First day').fill(date);
  await expect(form.getByLabel('Last day')).toHaveValue(date);
  await form.getByLabel('Last day').fill(inDays(6));
  await form.getByLabel('Note').fill('Cornwall');
  await form.getByRole('button', { name: 'Add time off' }).press('Enter');

  const list = form.getByRole('list', { name: 'Bookings that no longer fit' });
  await expect(list.getByRole('listitem')).toHaveText([/Ada Marsh/, /Tom Marsh/, /Mei Marsh/]);
  const answer = (name: string) => list.getByRole('combobox', { name: new RegExp(name) });
  await answer('Ada Marsh').selectOption('Move to Bob Field');
  await answer('Tom Marsh').selectOption('Cancel and email');
  await expect(answer('Mei Marsh').getByRole('option')).toHaveText([
    'Keep as it is',
    'Offer another time',
    'Cancel and email',
  ]);
  await expect(form.getByRole('status')).toContainText(
    'We’ll cancel 1 booking and move 1 booking, and email 2 customers. You keep 1 booking that no longer fits',
  );
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Add time off and email 2 customers' }).press('Enter');
  await expect(form).toHaveCount(0);
  await expect(page.locator(`td[data-date="${inDays(6)}"]`)).toContainText('Ann Marsh is off');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const moved = await newestMail(daybook.url, mail('Ada'), /Now with Bob Field/);
  expect(moved.text).toContain('instead of Ann Marsh');
  expect((await newestMail(daybook.url, mail('Tom'), /Booking cancelled/)).text).toContain('cancel');
});

test('an owner adds time off in Settings, edits and deletes it', async ({ page, daybook }, info) => {
  const { email } = await ownSalon(daybook, 'time-off-list', info);
  await signIn(page, email, '/settings?tab=time-off');
  await expect(page.getByText('No time off yet')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add time off' }).click();
  const form = page.getByRole('dialog', { name: 'Add time off' });
  await form.getByLabel('First day').fill(date);
  await form.getByLabel('Some hours on each day').check();
  await form.getByLabel('From').fill('9');
  await form.getByLabel('Until').fill('12');
  await form.getByLabel('The same days every year').check();
  await form.getByLabel('Note').fill('Training');
  await form.getByRole('button', { name: 'Add time off' }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'Training' });
  await expect(row).toContainText('The whole business');
  await expect(row).toContainText('09:00 to 12:00, every year');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await row.getByRole('button', { name: /Edit time off: The whole business/ }).press('Enter');
  const edit = page.getByRole('dialog', { name: 'Edit time off' });
  await expect(edit.getByLabel('First day')).toHaveValue(date);
  await expect(edit.getByLabel('From')).toHaveValue('09:00');
  await expect(edit.getByLabel('The same days every year')).toBeChecked();
  await expect(edit.getByLabel('Note')).toHaveValue('Training');
  await edit.getByLabel('Until').fill('');
  await edit.getByRole('button', { name: 'Save Changes' }).press('Enter');
  await expect(edit.getByLabel('Until')).toBeFocused();
  await expectAccessible(page);
  await edit.getByLabel('Until').fill('13');
  await edit.getByRole('button', { name: 'Save Changes' }).press('Enter');
  await expect(row).toContainText('09:00 to 13:00, every year');
  await expect(row.getByRole('button', { name: /^Edit time off/ })).toBeFocused();
  await row.getByRole('button', { name: /Delete time off: The whole business/ }).press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Delete this time off?' });
  await question.getByRole('button', { name: 'Delete time off' }).press('Enter');
  await expect(page.getByText('No time off yet')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Time off', exact: true })).toBeFocused();
});

test('a confirmation on a phone covers neither the bar nor the dialog that opens next @phone', async ({
  page,
  daybook,
}, info) => {
  const { email } = await ownSalon(daybook, 'time-off-toast', info);
  await signIn(page, email, '/settings?tab=time-off');
  await page.getByRole('button', { name: 'Add time off' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Add time off' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const edges = async (of: Locator) => {
    const { y = 0, height = 0 } = (await of.boundingBox()) ?? {};
    return { top: y, bottom: y + height };
  };
  const toast = page.locator('[data-react-aria-top-layer]').filter({ hasText: 'Time off added.' });
  const bar = await edges(page.getByRole('banner'));
  expect((await edges(toast)).top).toBeGreaterThanOrEqual(bar.bottom);
  await page.getByRole('button', { name: /^Edit time off/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit time off' });
  await expect.poll(async () => (await edges(toast)).bottom <= (await edges(dialog)).top).toBe(true);
});

test('an owner drags over days of a month and hours of a week, and the form begins with them', async ({
  page,
  daybook,
}, info) => {
  test.skip(info.project.name === 'phone', 'a finger scrolls');
  const { email } = await ownSalon(daybook, 'time-off-drag', info, (add, businessId) =>
    annAndBob(add, businessId, (name) => `${name}-drag@example.com`),
  );
  await rowsOfFullHeight(page);
  await signIn(page, email, '/dashboard?tab=calendar&view=month');
  const cell = (day: string) => page.locator(`td[data-date="${day}"]`);
  const [first, last] = [await cell(inDays(3)).boundingBox(), await cell(inDays(5)).boundingBox()];
  if (!first || !last) throw new Error('both days are shown');
  await page.mouse.move(first.x + 20, first.y + 90);
  await page.mouse.down();
  await page.mouse.move(last.x + 30, last.y + 80, { steps: 5 });
  await page.mouse.up();
  const form = page.getByRole('dialog', { name: 'Add time off' });
  await expect(form.getByLabel('First day')).toHaveValue(inDays(3));
  await expect(form.getByLabel('Last day')).toHaveValue(inDays(5));
  await form.getByRole('button', { name: 'Add time off' }).click();
  await expect(cell(inDays(4))).toContainText('Closed');

  await page.goto(`/dashboard?tab=calendar&view=week&date=${date}`);
  const day = page.getByRole('group', { name: new RegExp(dayTitle(date)) });
  await expect(day.getByRole('link', { name: /Ada Marsh/ })).toBeVisible();
  const column = await day.locator('[data-hours-of-day]').boundingBox();
  if (!column) throw new Error('the day is shown');
  const pressed = { x: column.x + column.width - 8, y: column.y + 170 };
  await page.mouse.move(pressed.x, pressed.y);
  await page.mouse.down();
  await page.mouse.move(pressed.x, pressed.y + 130, { steps: 5 });
  await page.mouse.up();
  const question = page.getByRole('dialog', { name: `${dayTitle(date)}, 10:00 to 11:00` });
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Block this time' }).click();
  await expect(form.getByLabel('From')).toHaveValue('10:00');
  await expect(form.getByLabel('Until')).toHaveValue('11:00');
  await expect(form.getByLabel('First day')).toHaveValue(date);
  await form.getByRole('button', { name: 'Add time off' }).click();
  await expect(form).toHaveCount(0);
  await expect(day).toContainText('Closed 10:00 to 11:00');
  await expectAccessible(page);
});

test('without a connection the form and the list of time off say so, and nothing typed is lost', async ({
  page,
  context,
  daybook,
  watch,
}, info) => {
  const { email } = await ownSalon(daybook, 'time-off-offline', info);
  await signIn(page, email, '/settings?tab=time-off');
  await expect(page.getByText('No time off yet')).toBeVisible();
  watch.expectMessage(/ERR_INTERNET_DISCONNECTED|preload assets/);
  await page.getByRole('button', { name: 'Add time off' }).click();
  const form = page.getByRole('dialog', { name: 'Add time off' });
  await form.getByLabel('First day').fill(date);
  await form.getByLabel('Note').fill('Training');
  await context.setOffline(true);
  const save = form.getByRole('button', { name: 'Add time off' });
  await save.click();
  await expect(form.getByText('Check your connection and your time off before you try again.')).toBeVisible();
  await expect(form.getByLabel('Note')).toHaveValue('Training');
  await expect(form.getByLabel('First day')).toHaveValue(date);
  await expectAccessible(page);
  await context.setOffline(false);
  await save.click();
  await expect(form).toHaveCount(0);
  const row = page.getByRole('listitem').filter({ hasText: 'Training' });
  await expect(row).toBeVisible();

  await context.setOffline(true);
  await row.getByRole('button', { name: /^Delete time off/ }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete this time off?' });
  await question.getByRole('button', { name: 'Delete time off' }).click();
  await expect(
    question.getByText('Check your connection and your time off before you try again.'),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(row).toBeVisible();
  await page.getByRole('tab', { name: 'Calendars' }).click();
  await page.getByRole('tab', { name: 'Time off' }).click();
  await expect(row).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(false);
});
