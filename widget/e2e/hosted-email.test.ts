import { longDate } from '@daybook/schema/rules/date';
import { expect, newestMail, test } from '../../server/test/browser.ts';
import { bookButton, fillDetails, freeTimes, reference } from './customer.ts';
import { NEXT_MONTH, ownDiary } from './diary-page.ts';

const TENTH = `${NEXT_MONTH}-10`;

test('the confirmation email says all that the customer needs, and the owner hears of it @release @once', async ({
  page,
  daybook,
}, { project }) => {
  const ownerEmail = `owner-${project.name}@example.com`;
  const slug = await ownDiary(
    daybook,
    async (add, { id }) => {
      const event = await add.event(id, {
        name: 'Cut and colour',
        date: TENTH,
        serviceMode: 'individual_services',
        slotMinutes: 0,
        requirementsNote: 'Patch test two days before.',
        personalMessage: 'Lovely to have you. Come in through the green door.',
      });
      await add.venue(event.id, { name: 'Garden room', address: '14 Bridge Street' });
      await add.service(event.id, { name: 'Full colour', pricePence: 7400, durationMinutes: 90 });
    },
    { email: ownerEmail },
  );
  await page.goto(`/diary/${slug}`);
  await freeTimes(page).first().click();
  const email = `letter-${project.name}@example.com`;
  await fillDetails(page, { firstName: 'Ada', lastName: 'Lovelace', email, phone: '07700 900123' });
  await bookButton(page).click();
  const booked = await reference(page);

  const mail = await newestMail(daybook.url, email, /^Booking confirmed: Full colour/);
  for (const told of [
    'Lovely to have you. Come in through the green door.',
    'Patch test two days before.',
    'Garden room',
    '14 Bridge Street',
    '£74.00',
    longDate(TENTH),
    '09:00 to 10:30, London time',
    booked,
    `${daybook.url}/cancel?token=`,
    'https://calendar.google.com/calendar/render?',
  ]) {
    expect(mail.text).toContain(told);
    expect(mail.html).toContain(told);
  }
  expect(mail.attachments.map(({ contentType }) => contentType)).toEqual([
    expect.stringContaining('text/calendar'),
  ]);

  const notice = await newestMail(daybook.url, ownerEmail, /^New booking: Ada Lovelace, Full colour/);
  for (const told of [booked, email, '07700 900123', '£74.00', longDate(TENTH)]) {
    expect(notice.text).toContain(told);
    expect(notice.html).toContain(told);
  }
  // Only the customer may have the link that cancels.
  expect(notice.text + notice.html).not.toContain('/cancel?token=');
});
