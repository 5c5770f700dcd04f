/** A customer waits for a time: joins and confirms, takes what is offered, and moves to an earlier time. */

import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { bookedAnswer } from '@daybook/schema/contract/booking';
import { dayTitle, daysText } from '@daybook/schema/rules/date';
import { buildPath } from '@daybook/schema/rules/path';
import { waitingListPage } from '@daybook/schema/words/routes';
import { attendee } from '../../dashboard/e2e/calendar-business.ts';
import { signIn } from '../../dashboard/e2e/owner.ts';
import { ownSalon } from '../../dashboard/e2e/salon.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  newestMail,
  test,
} from '../../server/test/browser.ts';
import { inDays } from '../../server/test/clock.ts';
import { bookOverHttp, freeSlots } from '../../server/test/customer.ts';
import { tabTo } from './keys.ts';

const DATE = inDays(3);
const JOIN = { name: 'Join the waiting list' };
const TIMES = ['09:00', '10:00', '11:00'];

type Daybook = Parameters<typeof ownSalon>[0];
type Info = Parameters<typeof ownSalon>[2];

/** A salon with a day of three times, of which the first are booked. */
const salonOf = (daybook: Daybook, name: string, info: Info, booked: number, isHomeVisit = false) =>
  ownSalon(daybook, name, info, async (add, businessId) => {
    const event = await add.event(businessId, {
      name: 'Cuts',
      date: DATE,
      isHomeVisit,
      ...{ startTime: '09:00', endTime: '12:00', lunchStartTime: null, lunchEndTime: null },
      ...{ slotMinutes: 60, bufferMinutes: 0 },
    });
    for (const startTime of TIMES.slice(0, booked))
      await add.booking(businessId, {
        ...attendee('Tom', name),
        ...{ eventId: event.id, eventName: 'Cuts', eventDate: DATE },
        ...{ startTime, endTime: startTime.replace(/^\d+/, (hour) => String(Number(hour) + 1)) },
      });
  });

const addressOf = (project: string) => `waits-${project}-${randomUUID().slice(0, 8)}`;

/** Returns the address in the newest email to somebody that leads to that page. */
async function linkTo(page: '/offer' | '/waiting-list', url: string, email: string, subject: RegExp) {
  const { text } = await newestMail(url, email, subject);
  const found = text.match(/https?:\S+/g)?.find((address) => new URL(address).pathname === page);
  if (!found) throw new Error(`the email has no link to ${page}`);
  return found;
}

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

/** The owner offers somebody the only free time of the day, on the overview. */
async function offerTime(page: Page, name: string, date = DATE): Promise<void> {
  await page.getByRole('button', { name: `Offer a time to ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: `Offer a time to ${name}` });
  await dialog.getByLabel('Date').fill(date);
  await dialog.getByLabel('Free times').selectOption({ index: 1 });
  await dialog.getByRole('button', { name: 'Offer this time' }).click();
  await expect(page.getByText(`We’re emailing ${name}`)).toBeVisible();
}

test('a customer joins by keyboard where a day is full, corrects the address, and confirms by the emailed link @widths', async ({
  page,
  daybook,
}, info) => {
  const { slug } = await salonOf(daybook, 'joiner', info, 3);
  const name = addressOf(info.project.name);
  await page.goto(`/diary/${slug}?date=${DATE}`);
  await tabTo(page, page.getByRole('link', { name: 'Tell me if a time is free' }));
  await page.keyboard.press('Enter');
  const asked = (days: string) => heading(page, `Tell me if a time is free: ${days}`);
  await expect(asked(`Cuts, ${dayTitle(DATE)}`)).toBeFocused();
  await expect(page.getByLabel('First date')).toHaveValue(DATE);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByLabel('Last date').fill(inDays(4));
  await expect(asked(daysText(DATE, inDays(4)))).toBeVisible();
  await page.getByLabel('Last date').fill(DATE);
  // Inside the fields for dates Chromium’s own parts have the focus, which no selector finds.
  await page.getByLabel('First name').focus();
  await page.keyboard.type('Mary');
  await tabTo(page, page.getByLabel('Last name'));
  await page.keyboard.type('Anning');
  await tabTo(page, page.getByLabel('Email'));
  await page.keyboard.type(`${name}@gmial.com`);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/Did you mean gmail\.com\?/);
  await expectAccessible(page);
  await tabTo(page, page.getByRole('button', { name: `Use ${name}@gmail.com` }));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Check your email to confirm')).toBeFocused();
  await expect(page.getByText(`We’re emailing a link to ${name}@gmail.com.`)).toBeVisible();
  await expectAccessible(page);

  await page.goto(await linkTo('/waiting-list', daybook.url, `${name}@gmail.com`, /^Shall we tell you/));
  await expect(heading(page, 'Confirm your place on the waiting list')).toBeFocused();
  await expectAccessible(page);
  await tabTo(page, page.getByRole('button', { name: 'Confirm' }));
  await page.keyboard.press('Enter');
  await expect(heading(page, 'You’re on the waiting list')).toBeFocused();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('an offered home visit is taken by the emailed link, fills the gap, and is on the owner’s card @widths', async ({
  page,
  daybook,
  watch,
}, info) => {
  watch.expectMessage(/400/);
  const { email: owner } = await salonOf(daybook, 'taker', info, 2, true);
  const email = `${addressOf(info.project.name)}@example.com`;
  await signIn(page, owner);
  const card = page.getByRole('region', { name: 'Waiting list' });
  await card.getByRole('button', { name: 'Add someone' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add someone to the waiting list' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('First name').fill('Mary');
  await dialog.getByLabel('Last name').fill('Anning');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Last date').fill(DATE);
  await dialog.getByRole('button', { name: 'Add someone' }).press('Enter');
  await offerTime(page, 'Mary Anning');
  await expect(card).toContainText(/Offered to Mary Anning, (29|30) minutes left/);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.goto(await linkTo('/offer', daybook.url, email, /^A time is free/));
  await expect(heading(page, 'A time for you')).toBeFocused();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await tabTo(page, page.getByRole('button', { name: 'Take this time' }));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Address', { exact: true })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type('1 High Street');
  await page.keyboard.press('Tab');
  await page.keyboard.type('HX7 8EX');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'You’re booked, Mary')).toBeFocused();
  await expectAccessible(page);

  await page.goto('/dashboard');
  await expect(card.getByRole('definition').first()).toHaveText('1');
  await expect(card).toContainText('gap filled');
  await card.getByRole('button', { name: 'See the whole list' }).press('Enter');
  await expect(card.getByRole('region', { name: 'Offers' })).toContainText('Taken');
  await expectAccessible(page);
});

test('somebody with a booking asks for an earlier time, and taking it frees the old one', async ({
  page,
  daybook,
}, info) => {
  const { email: owner, slug } = await salonOf(daybook, 'earlier', info, 1);
  const email = `${addressOf(info.project.name)}@example.com`;
  const [earlier, later] = await freeSlots(daybook.url, slug);
  if (!earlier || !later) throw new Error('two times are free');
  const made = await bookOverHttp(daybook.url, later, { email });
  const { cancel_url } = bookedAnswer.parse(await made.json());
  await page.goto(cancel_url);
  const wish = page.getByLabel('Tell me if an earlier time is free');
  await wish.press('Space');
  await expect(wish).toBeChecked();
  await expectAccessible(page);

  await signIn(page, owner);
  await expect(page.getByRole('region', { name: 'Waiting list' })).toContainText('wants an earlier time');
  await offerTime(page, 'Ada Lovelace');
  await page.goto(await linkTo('/offer', daybook.url, email, /^An earlier time is free/));
  await expect(page.getByRole('main')).toContainText(
    `You have an appointment on ${dayTitle(DATE)} ${DATE.slice(0, 4)} at ${later.start_time}.`,
  );
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Take this time' }).press('Enter');
  await expect(heading(page, 'Your new time is booked, Ada')).toBeFocused();
  expect((await freeSlots(daybook.url, slug)).map(({ start_time }) => start_time)).toEqual([
    later.start_time,
  ]);
  const moved = await newestMail(daybook.url, email, /^Booking moved/);
  expect(moved.attachments.map(({ content }) => content).join()).toContain('SEQUENCE:1');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('somebody joins, is asked once about an address that looks misspelt, confirms and leaves', async ({
    page,
    daybook,
    watch,
  }, info) => {
    watch.expectMessage(/400/);
    const { slug } = await salonOf(daybook, 'plain-joiner', info, 3);
    const email = `${addressOf(info.project.name)}@gmial.com`;
    await page.goto(`/diary/${slug}?date=${DATE}`);
    await page.getByRole('link', { name: 'Tell me if a time is free' }).click();
    await page.getByLabel('First name').fill('Nell');
    await page.getByLabel('Last name').fill('Gwyn');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', JOIN).click();
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/Did you mean gmail\.com\?/);
    await expect(page.getByLabel('First name')).toHaveValue('Nell');
    await page.getByRole('button', JOIN).click();
    await expect(heading(page, 'Check your email to confirm')).toBeVisible();
    await page.getByRole('link', { name: 'Back to the diary' }).click();
    expect(new URL(page.url()).pathname).not.toBe(buildPath(waitingListPage, { slug }));
    await page.goto(await linkTo('/waiting-list', daybook.url, email, /^Shall we tell you/));
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(heading(page, 'You’re on the waiting list')).toBeVisible();
    await page.getByRole('button', { name: 'Leave the waiting list' }).click();
    await expect(heading(page, 'You’ve left the waiting list')).toBeVisible();
    await page.getByRole('link', { name: 'See what’s free' }).click();
    await expect(page).toHaveURL(new RegExp(`/diary/${slug}$`));
  });
});
