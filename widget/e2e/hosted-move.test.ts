/** A customer changes the time of a booking, from the link in their email. */

import { randomUUID } from 'node:crypto';
import { dayTitle } from '@daybook/schema/rules/date';
import { movePath } from '@daybook/schema/rules/move-choice';
import { bookAndReadMail } from '../../dashboard/e2e/booking.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  newestMail,
  test,
} from '../../server/test/browser.ts';
import type { Builders } from '../../server/test/builders.ts';
import { inDays } from '../../server/test/clock.ts';
import { freeSlots } from '../../server/test/customer.ts';
import { freeTimes, tabTo } from './customer.ts';
import { banner, bookElsewhere, day, ownDiary } from './diary-page.ts';

const TITLE = 'Change the time of your booking';
const changeButton = { name: /^Change to / };

/** Two days, and a team of two on the second. */
async function twoDays(add: Builders, { id }: { id: number }) {
  await add.event(id, { name: 'Cuts', date: inDays(5), endTime: '12:00' });
  await add.event(id, { name: 'Cuts', date: inDays(6), endTime: '12:00' });
}

const customerOf = (project: string) => `move-${project}-${randomUUID().slice(0, 8)}@example.com`;

test('a customer moves a booking in three presses, and both sides get the new time @widths', async ({
  page,
  daybook,
}, { project }) => {
  const slug = await ownDiary(daybook, twoDays);
  const { answer, email, link } = await bookAndReadMail(daybook.url, customerOf(project.name), slug);
  const { booking_reference: reference, booking } = answer;
  let presses = 0;
  const press = async (button: ReturnType<typeof freeTimes>) => {
    presses += 1;
    await button.click();
  };
  await page.goto(link);
  await press(page.getByRole('link', { name: 'Book Different Time' }));
  await expect(page.getByText(TITLE)).toBeVisible();
  await expect(page.getByText(`Reference ${reference}`)).toBeVisible();
  await expect(day(page)).toHaveText(dayTitle(inDays(5)));
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const time = freeTimes(page).last();
  const newTime = (await time.innerText()).trim();
  await press(time);
  await expect(page.locator('#daybook-confirm')).toBeFocused();
  await expect(page.locator('#daybook-confirm')).toContainText(
    `From ${dayTitle(booking.event_date)}, ${booking.start_time} to ${dayTitle(inDays(5))}, ${newTime}.`,
  );
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await press(page.getByRole('button', changeButton));
  await expect(page.getByRole('heading', { name: 'Your new time is booked, Ada' })).toBeFocused();
  await expect(page.getByText(newTime).first()).toBeVisible();
  expect(presses).toBe(3);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const mail = await newestMail(daybook.url, email, /./);
  const calendar = mail.attachments.map(({ content }) => content).join('\n');
  expect(calendar).toContain(`UID:${reference}@`);
  expect(calendar).toContain('SEQUENCE:1');
  const free = (await freeSlots(daybook.url, slug)).map(
    ({ start_time, starts_at }) => start_time + starts_at,
  );
  expect(free).toContain(booking.start_time + booking.starts_at);
});

test('the token stays with us: no referrer, no index, no cache, no request to anyone else', async ({
  page,
  daybook,
}, { project }) => {
  const slug = await ownDiary(daybook, twoDays);
  const { link } = await bookAndReadMail(daybook.url, customerOf(project.name), slug);
  const token = new URL(link).searchParams.get('token') ?? '';
  const answer = await page.goto(movePath(slug, token));
  expect(answer?.headers()).toMatchObject({
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
    'cache-control': 'private, no-store',
  });
  await expect(page.locator('link[rel=canonical], meta[property^=og]')).toHaveCount(0);
});

test('a time that somebody else takes meanwhile is told, and another can be chosen', async ({
  page,
  daybook,
  watch,
}, { project }) => {
  watch.expectMessage(/409/);
  const slug = await ownDiary(daybook, twoDays);
  const { link } = await bookAndReadMail(daybook.url, customerOf(project.name), slug);
  await page.goto(link);
  await page.getByRole('link', { name: 'Book Different Time' }).click();
  const slotId = (await freeTimes(page).last().getAttribute('value')) ?? '';
  await freeTimes(page).last().click();
  await bookElsewhere(daybook.url, slotId);
  await page.getByRole('button', changeButton).click();
  await expect(banner(page)).toContainText('choose another');
  await expect(page.locator(`button[value="${slotId}"]`)).toBeDisabled();
  await freeTimes(page).last().click();
  await page.getByRole('button', changeButton).click();
  await expect(page.getByRole('heading', { name: 'Your new time is booked, Ada' })).toBeVisible();
});

test('the keyboard alone moves a booking', async ({ page, daybook }, { project }) => {
  const slug = await ownDiary(daybook, twoDays);
  const { link } = await bookAndReadMail(daybook.url, customerOf(project.name), slug);
  await page.goto(link);
  await page.getByRole('link', { name: 'Book Different Time' }).press('Enter');
  await expect(day(page)).toBeVisible();
  // The script comes after the page; until then a time that is chosen loads the page again, without the focus.
  await page.waitForLoadState('networkidle');
  await tabTo(page, 'button[name=slot]');
  // The first is the time of the booking itself.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('#daybook-confirm')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', changeButton)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your new time is booked, Ada' })).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('links choose another day, and a form moves the booking', async ({ page, daybook }, { project }) => {
    const slug = await ownDiary(daybook, twoDays);
    const { answer, email, link } = await bookAndReadMail(daybook.url, customerOf(project.name), slug);
    const token = new URL(link).searchParams.get('token') ?? '';
    await page.goto(`/diary/${slug}/booked?token=${token}`);
    await page.getByRole('link', { name: 'Change the time' }).click();
    await expect(page.getByText(TITLE)).toBeVisible();
    if (project.name === 'phone')
      await page.getByRole('link', { name: 'Whole month and all events' }).click();
    await page
      .getByRole('link', { name: new RegExp(dayTitle(inDays(6))) })
      .first()
      .click();
    await expect(day(page)).toHaveText(dayTitle(inDays(6)));
    const newTime = (await freeTimes(page).last().innerText()).trim();
    await freeTimes(page).last().click();
    await expect(page.locator('#daybook-confirm')).toContainText(`to ${dayTitle(inDays(6))}, ${newTime}.`);
    await page.getByRole('button', changeButton).click();
    await expect(page.getByRole('heading', { name: 'Your new time is booked, Ada' })).toBeVisible();
    await expect(page.getByText(answer.booking_reference).first()).toBeVisible();
    const mail = await newestMail(daybook.url, email, /./);
    expect(mail.text).toContain(newTime);
  });
});
