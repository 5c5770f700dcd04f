/** What first: a service, perhaps a person, and then only the days and times that are free for them. */

import { addDays, dayTitle, longDate, weekdayOf } from '@daybook/schema/rules/date';
import { expect, expectAccessible, test } from '../../server/test/browser.ts';
import type { LaunchedServer } from '../../server/test/launch.ts';
import { bookButton, fillDetails, freeTimes, reference } from './customer.ts';
import { day, NEXT_MONTH, ownDiary } from './diary-page.ts';
import { EMBED, openHostPage } from './host-page.ts';

/** Three days of one week. */
const MONDAY = addDays(`${NEXT_MONTH}-14`, -weekdayOf(`${NEXT_MONTH}-14`));
const TUESDAY = addDays(MONDAY, 1);
const WEDNESDAY = addDays(MONDAY, 2);
const FREE = /free times?$/;

/** Ruth and Maya both cut on Monday, Ruth alone on Tuesday; on Wednesday Ruth colours. */
const salon = (daybook: LaunchedServer) =>
  ownDiary(daybook, async (add, { id }) => {
    const ruth = (await add.person(id, { name: 'Ruth' })).id;
    const maya = (await add.person(id, { name: 'Maya' })).id;
    for (const [date, name, people] of [
      [MONDAY, 'Cut', [ruth, maya]],
      [TUESDAY, 'Cut', [ruth]],
      [WEDNESDAY, 'Colour', [ruth]],
    ] as const) {
      const event = await add.event(id, { date, serviceMode: 'individual_services', slotMinutes: 0 });
      await add.service(event.id, { name, pricePence: 3800, durationMinutes: 45 });
      for (const person of people) await add.atEvent(event.id, person);
    }
  });

test('a customer with a service in mind books on any date in four presses @widths', async ({
  page,
  daybook,
}, { project }) => {
  const slug = await salon(daybook);
  await page.goto(`/diary/${slug}`);
  await expect(page.getByRole('heading', { name: 'What would you like?' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: /^Cut 45.min Free from \d/ }).click();
  await expect(page).toHaveURL(/\?service=\d+$/);
  await expect(freeTimes(page).first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Anyone' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await expect(page.getByRole('status').last()).toHaveText(/free times/);
  await expectAccessible(page);
  await page.getByRole('link', { name: longDate(TUESDAY) }).click();
  await expect(day(page)).toHaveText(dayTitle(TUESDAY));
  await freeTimes(page).first().click();
  await fillDetails(page, { email: `four-${project.name}@example.com` });
  await expectAccessible(page);
  await bookButton(page).click();
  await reference(page);
});

test('the service and person stay over dates, Back and reload, and only their days are free @widths', async ({
  page,
  daybook,
}) => {
  const slug = await salon(daybook);
  await page.goto(`/diary/${slug}`);
  await page.getByRole('link', { name: /^Cut/ }).click();
  const free = page.getByRole('link', { name: FREE });
  await expect(page.getByText('With whom?')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Maya' }).click();
  await expect(page.getByText('Cut with Maya')).toBeFocused();
  await expect(page.getByRole('grid').locator('.free')).toHaveCount(1);
  await page.reload();
  await expect(page.getByText('Cut with Maya')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('main').getByRole('link', { name: 'Anyone' })).toBeVisible();
  await expect(page.getByRole('grid').locator('.free')).toHaveCount(2);
  await page.getByRole('link', { name: longDate(TUESDAY) }).click();
  await expect(day(page)).toHaveText(dayTitle(TUESDAY));
  await expect(page.getByText('With whom?')).toBeVisible();
  await page.goBack();
  await expect(day(page)).toHaveText(dayTitle(MONDAY));
  await page.getByRole('link', { name: 'Change what you would like' }).click();
  await expect(page.getByRole('heading', { name: 'What would you like?' })).toBeFocused();
  await page.getByRole('link', { name: /^Colour/ }).click();
  await expect(free.last()).toBeVisible();
  await page.goto(`/diary/${slug}?service=999999`);
  await expect(page.getByText('That service can’t be booked any more.')).toBeVisible();
});

test('in a page of somebody else, the diary asks for a service first and follows it @once', async ({
  page,
  daybook,
}) => {
  const slug = await salon(daybook);
  await openHostPage(page, daybook, { head: EMBED, body: `<daybook-diary slug="${slug}"></daybook-diary>` });
  const diary = page.locator('daybook-diary');
  await expectAccessible(page);
  await diary.getByRole('link', { name: /^Cut/ }).click();
  await diary.getByRole('link', { name: 'Maya' }).click();
  await expect(diary.locator('.day.free')).toHaveCount(1);
  await expect(freeTimes(diary).first()).toBeVisible();
  await expectAccessible(page);
  await diary.getByRole('link', { name: 'Change what you would like' }).click();
  await diary.getByRole('link', { name: /^Colour/ }).click();
  await expect(diary.getByText('The person you chose doesn’t do Colour')).toBeVisible();
  await expect(diary.locator('.day.free')).toHaveCount(1);
});

test('on a day that is full for a person, a customer sees who has times, and asks to be told @widths', async ({
  page,
  daybook,
}, { project }) => {
  const slug = await ownDiary(daybook, async (add, { id }) => {
    const hours = { startTime: '09:00', endTime: '10:00', lunchStartTime: null, lunchEndTime: null };
    const people = [await add.person(id, { name: 'Ruth' }), await add.person(id, { name: 'Maya' })];
    for (const [date, name] of [
      [MONDAY, 'Cut'],
      [TUESDAY, 'Cut'],
      [WEDNESDAY, 'Colour'],
    ] as const) {
      const event = await add.event(id, {
        date,
        ...hours,
        serviceMode: 'individual_services',
        slotMinutes: 0,
      });
      await add.service(event.id, { name, pricePence: 3800, durationMinutes: 60 });
      for (const person of people) await add.atEvent(event.id, person.id);
    }
  });
  await page.goto(`/diary/${slug}`);
  await page.getByRole('link', { name: /^Cut/ }).click();
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Maya' }).click();
  await expect(page.getByText('Cut with Maya')).toBeVisible();
  await expect(page).toHaveURL(/with=\d+/);
  const withMaya = new URL(page.url());
  await freeTimes(page).first().click();
  await fillDetails(page, { email: `full-${project.name}@example.com` });
  await bookButton(page).click();
  await reference(page);

  withMaya.searchParams.set('date', MONDAY);
  await page.goto(withMaya.href);
  await expect(page.getByText('Maya has no time left for Cut.')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Ruth has 1 time on this day' })).toBeVisible();
  await expect(main.getByRole('link', { name: `Next free: ${dayTitle(TUESDAY)}` })).toBeVisible();
  await expectAccessible(page);
  await main.getByRole('link', { name: 'Tell me if a time is free for Cut' }).click();
  await expect(day(page)).toHaveText(`Tell me if a time is free: Cut, ${dayTitle(MONDAY)}`);
  await expect(page.getByLabel(`${dayTitle(MONDAY)} only`)).toBeChecked();
  await expect(page.getByLabel('Maya only')).toBeChecked();
  await page.getByLabel('Anyone').check();
  await fillDetails(page, { email: `told-${project.name}@example.com` });
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Tell me if a time is free' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email to confirm' })).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('a service and a person are chosen all the same, and every time is a link away @once', async ({
    page,
    daybook,
  }, { project }) => {
    const slug = await salon(daybook);
    await page.goto(`/diary/${slug}`);
    await page.getByRole('link', { name: /^Cut/ }).click();
    await page.getByRole('main').getByRole('link', { name: 'Maya' }).click();
    await expect(page.getByText('Cut with Maya')).toBeVisible();
    await freeTimes(page).first().click();
    await expect(page.getByText('Cut with Maya')).toBeVisible();
    await fillDetails(page, { email: `plain-what-${project.name}@example.com` });
    await bookButton(page).click();
    await reference(page);
    await page.goto(`/diary/${slug}`);
    await page.getByRole('link', { name: 'Show every time' }).click();
    await expect(day(page)).toHaveText(dayTitle(MONDAY));
  });
});
