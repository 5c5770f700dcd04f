/** An owner books for customers who phone or walk in, and keeps what they know of each. */

import type { Page } from '@playwright/test';
import { dayTitle } from '@daybook/schema/rules/date';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  newestMail,
  test,
} from '../../server/test/browser.ts';
import { inDays } from '../../server/test/clock.ts';
import { attendee, rowsOfFullHeight } from './calendar-business.ts';
import { signIn } from './owner.ts';
import { ownSalon } from './salon.ts';

const DATE = inDays(3);

/** A day with Ada at 10:00, and a visit of hers three days ago. */
const salonOfAda = (
  daybook: Parameters<typeof ownSalon>[0],
  name: string,
  info: Parameters<typeof ownSalon>[2],
) =>
  ownSalon(daybook, name, info, async (add, businessId) => {
    const event = await add.event(businessId, {
      name: 'Cuts',
      date: DATE,
      slotMinutes: 60,
      bufferMinutes: 0,
    });
    const ada = {
      ...attendee('Ada', 'Lovelace'),
      attendeeEmail: `ada-${name}-${info.project.name}@example.com`,
    };
    await add.booking(businessId, {
      ...ada,
      eventId: event.id,
      eventName: 'Cuts',
      eventDate: DATE,
      startTime: '10:00',
      endTime: '11:00',
    });
    await add.booking(businessId, {
      ...ada,
      eventName: 'Cuts',
      eventDate: inDays(-3),
      startTime: '10:00',
      endTime: '11:00',
    });
  });

const form = (page: Page) => page.getByRole('dialog', { name: 'Add booking' });

test('an owner books for an earlier customer by keyboard, and then anyway where the time is taken @widths', async ({
  page,
  daybook,
  watch,
}, info) => {
  watch.expectMessage(/409/);
  const { email } = await salonOfAda(daybook, 'add-booking', info);
  await signIn(page, email);
  await page.getByRole('button', { name: 'Add booking' }).press('Enter');
  const name = form(page).getByRole('combobox', { name: 'Name' });
  await expect(name).toBeFocused();
  const times = form(page).getByRole('region', { name: `Free times on ${dayTitle(DATE)}` });
  await expect(times.getByRole('button', { name: '10:00' })).toHaveCount(0);
  await expectAccessible(page);
  await times.getByRole('button', { name: '14:00' }).press('Enter');
  await name.pressSequentially('lovel');
  await expect(page.getByRole('option', { name: 'Ada Lovelace' })).toBeVisible();
  await name.press('ArrowDown');
  await name.press('Enter');
  await expect(name).toHaveValue('Ada Lovelace');
  const to = `ada-add-booking-${info.project.name}@example.com`;
  await expect(form(page).getByLabel('Email')).toHaveValue(to);
  await form(page).getByRole('button', { name: 'Add booking' }).press('Enter');
  await expect(
    page.getByText(`Booking added for Ada Lovelace: ${dayTitle(DATE)}, 14:00. We’re emailing them.`),
  ).toBeVisible();
  await expect(page.getByRole('region', { name: 'Total Bookings At A Glance' })).toContainText('14:00');
  expect((await newestMail(daybook.url, to, /./)).text).toContain('14:00');

  await page.getByRole('button', { name: 'Add booking' }).click();
  await form(page).getByLabel('Date').fill(DATE);
  await form(page).getByLabel('Time', { exact: true }).fill('10');
  await name.fill('Walk In');
  await name.press('Tab');
  await expect(form(page)).toContainText('No email: we won’t send any emails');
  await form(page).getByLabel('Private note').fill('Brings a dog');
  await form(page).getByRole('button', { name: 'Add booking' }).click();
  await expect(form(page).getByRole('alert')).toContainText('Please check before you book:');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await form(page).getByRole('button', { name: 'Book anyway' }).click();
  await expect(page.getByText(`Booking added for Walk In: ${dayTitle(DATE)}, 10:00.`)).toBeVisible();
});

test('a customer’s page keeps notes and an alert, and marks who did not come @widths', async ({
  page,
  daybook,
}, info) => {
  const { email } = await salonOfAda(daybook, 'customer', info);
  await signIn(page, email, '/dashboard?tab=customers');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Ada Lovelace' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ada Lovelace' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Add notes' }).press('Enter');
  const notes = page.getByRole('dialog', { name: 'Private notes' });
  await notes.getByRole('textbox', { name: 'Private notes' }).fill('Prefers mornings');
  await notes.getByRole('textbox', { name: /^Alert/ }).fill('Allergic to PPD');
  await expectAccessible(page);
  await notes.getByRole('button', { name: 'Save notes' }).press('Enter');
  await expect(page.getByText('Prefers mornings')).toBeVisible();
  await expect(page.getByText('Allergic to PPD')).toBeVisible();
  await page.getByRole('button', { name: /^Did not come\?/ }).press('Enter');
  const figures = page.locator('dl', { has: page.getByText('Cancelled') });
  await expect(figures.locator('div', { hasText: 'Did not come' }).locator('dd')).toHaveText('1');
  await expect(page.getByRole('button', { name: /^They came/ })).toBeVisible();

  await page.goto('/dashboard?tab=bookings');
  await expect(page.getByRole('row', { name: /Ada Lovelace Allergic to PPD/ }).first()).toBeVisible();
  await page.getByRole('button', { name: /^Edit/ }).first().click();
  const editing = page.getByRole('dialog', { name: 'Edit booking details' });
  await editing.getByLabel(/^Private note/).fill('Wants the quiet chair');
  await editing.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Wants the quiet chair')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('booking again from a customer’s page can be for somebody else', async ({ page, daybook }, info) => {
  const { email } = await salonOfAda(daybook, 'book-again', info);
  await signIn(page, email, '/dashboard?tab=customers');
  await page.getByRole('link', { name: 'Ada Lovelace' }).click();
  await page.getByRole('button', { name: 'Book again' }).press('Enter');
  const name = form(page).getByRole('combobox', { name: 'Name' });
  await expect(name).toHaveValue('Ada Lovelace');
  await form(page).getByLabel('Date').fill(DATE);
  await form(page).getByRole('button', { name: '14:00' }).press('Enter');
  await form(page).getByRole('button', { name: 'Someone else' }).press('Enter');
  await expect(name).toBeFocused();
  await expect(name).toHaveValue('');
  await expect(form(page).getByLabel('Email')).toHaveValue('');
  await expectAccessible(page);
  await name.fill('Grace Hopper');
  await name.press('Tab');
  await form(page).getByRole('button', { name: 'Add booking' }).press('Enter');
  await expect(page.getByText(`Booking added for Grace Hopper: ${dayTitle(DATE)}, 14:00.`)).toBeVisible();
  // Ada's page has no more visits than before.
  await expect(page.getByRole('main')).not.toContainText('14:00');
});

test('two entries of the same person become one, after a question', async ({
  page,
  daybook,
  watch,
}, info) => {
  watch.expectMessage(/409/);
  const { email } = await ownSalon(daybook, 'merge', info, async (add, businessId) => {
    const event = await add.event(businessId, {
      name: 'Cuts',
      date: DATE,
      slotMinutes: 60,
      bufferMinutes: 0,
    });
    const cut = { eventId: event.id, eventName: 'Cuts', eventDate: DATE };
    const ada = attendee('Ada', 'Lovelace');
    const other = { ...attendee('Ada', 'L'), attendeeEmail: `other-merge-${info.project.name}@example.com` };
    await add.booking(businessId, { ...cut, ...ada, startTime: '10:00', endTime: '11:00' });
    await add.booking(businessId, { ...cut, ...other, startTime: '12:00', endTime: '13:00' });
  });
  await signIn(page, email, '/dashboard?tab=customers');
  await page.getByRole('link', { name: 'Ada Lovelace' }).click();
  const askToMerge = async () => {
    await page.getByRole('button', { name: 'Merge', exact: true }).click();
    const other = page.getByRole('combobox', { name: 'Other customer' });
    // A tap waits until the dialog stands still: its list would open where the field was.
    await other.click();
    await other.pressSequentially('Ada L');
    await page.getByRole('option', { name: /^Ada L(?!o)/ }).click();
  };
  const question = page.getByRole('alertdialog', { name: 'Merge Ada Lovelace with Ada L?' });
  await askToMerge();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Keep both' }).click();
  await expect(question).toHaveCount(0);
  // The other's address in this one's contact leads to the same question.
  await page.getByRole('button', { name: 'Edit customer' }).click();
  const contact = page.getByRole('dialog', { name: 'Edit customer' });
  await contact.getByLabel('Email').fill(`other-merge-${info.project.name}@example.com`);
  await contact.getByRole('button', { name: 'Save changes' }).click();
  await expect(contact.getByLabel('Email')).toHaveAccessibleDescription(/^Ada L has this email address/);
  await expect(contact.getByRole('link', { name: 'See Ada L' })).toHaveAttribute('href', /\/customers\/\d+/);
  await expectAccessible(page);
  await contact.getByRole('button', { name: 'Merge with Ada L' }).click();
  await question.getByRole('button', { name: 'Merge customers' }).click();
  await expect(page.getByText('Merged into Ada Lovelace.')).toBeVisible();
  await expect(question).toHaveCount(0);
  await expect(page.getByRole('main')).toContainText('12:00');
});

test('selecting a time of the week adds a booking there', async ({ page, daybook }, info) => {
  test.skip(info.project.name === 'phone', 'a finger scrolls');
  const { email } = await salonOfAda(daybook, 'week-booking', info);
  await rowsOfFullHeight(page);
  await signIn(page, email, `/dashboard?tab=calendar&view=week&date=${DATE}`);
  const day = page.getByRole('group', { name: new RegExp(dayTitle(DATE)) });
  await day.getByRole('button', { name: /Cuts/ }).press('Enter');
  await page.getByRole('button', { name: 'Attendees of Cuts' }).press('Enter');
  const attendees = page.getByRole('dialog', { name: 'Attendees of Cuts' });
  await attendees.getByRole('button', { name: 'Add booking' }).press('Enter');
  await expect(form(page).getByLabel('Date')).toHaveValue(DATE);
  await page.keyboard.press('Escape');
  await expect(form(page)).toHaveCount(0);
  const column = await day.locator('[data-hours-of-day]').boundingBox();
  if (!column) throw new Error('the day is shown');
  const at = { x: column.x + column.width - 8, y: column.y + 8 * 40 + 10 };
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  await page.mouse.move(at.x, at.y + 130, { steps: 5 });
  await page.mouse.up();
  await page
    .getByRole('dialog', { name: `${dayTitle(DATE)}, 11:00 to 12:00` })
    .getByRole('button', { name: 'Book a customer' })
    .click();
  await expect(form(page).getByRole('combobox', { name: 'Name' })).toBeFocused();
  await expect(form(page).getByLabel('Time', { exact: true })).toHaveValue('11:00');
  await form(page).getByRole('combobox', { name: 'Name' }).fill('Grace');
  await page.keyboard.press('Tab');
  await form(page).getByRole('button', { name: 'Add booking' }).click();
  await expect(day.getByRole('link', { name: /Grace/ })).toBeVisible();
});

test('the list of customers loses nobody when it grows while more of it is shown @once', async ({
  page,
  daybook,
}, info) => {
  const { email } = await ownSalon(daybook, 'customers-pages', info, async (add, businessId) => {
    await add.event(businessId, { name: 'Cuts', date: DATE, slotMinutes: 60, bufferMinutes: 0 });
    for (let number = 10; number < 51; number += 1)
      await add.booking(businessId, {
        ...attendee('Customer', String(number)),
        attendeeEmail: `customer-${number}-${info.project.name}@example.com`,
        eventName: 'Cuts',
        eventDate: inDays(-3),
        startTime: '10:00',
        endTime: '11:00',
      });
  });
  await signIn(page, email, '/dashboard?tab=customers');
  const names = page.getByRole('list', { name: 'Customers' }).getByRole('link');
  await expect(names).toHaveCount(20);
  await page.getByRole('button', { name: 'Show more customers' }).press('Enter');
  await expect(names).toHaveCount(40);
  await expect(page.getByRole('link', { name: 'Customer 30' })).toBeFocused();

  await page.getByRole('button', { name: 'Add booking' }).click();
  await form(page).getByRole('button', { name: '14:00' }).click();
  const name = form(page).getByRole('combobox', { name: 'Name' });
  await name.fill('Ada Aardvark');
  await name.press('Tab');
  await form(page).getByRole('button', { name: 'Add booking' }).click();
  await expect(page.getByRole('link', { name: 'Ada Aardvark' })).toBeVisible();
  const expected = ['Ada Aardvark', ...Array.from({ length: 39 }, (_, index) => `Customer ${index + 10}`)];
  await expect(names).toHaveText(expected);
});

test('an owner brings customers from another program, corrects a column, and adds nobody twice @once', async ({
  page,
  daybook,
}, info) => {
  const { email } = await salonOfAda(daybook, 'customers-file', info);
  await signIn(page, email, '/dashboard?tab=customers');
  await page.getByRole('link', { name: 'Add from a file' }).click();
  const file = page.getByLabel('CSV file');
  const choose = (text: string) =>
    file.setInputFiles({ name: 'clients.csv', mimeType: 'text/csv', buffer: Buffer.from(text, 'latin1') });
  await choose('nothing');
  await expect(file).toHaveAccessibleDescription(/This file has no customers/);
  await expectAccessible(page);
  const rows = [
    'Kunde;Handy;E-Mail',
    'Zoë Hall;7700900111;zoe@example.com',
    `Ada Lovelace;07700 900222;ada-customers-file-${info.project.name}@example.com`,
    'Nobody;;not an address',
  ].join('\n');
  await choose(rows);
  await expect(page.getByText('Choose the column with the first name or the whole name.')).toBeVisible();
  await page.getByLabel('Kunde').selectOption('Whole name');
  await page.getByLabel('Handy').selectOption('Phone');
  await expect(page.getByText('1 new customer is added.')).toBeVisible();
  await expect(page.getByText('1 row has nothing new.')).toBeVisible();
  await expect(page.getByText('Row 4: Email address must include an @ symbol')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Add 1 customer' }).click();
  await expect(page.getByRole('heading', { name: 'Your customers are here' })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'See your customers' }).click();
  await page.getByRole('link', { name: 'Zoë Hall' }).click();
  await expect(page.getByText('07700900111')).toBeVisible();
  await page.goBack();
  await page.goBack();
  await choose(rows);
  await page.getByLabel('Kunde').selectOption('Whole name');
  await expect(page.getByText('There’s nothing to add from this file.')).toBeVisible();
});
