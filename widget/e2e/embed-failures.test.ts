/** What a customer on a host page sees when something is missing, refused or down. */

import { dayTitle } from '@daybook/schema/rules/date';
import { expect, expectAccessible, newestMail, test } from '../../server/test/browser.ts';
import { readDiary } from '../../server/test/customer.ts';
import { customer, fillDetails, freeTimes, reference } from './customer.ts';
import { ownDiary } from './diary-page.ts';
import { EMBED, gate, openHostPage } from './host-page.ts';

const SALON = '<daybook-diary slug="maths-with-maya"></daybook-diary>';
const CLINIC = '<daybook-diary slug="harbour-physio"></daybook-diary>';

test('a diary that does not load says so, with a retry and a link to its own page @once', async ({
  page,
  daybook,
  watch,
}) => {
  watch.expectMessage(/net::ERR_CONNECTION_REFUSED|status of 503/);
  await page.route(`${daybook.url}/api/diary/**`, (route) => route.abort('connectionrefused'));
  await openHostPage(page, daybook, { head: EMBED, body: SALON });
  const heading = page.getByRole('heading', { name: 'Failed to load diary' });
  await expect(heading).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open the diary on its own page' })).toHaveAttribute(
    'href',
    `${daybook.url}/diary/maths-with-maya`,
  );
  await expectAccessible(page);
  await page.unroute(`${daybook.url}/api/diary/**`);
  await page.route(`${daybook.url}/api/diary/**`, (route) => route.fulfill({ status: 503, body: 'busy' }), {
    times: 1,
  });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(freeTimes(page).first()).toBeVisible();
});

test('where the script’s module does not come, the link stays @release @once', async ({
  page,
  daybook,
  watch,
}) => {
  watch.expectMessage(/net::ERR_CONNECTION_REFUSED|dynamically imported module/);
  const failed = page.waitForEvent('requestfailed');
  await page.route(`${daybook.url}/embed/widget-*`, (route) => route.abort('connectionrefused'));
  await openHostPage(page, daybook, {
    head: EMBED,
    body: '<daybook-diary slug="maths-with-maya"><a href="%DAYBOOK_URL%/diary/maths-with-maya">Book online</a></daybook-diary>',
  });
  await failed;
  await page.getByRole('link', { name: 'Book online' }).click();
  await expect(page).toHaveURL(`${daybook.url}/diary/maths-with-maya`);
});

test('while it loads, the diary says so, and shows the shape of what comes @release @once', async ({
  page,
  daybook,
}) => {
  const answer = gate();
  await page.route(`${daybook.url}/api/diary/**`, async (route) => {
    await answer.opened;
    await route.continue();
  });
  await openHostPage(page, daybook, { head: EMBED, body: SALON });
  await expect(page.getByText('Loading diary…')).toBeAttached();
  await expectAccessible(page);
  answer.open();
  await expect(freeTimes(page).first()).toBeVisible();
});

test('an address that nobody has is Diary not found @release @once', async ({ page, daybook, watch }) => {
  watch.expectMessage(/status of 404/);
  await openHostPage(page, daybook, {
    head: EMBED,
    body: '<daybook-diary slug="no-such-diary"></daybook-diary>',
  });
  await expect(page.getByRole('heading', { name: 'Diary not found' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await expectAccessible(page);
});

test('a diary that takes no bookings says whose it is, and how to reach them @release @once', async ({
  page,
  daybook,
  watch,
}) => {
  watch.expectMessage(/status of 402/);
  const slug = await ownDiary(daybook, () => undefined, {
    paidAt: null,
    name: 'Oak Yoga',
    phone: '01422 555 010',
  });
  await openHostPage(page, daybook, { head: EMBED, body: `<daybook-diary slug="${slug}"></daybook-diary>` });
  await expect(page.getByText('Oak Yoga isn’t taking online bookings at the moment.')).toBeVisible();
  await expect(page.getByRole('link', { name: '01422 555 010' })).toHaveAttribute('href', 'tel:01422555010');
  await expectAccessible(page);
});

test('times that do not load can be asked for again @release @once', async ({ page, daybook, watch }) => {
  watch.expectMessage(/net::ERR_CONNECTION_REFUSED/);
  await openHostPage(page, daybook, { head: EMBED, body: CLINIC });
  await expect(freeTimes(page).first()).toBeVisible();
  await page.route(`${daybook.url}/api/events/**`, (route) => route.abort('connectionrefused'), { times: 1 });
  await page.getByRole('link', { name: /^Penryn clinic/ }).click();
  await expect(page.getByText('We couldn’t load the times.').first()).toBeVisible();
  await expect(page.getByRole('status')).toHaveText('We couldn’t load the times.');
  const heading = page.getByRole('heading', { name: 'Choose a time' });
  await expect(heading).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(freeTimes(page).first()).toBeVisible();
  await expect(heading).toBeFocused();
});

test('times that come late do not speak for the event that was chosen meanwhile @release @once', async ({
  page,
  daybook,
}) => {
  const { events } = await readDiary(daybook.url, 'harbour-physio');
  const [, first, second] = events.filter(({ free_count }) => free_count !== 0);
  if (!first || !second) throw new Error('the demo clinic has changed');
  const answer = gate();
  await page.route(`${daybook.url}/api/events/${first.id}/**`, async (route) => {
    await answer.opened;
    await route.continue();
  });
  await openHostPage(page, daybook, { head: EMBED, body: CLINIC });
  await expect(freeTimes(page).first()).toBeVisible();
  const choose = (event: number) =>
    page.locator('daybook-diary').evaluate((diary, id) => diary.setAttribute('event', String(id)), event);
  await choose(first.id);
  await choose(second.id);
  const said = page.getByRole('status');
  await expect(said).toContainText(dayTitle(second.event_date));
  const late = page.waitForResponse((response) => response.url().includes(`/api/events/${first.id}/`));
  answer.open();
  await late.then((response) => response.finished());
  await expect(freeTimes(page).first()).toBeVisible();
  await expect(said).toContainText(dayTitle(second.event_date));
});

test('a booking that fails keeps what was typed, and can be sent again without booking twice @once', async ({
  page,
  daybook,
  watch,
}, { project }) => {
  watch.expectMessage(/net::ERR_CONNECTION_RESET/);
  const who = customer('again', project.name);
  await openHostPage(page, daybook, { head: EMBED, body: CLINIC });
  await freeTimes(page).first().click();
  await fillDetails(page, who);
  // The booking arrives, and its answer is lost on the way back.
  await page.route(
    `${daybook.url}/api/time-slots/**`,
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  const book = page.getByRole('button', { name: /^Book \d/ });
  await book.click();
  const banner = page.getByRole('alert');
  await expect(banner).toContainText('Network error. Please check your connection and try again.');
  await expectAccessible(page);
  await banner.getByRole('button', { name: 'Dismiss' }).click();
  await expect(banner).toHaveCount(0);
  await expect(page.getByLabel('Email')).toHaveValue(who.email);
  await book.click();
  await reference(page, who);
  await newestMail(daybook.url, who.email, /./);
  const mails = await fetch(`${daybook.url}/dev/mail.json?to=${encodeURIComponent(who.email)}`);
  expect(await mails.json()).toHaveLength(1);
});

test('a time that somebody else took meanwhile asks for another, and keeps what was typed @once', async ({
  page,
  daybook,
  watch,
}, { project }) => {
  watch.expectMessage(/status of 409/);
  const who = customer('taken', project.name);
  await openHostPage(page, daybook, { head: EMBED, body: CLINIC });
  // Only one clinic, so that the time is gone when its only place is taken.
  await page.getByRole('link', { name: /^Penryn clinic/ }).click();
  await expect(page.locator('.crumbs')).toContainText('Penryn clinic');
  const slot = freeTimes(page).first();
  const [id, time] = [await slot.getAttribute('value'), await slot.innerText()];
  await slot.click();
  await fillDetails(page, who);
  const [start, end] = await page
    .locator('.crumbs')
    .innerText()
    .then((text) => text.match(/\d\d:\d\d/g) ?? []);
  const quicker = await fetch(`${daybook.url}/api/time-slots/${id}/book`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      attendee_first_name: 'Quick',
      attendee_last_name: 'Er',
      attendee_email: `quicker-${project.name}@example.com`,
      selected_start_time: start,
      selected_end_time: end,
    }),
  });
  expect(quicker.status).toBe(201);
  await page.getByRole('button', { name: /^Book \d/ }).click();
  await expect(page.getByRole('alert')).toContainText(
    'This time slot has just been booked. Please choose another.',
  );
  await expect(page.getByRole('button', { name: `${time} taken` })).toBeDisabled();
  await expectAccessible(page);
  await freeTimes(page).first().click();
  await expect(page.getByLabel('Email')).toHaveValue(who.email);
  await page.getByRole('button', { name: /^Book \d/ }).click();
  await reference(page, who);
});
