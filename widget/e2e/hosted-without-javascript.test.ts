import { dayTitle, longDate } from '@daybook/schema/rules/date';
import { expect, newestMail, test } from '../../server/test/browser.ts';
import { bookButton, fillDetails, freeTimes, reference, showEveryTime } from './customer.ts';
import { day, NEXT_MONTH, ownDiary } from './diary-page.ts';

test.use({ javaScriptEnabled: false });

test('without JavaScript, links choose and a form books', async ({ page, daybook, watch }, { project }) => {
  watch.expectMessage(/400/);
  const slug = await ownDiary(daybook, async (add, { id }) => {
    await add.event(id, { name: 'Quick cuts', date: `${NEXT_MONTH}-10` });
    const event = await add.event(id, {
      name: 'Cut and colour',
      date: `${NEXT_MONTH}-11`,
      serviceMode: 'individual_services',
      slotMinutes: 0,
    });
    await add.venue(event.id);
    await add.venue(event.id, { name: 'Garden room' });
    await add.service(event.id, { name: 'Fringe trim', pricePence: 900, durationMinutes: 15 });
    await add.service(event.id, { name: 'Full colour', pricePence: 7400, durationMinutes: 90 });
  });
  await page.goto(`/diary/${slug}`);
  await showEveryTime(page);
  await expect(freeTimes(page).first()).toHaveText('09:00');
  const share = page.locator('summary', { hasText: 'Share' });
  await share.click();
  await expect(page.getByRole('link', { name: 'WhatsApp' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy link' })).toHaveCount(0);
  await share.click();
  if (project.name === 'phone') {
    await page.getByRole('link', { name: 'Whole month and all events' }).click();
    await expect(page.locator('.month li').first()).toBeVisible();
  }
  await page.getByRole('link', { name: longDate(`${NEXT_MONTH}-11`) }).click();
  await expect(day(page)).toHaveText(dayTitle(`${NEXT_MONTH}-11`));
  await page.getByRole('link', { name: /Garden room/ }).click();
  await page.getByRole('link', { name: /Full colour/ }).click();
  await expect(page.getByText(/Garden room/)).toBeVisible();
  await freeTimes(page).first().click();

  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Email').fill('ada.example.com');
  await bookButton(page).click();
  await expect(page.getByText('Please fill in all required fields')).toBeVisible();
  await expect(page.getByLabel('Last name')).toHaveAccessibleDescription('Last name is required');
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/must include an @ symbol$/);
  await expect(page.getByLabel('First name')).toHaveValue('Ada');
  await expect(page.getByLabel('Email')).toHaveValue('ada.example.com');

  // A domain that looks misspelt is asked about once, and kept if it is meant.
  const email = `plain-${project.name}@gmial.com`;
  await fillDetails(page, { email });
  await bookButton(page).click();
  await expect(page.getByText('Did you mean gmail.com?')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await bookButton(page).click();
  const booked = await reference(page);
  await expect(page.getByText(/Full colour · £74\.00/)).toBeVisible();
  const invite = (await page.getByRole('link', { name: 'Download .ics' }).getAttribute('href')) ?? '';
  const calendar = await page.request.get(invite);
  expect(calendar.headers()['content-type']).toContain('text/calendar');
  expect(await calendar.text()).toContain('SUMMARY:Full colour');
  const mail = await newestMail(daybook.url, email, /Booking confirmed/);
  expect(mail.text).toContain(booked);

  const cancelPage = await page.context().newPage();
  await cancelPage.goto(
    (await page.getByRole('link', { name: 'Cancel this booking' }).getAttribute('href')) ?? '',
  );
  await expect(cancelPage.getByText(booked)).toBeVisible();
  await cancelPage.close();

  await page.getByRole('link', { name: 'Book Another Appointment' }).click();
  await expect(page.getByRole('heading', { name: 'Choose a service' })).toBeVisible();
});

test(
  'without JavaScript, a time that is gone meanwhile leaves the form answered and the text kept',
  { tag: '@once' },
  async ({ page, context, daybook, watch }, { project }) => {
    watch.expectMessage(/409/);
    const slug = await ownDiary(daybook, (add, { id }) => add.event(id, { date: `${NEXT_MONTH}-10` }));
    const quicker = await context.newPage();
    for (const one of [page, quicker]) {
      await one.goto(`/diary/${slug}`);
      await freeTimes(one).first().click();
      await fillDetails(one, { email: `race-${project.name}@example.com` });
    }
    await bookButton(quicker).click();
    await reference(quicker);
    await bookButton(page).click();
    await expect(page.getByText('This time slot has just been booked. Please choose another.')).toBeVisible();
    await expect(page.getByRole('button', { name: '09:00 taken' })).toBeDisabled();
  },
);
