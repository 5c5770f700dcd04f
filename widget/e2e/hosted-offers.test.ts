import type { Page } from '@playwright/test';
import { expect, expectAccessible, newestMail, test } from '../../server/test/browser.ts';
import { bookButton, fillDetails, freeTimes, reference, showEveryTime } from './customer.ts';
import { day, NEXT_MONTH, ownDiary } from './diary-page.ts';

const line = (page: Page, name: string) =>
  page.locator('.crumb', { has: page.getByText(name, { exact: true }) });

test('an individual service is chosen before its times show, and the button says what booking obliges to pay', async ({
  page,
  daybook,
}, { project }) => {
  const slug = await ownDiary(daybook, async (add, { id }) => {
    const event = await add.event(id, {
      name: 'Cut and colour',
      date: `${NEXT_MONTH}-10`,
      serviceMode: 'individual_services',
      slotMinutes: 0,
      lastAppointmentTime: '16:00',
    });
    await add.service(event.id, { name: 'Fringe trim', pricePence: 900, durationMinutes: 15 });
    await add.service(event.id, { name: 'Full colour', pricePence: 7450, durationMinutes: 90 });
  });
  await page.goto(`/diary/${slug}`);
  await showEveryTime(page);
  await expect(page.getByRole('heading', { name: 'Choose a service' })).toBeVisible();
  await expect(freeTimes(page)).toHaveCount(0);
  await expect(page.getByRole('link', { name: /Fringe trim/ })).toContainText('15 min · £9.00');
  await expectAccessible(page);
  await page.getByRole('link', { name: /Full colour/ }).click();
  await expect(line(page, 'Service')).toContainText('Full colour · 90 min · £74.50');
  // 90 minutes that do not touch lunch; the last start is 15:30, so that it ends by 17:00.
  await expect(freeTimes(page).first()).toHaveText('09:00');
  await expect(freeTimes(page).last()).toHaveText('15:30');
  await expect(freeTimes(page).filter({ hasText: /^1[012]:(45|15|30)/ })).toHaveText(['10:15', '10:30']);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Change service' }).click();
  await page.getByRole('link', { name: /Fringe trim/ }).click();
  await expect(freeTimes(page).last()).toHaveText('16:00');
  await freeTimes(page).first().click();
  await expect(
    page.getByText(/^By booking you agree to pay £\d+\.\d\d at your appointment\.$/),
  ).toBeVisible();
  await expectAccessible(page);
  const email = `service-${project.name}@example.com`;
  await fillDetails(page, { email });
  await bookButton(page).click();
  await reference(page);
  await expect(line(page, 'Service')).toContainText('Fringe trim · £9.00');
  await expectAccessible(page);
  const mail = await newestMail(daybook.url, email, /Booking confirmed: Fringe trim/);
  expect(mail.text).toContain('£9.00');
});

test('one of several places is chosen, or any', async ({ page, daybook }, { project }) => {
  await page.goto('/diary/harbour-physio');
  await expect(page.getByRole('heading', { name: 'Where would you like to go?' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Any/ })).toHaveAttribute('aria-current', 'true');
  await expect(freeTimes(page).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: /Penryn clinic/ }).click();
  await expect(line(page, 'Where')).toContainText('Penryn clinic, 41 Lower Market Street, Penryn');
  await expect(page.getByRole('heading', { name: 'Where would you like to go?' })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Change venue' }).click();
  await expect(page.getByRole('heading', { name: 'Where would you like to go?' })).toBeVisible();
  await page.getByRole('link', { name: /Penryn clinic/ }).click();
  await freeTimes(page).first().click();
  const email = `venue-${project.name}@example.com`;
  await fillDetails(page, { email });
  await bookButton(page).click();
  await reference(page);
  await expect(line(page, 'Where')).toContainText('Penryn clinic, 41 Lower Market Street, Penryn, TR10 8BH');
  const mail = await newestMail(daybook.url, email, /Booking confirmed/);
  expect(mail.text).toContain('Penryn clinic');
});

test('one of several people is chosen, or anyone, and the confirmation names who it is @widths', async ({
  page,
  daybook,
}, { project }) => {
  let sam = 0;
  const slug = await ownDiary(daybook, async (add, { id }) => {
    const event = await add.event(id, { name: 'Cut', date: `${NEXT_MONTH}-10` });
    for (const name of ['Ruth', 'Sam']) {
      const person = await add.person(id, { name });
      await add.atEvent(event.id, person.id);
      sam = person.id;
    }
  });
  await page.goto(`/diary/${slug}`);
  await expect(page.getByRole('heading', { name: 'Who would you like to see?' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Anyone/ })).toHaveAttribute('aria-current', 'true');
  await expectAccessible(page);
  await page.getByRole('link', { name: /^Sam/ }).press('Enter');
  await expect(page).toHaveURL(new RegExp(`with=${sam}`));
  await expect(line(page, 'With')).toContainText('Sam');
  await freeTimes(page).first().click();
  await expect(line(page, 'With')).toContainText('Sam');
  const email = `person-${project.name}@example.com`;
  await fillDetails(page, { email });
  await expectAccessible(page);
  await bookButton(page).click();
  await reference(page);
  await expect(line(page, 'With')).toContainText('Sam');
  const mail = await newestMail(daybook.url, email, /Booking confirmed/);
  expect(mail.text).toMatch(/With:?\s+Sam/);

  // Sam's 09:00 is taken now, and Ruth is still free.
  await page.goto(`/diary/${slug}?with=${sam}`);
  await expect(freeTimes(page).first()).toHaveText('09:50');
  await page.getByRole('link', { name: 'Change person' }).click();
  await expect(freeTimes(page).first()).toHaveText('09:00');
  await freeTimes(page).first().click();
  await fillDetails(page, { email: `anyone-${project.name}@example.com` });
  await bookButton(page).click();
  await reference(page);
  await expect(line(page, 'With')).toContainText('Ruth');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('a person is chosen all the same @once', async ({ page, daybook }, { project }) => {
    const slug = await ownDiary(daybook, async (add, { id }) => {
      const event = await add.event(id, { name: 'Cut', date: `${NEXT_MONTH}-10` });
      for (const name of ['Ruth', 'Sam']) await add.atEvent(event.id, (await add.person(id, { name })).id);
    });
    await page.goto(`/diary/${slug}`);
    await page.getByRole('link', { name: /^Sam/ }).click();
    await freeTimes(page).first().click();
    await expect(line(page, 'With')).toContainText('Sam');
    await fillDetails(page, { email: `plain-person-${project.name}@example.com` });
    await bookButton(page).click();
    await reference(page);
    await expect(line(page, 'With')).toContainText('Sam');
  });
});

test(
  'with any place, the customer is told which one it became @release',
  { tag: '@once' },
  async ({ page }, { project }) => {
    await page.goto('/diary/harbour-physio');
    await freeTimes(page).first().click();
    await expect(line(page, 'Where')).toContainText('clinic');
    const told = await line(page, 'Where').locator('dd').first().innerText();
    await fillDetails(page, { email: `any-${project.name}@example.com` });
    await bookButton(page).click();
    await reference(page);
    await expect(line(page, 'Where')).toContainText(told);
  },
);

test('a day event is registered for until its places are gone', async ({ page, daybook }, { project }) => {
  const slug = await ownDiary(daybook, async (add, { id }) => {
    const event = await add.event(id, {
      name: 'Weaving day',
      date: `${NEXT_MONTH}-10`,
      startTime: '10:00',
      endTime: '16:00',
      type: 'day_event',
      slotMinutes: 0,
      bufferMinutes: 0,
    });
    await add.venue(event.id, { name: 'The barn', maxCapacity: 2 });
  });
  const path = `/diary/${slug}`;
  for (const left of [2, 1]) {
    await page.goto(path);
    await expect(page.getByText(`10:00 to 16:00 ${left} place${left > 1 ? 's' : ''} left`)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Register', exact: true }).click();
    await fillDetails(page, { email: `weaver-${left}-${project.name}@example.com` });
    await expect(bookButton(page)).toHaveText(/^Register for \w+day/);
    await expectAccessible(page);
    await bookButton(page).click();
    await reference(page);
    await expect(line(page, 'When')).toContainText('10:00 to 16:00');
  }
  await page.goto(path);
  await expect(page.getByText('10:00 to 16:00 Full', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Register', exact: true })).toBeDisabled();
  await expect(page.getByText('All these times are taken.')).toBeVisible();
  await expectAccessible(page);
});

test('a home visit asks where to come', async ({ page, daybook }, { project }) => {
  await page.goto('/diary/maths-with-maya');
  await expect(line(page, 'Where')).toContainText('At your address');
  await freeTimes(page).first().click();
  const email = `visit-${project.name}@example.com`;
  await fillDetails(page, { email });
  await bookButton(page).click();
  const address = page.getByLabel('Address', { exact: true });
  await expect(address).toBeFocused();
  await expect(address).toHaveAccessibleDescription('Address is required for home visit appointments.');
  await expect(page.getByLabel('Postcode')).toHaveAccessibleDescription(
    'Postcode is required for home visit appointments.',
  );
  await expectAccessible(page);
  await address.fill('7 Beech Road, Chorlton');
  await expect(page.getByText('Address is required for home visit appointments.')).toHaveCount(0);
  await page.getByLabel('Postcode').fill('M21 9EL');
  await bookButton(page).click();
  await reference(page);
  await expect(page.getByText('Maths with Maya will come to you.')).toBeVisible();
  await expect(line(page, 'Where')).toContainText('7 Beech Road, Chorlton, M21 9EL');
  await expectAccessible(page);
  const mail = await newestMail(daybook.url, email, /Booking confirmed/);
  expect(mail.text).toContain('7 Beech Road, Chorlton');
});

test('a diary without events says so @release', { tag: '@once' }, async ({ page, daybook }) => {
  await page.goto(`/diary/${await ownDiary(daybook, () => undefined)}`);
  await expect(day(page)).toHaveText('Nothing to book yet');
  await expect(page.getByText('New dates appear here as soon as they are published.')).toBeVisible();
  await expectAccessible(page);
});
