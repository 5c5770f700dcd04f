import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../../server/test/browser.ts';
import type { DatabasePlace } from '../../server/test/test-database.ts';
import { bookButton, fillDetails, freeTimes, reference } from './customer.ts';
import { banner, bookElsewhere, NEXT_MONTH, ownDiary } from './diary-page.ts';

const oneDay = (place: DatabasePlace) =>
  ownDiary(place, (add, { id }) => add.event(id, { date: `${NEXT_MONTH}-10` }));

const TYPED = { firstName: 'Ada', lastName: 'King', email: 'kept@example.com', phone: '07700 900123' };

async function expectTyped(page: Page): Promise<void> {
  await expect(page.getByLabel('First name')).toHaveValue(TYPED.firstName);
  await expect(page.getByLabel('Last name')).toHaveValue(TYPED.lastName);
  await expect(page.getByLabel('Email')).toHaveValue(TYPED.email);
  await expect(page.getByLabel('Phone')).toHaveValue(TYPED.phone);
}

test('when somebody else is quicker, the times are fresh and nothing typed is lost @once', async ({
  page,
  daybook,
  watch,
}) => {
  watch.expectMessage(/409/);
  await page.goto(`/diary/${await oneDay(daybook)}`);
  const slot = freeTimes(page).nth(1);
  const id = (await slot.getAttribute('value')) ?? '';
  await slot.click();
  await fillDetails(page, TYPED);
  await bookElsewhere(daybook.url, id);
  await bookButton(page).click();
  await expect(banner(page)).toContainText('This time slot has just been booked. Please choose another.');
  await expect(banner(page)).toBeFocused();
  await expect(page.locator(`button[value="${id}"]`)).toBeDisabled();
  await expect(page.locator(`button[value="${id}"]`)).toHaveAccessibleName('09:50 taken');
  await expectAccessible(page);
  await freeTimes(page).nth(1).click();
  await expect(banner(page)).toHaveCount(0);
  await expect(bookButton(page)).toHaveText(/^Book 10:40/);
  await expectTyped(page);
  await bookButton(page).click();
  await reference(page);
});

test('with any place, a time that is gone at one place is still free at the other @release @once', async ({
  page,
  context,
  daybook,
  watch,
}) => {
  watch.expectMessage(/409/);
  const date = `${NEXT_MONTH}-10`;
  const slug = await ownDiary(daybook, async (add, { id }) => {
    const { id: eventId } = await add.event(id, { date });
    for (const name of ['Front room', 'Garden room']) {
      const { id: venueId } = await add.venue(eventId, { name });
      await add.booking(id, { eventId, venueId, eventDate: date, startTime: '09:00', endTime: '09:45' });
    }
  });
  const quicker = await context.newPage();
  for (const one of [page, quicker]) {
    await one.goto(`/diary/${slug}`);
    await expect(one.getByRole('link', { name: /^Any/ })).toHaveAttribute('aria-current', 'true');
    await one.getByRole('button', { name: '09:50' }).click();
    await fillDetails(one, TYPED);
  }
  await bookButton(quicker).click();
  await reference(quicker);
  await expect(quicker.getByText('Front room')).toBeVisible();

  await bookButton(page).click();
  await expect(banner(page)).toContainText('This time slot has just been booked. Please choose another.');
  await expect(page.locator('button[name=slot]:disabled')).toHaveText(['09:00 taken']);
  await page.getByRole('button', { name: '09:50' }).click();
  await expectTyped(page);
  await bookButton(page).click();
  await reference(page);
  await expect(page.getByText('Garden room')).toBeVisible();
});

test('a call that fails says so in a banner that can be dismissed @release @once', async ({
  page,
  daybook,
  watch,
}) => {
  watch.expectMessage(/500/);
  await page.goto(`/diary/${await oneDay(daybook)}`);
  await freeTimes(page).first().click();
  await fillDetails(page, TYPED);
  await page.route('**/book', (route) => route.fulfill({ status: 500, body: 'no JSON' }));
  await bookButton(page).click();
  await expect(banner(page)).toContainText('Failed to create booking');
  await expect(banner(page)).toBeFocused();
  await expectTyped(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(banner(page)).toHaveCount(0);
  await expectTyped(page);
  await page.unroute('**/book');
  await bookButton(page).click();
  await reference(page);
});

test('an answer that is lost on its way is asked for again, and makes one booking @once', async ({
  page,
  daybook,
  watch,
}) => {
  watch.expectMessage(/ERR_FAILED/);
  await page.goto(`/diary/${await oneDay(daybook)}`);
  await freeTimes(page).first().click();
  await fillDetails(page, TYPED);
  const keys: (string | undefined)[] = [];
  await page.route('**/book', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length > 1) return route.continue();
    // The booking is made, and the network fails before the answer arrives.
    await route.fetch();
    return route.abort();
  });
  await bookButton(page).click();
  await expect(banner(page)).toContainText('Network error. Please check your connection and try again.');
  await expectTyped(page);
  await expectAccessible(page);
  await bookButton(page).click();
  await reference(page);
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
});

test('times that cannot be loaded are asked for again with one press @release @once', async ({
  page,
  watch,
}) => {
  watch.expectMessage(/ERR_FAILED/);
  await page.goto('/diary/harbour-physio');
  await expect(freeTimes(page).first()).toBeVisible();
  await page.route('**/time-slots*', (route) => route.abort());
  await page.getByRole('link', { name: /Penryn clinic/ }).click();
  await expect(page.getByText('We couldn’t load the times.').first()).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/time-slots*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(freeTimes(page).first()).toBeVisible();
  await expectAccessible(page);
});

test('an address without a diary says Diary not found @once', async ({ page, watch }) => {
  watch.expectMessage(/404/);
  const answer = await page.goto('/diary/no-such-diary');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Diary Not Available');
  await expect(page.getByText('Diary not found')).toBeVisible();
  await expectAccessible(page);
});

test('a business that takes no bookings has a Diary Not Available page @once', async ({
  page,
  daybook,
  watch,
}) => {
  watch.expectMessage(/402/);
  const slug = await ownDiary(daybook, () => undefined, {
    paidAt: null,
    name: 'Oak Yoga',
    phone: '01422 555 010',
  });
  const answer = await page.goto(`/diary/${slug}`);
  expect(answer?.status()).toBe(402);
  await expect(page).toHaveTitle(/^Diary Not Available/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Diary Not Available');
  await expect(page.getByText('Oak Yoga isn’t taking online bookings at the moment.')).toBeVisible();
  await expect(page.getByRole('link', { name: '01422 555 010' })).toHaveAttribute('href', 'tel:01422555010');
  await expectAccessible(page);
});

test('the address that a diary had before leads to it, and keeps the choice @release @once', async ({
  page,
  daybook,
}) => {
  let oldSlug = '';
  const slug = await ownDiary(daybook, async (add, { id, diarySlug }) => {
    oldSlug = `${diarySlug}-before`;
    await add.oldSlug(id, oldSlug);
    await add.event(id, { date: `${NEXT_MONTH}-10` });
    await add.event(id, { date: `${NEXT_MONTH}-12` });
  });
  await page.goto(`/diary/${oldSlug}?date=${NEXT_MONTH}-12`);
  await expect(page).toHaveURL(`/diary/${slug}?date=${NEXT_MONTH}-12`);
  await expect(page.locator('td[aria-selected=true]')).toHaveText('12');
});
