import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { longDate } from '@daybook/schema/rules/date';
import { expect, expectAccessible, test } from '../../server/test/browser.ts';
import { now } from '../../server/test/clock.ts';
import type { DatabasePlace } from '../../server/test/test-database.ts';
import { bookButton, fillDetails, freeTimes, reference } from './customer.ts';
import { NEXT_MONTH, ownDiary } from './diary-page.ts';

const TENTH = `${NEXT_MONTH}-10`;

const cutsOnTheTenth = (place: DatabasePlace) =>
  ownDiary(place, async (add, { id }) => {
    const event = await add.event(id, { name: 'Cuts, curls & colour', date: TENTH });
    await add.venue(event.id, { name: 'Front room', address: '14 Bridge Street' });
  });

/** Books the first time, 09:00 to 09:45, and answers the reference. */
async function book(page: Page, slug: string, email: string): Promise<string> {
  await page.goto(`/diary/${slug}`);
  await freeTimes(page).first().click();
  await fillDetails(page, { email });
  await bookButton(page).click();
  return reference(page);
}

/** UTC as calendars write it. London keeps UTC in winter; in summer it is an hour ahead. */
const utc = (wallTime: string) => {
  const guess = new Date(`${TENTH}T${wallTime}:00Z`);
  const london = guess.toLocaleTimeString('en-GB', { timeZone: 'Europe/London', timeStyle: 'short' });
  const hours = Number(london.slice(0, 2)) - Number(wallTime.slice(0, 2));
  return new Date(guess.getTime() - hours * 3_600_000).toISOString().replace(/[-:]|\.\d+/g, '');
};

test('the confirmation tells what was booked, and adds it to calendars @phone', async ({ page, daybook }, {
  project,
}) => {
  const booked = await book(page, await cutsOnTheTenth(daybook), `keep-${project.name}@example.com`);
  await expect(page.getByText(`${longDate(TENTH)}, 09:00 to 09:45`)).toBeVisible();
  await expect(page.getByText('Front room, 14 Bridge Street, HX7 8EX')).toBeVisible();
  await expectAccessible(page);

  const google = page.getByRole('link', { name: 'Add to Google Calendar' });
  const { origin, pathname, searchParams } = new URL((await google.getAttribute('href')) ?? '');
  expect(origin + pathname).toBe('https://calendar.google.com/calendar/render');
  const { details, ...entry } = Object.fromEntries(searchParams);
  expect(entry).toEqual({
    action: 'TEMPLATE',
    text: 'Cuts, curls & colour at Willow Hair',
    dates: `${utc('09:00')}/${utc('09:45')}`,
    ctz: 'Europe/London',
    location: 'Front room, 14 Bridge Street, HX7 8EX',
  });
  expect(details).toContain(booked);
  // The entry goes to a third party, and whoever has the cancel link can cancel.
  expect(details).not.toMatch(/cancel|token/i);
  await expect(google).toHaveAttribute('rel', 'noreferrer');

  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download .ics' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/\.ics$/);
  const lines = (await readFile(await download.path(), 'utf8')).replaceAll('\r\n ', '').split('\r\n');
  expect(lines[0]).toBe('BEGIN:VCALENDAR');
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
  expect(lines).toContain(`DTSTART:${utc('09:00')}`);
  expect(lines).toContain(`DTEND:${utc('09:45')}`);
  expect(lines.find((line) => line.startsWith('SUMMARY:'))).toContain('Cuts\\, curls & colour');
  expect(lines.find((line) => line.startsWith('LOCATION'))).toContain('14 Bridge Street');
  expect(lines.some((line) => line.startsWith('UID:'))).toBe(true);
});

test('Book Another Appointment returns to the times, of which one is gone @release @phone', async ({
  page,
  daybook,
}, { project }) => {
  await book(page, await cutsOnTheTenth(daybook), `another-${project.name}@example.com`);
  await page.getByRole('link', { name: 'Book Another Appointment' }).click();
  await expect(page.getByRole('button', { name: '09:00 taken' })).toBeDisabled();
  await expectAccessible(page);
  await freeTimes(page).first().click();
  await expect(page.getByLabel('First name')).toHaveValue('');
  await fillDetails(page, { email: `another-${project.name}@example.com` });
  await bookButton(page).click();
  await reference(page);
  await expect(page.getByText(/09:50 to 10:35/)).toBeVisible();
});

test('the reference is copied, and says so for two seconds @phone', async ({ page, context, daybook }, {
  project,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  const booked = await book(page, await cutsOnTheTenth(daybook), `copy-${project.name}@example.com`);
  const copy = page.locator('dl').getByRole('button');
  await expect(copy).toHaveText('Copy');
  await page.clock.pauseAt(now() + 60_000);
  await copy.click();
  await expect(copy).toHaveText('Copied!');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(booked);
  await page.clock.runFor(1_900);
  await expect(copy).toHaveText('Copied!');
  await page.clock.runFor(100);
  await expect(copy).toHaveText('Copy');
});

test('the cancel link leads to a page that shows the booking @release @phone', async ({ page, daybook }, {
  project,
}) => {
  const booked = await book(page, await cutsOnTheTenth(daybook), `link-${project.name}@example.com`);
  await page.getByRole('link', { name: 'Cancel this booking' }).click();
  await expect(page).toHaveURL(/\/cancel\?token=/);
  await expect(page.getByText(booked)).toBeVisible();
  await expectAccessible(page);
});

test('a second place at a day event is asked about, and booked on purpose @once', async ({
  page,
  daybook,
}) => {
  const slug = await ownDiary(daybook, (add, { id }) =>
    add.event(id, { name: 'Workshop', date: TENTH, type: 'day_event', slotMinutes: 0, bufferMinutes: 0 }),
  );
  const register = async () => {
    await page.getByRole('button', { name: 'Register', exact: true }).click();
    await fillDetails(page, { email: 'ada@example.com' });
    await page.getByRole('button', { name: /^Register for / }).press('Enter');
  };
  await page.goto(`/diary/${slug}`);
  await register();
  const first = await reference(page);
  await page.getByRole('link', { name: 'Book Another Appointment' }).click();
  await register();
  const question = page.getByRole('alert');
  await expect(question).toBeFocused();
  await expect(question).toContainText('You’re already booked for this. Book a second place?');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Dismiss' }).press('Enter');
  await page.getByRole('button', { name: /^Register for / }).press('Enter');
  await page.getByRole('button', { name: 'Book a second place' }).press('Enter');
  expect(await reference(page)).not.toBe(first);
});
