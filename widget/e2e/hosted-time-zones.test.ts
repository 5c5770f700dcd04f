import { expect, expectAccessible, newestMail, test } from '../../server/test/browser.ts';
import { inDays } from '../../server/test/clock.ts';
import type { DatabasePlace } from '../../server/test/test-database.ts';
import { bookButton, fillDetails, freeTimes, reference } from './customer.ts';
import { ownDiary } from './diary-page.ts';

/** The next 15 January: London keeps UTC, New York UTC-5. */
function january(): string {
  const today = inDays(0);
  const year = Number(today.slice(0, 4));
  return today < `${year}-01-14` ? `${year}-01-15` : `${year + 1}-01-15`;
}

const winterDay = (place: DatabasePlace) =>
  ownDiary(place, (add, { id }) => add.event(id, { date: january(), startTime: '09:00', endTime: '20:00' }));

for (const [zone, morning, evening, named] of [
  ['America/New_York', '04:00', '18:50 13:50', 'New York time (GMT-5)'],
  ['Asia/Kolkata', '14:30', /^18:50 [A-Z][a-z]{2} 00:20$/, 'Mumbai time (GMT+5:30)'],
] as const) {
  test.describe(zone, () => {
    test.use({ timezoneId: zone });

    test(`a customer in ${zone} sees the business's times, with their own beside @once`, async ({
      page,
      daybook,
    }, { project }) => {
      await page.goto(`/diary/${await winterDay(daybook)}`);
      await expect(freeTimes(page).first()).toHaveText(`09:00 ${morning}`);
      await expect(freeTimes(page).last()).toHaveText(evening);
      await expect(
        page.getByText(`Times are in London time (GMT). Your local time (${named}) is shown alongside.`),
      ).toBeVisible();
      await expectAccessible(page);
      await freeTimes(page).first().click();
      await expect(page.getByText(`09:00 to 09:45 ${morning} your time`)).toBeVisible();
      await expect(bookButton(page)).toHaveText(/^Book 09:00 on/);
      await expectAccessible(page);
      const email = `${zone.slice(-4).toLowerCase()}-${project.name}@example.com`;
      await fillDetails(page, { email });
      await bookButton(page).click();
      await reference(page);
      await expect(page.getByText(`09:00 to 09:45 ${morning} your time`)).toBeVisible();
      await expectAccessible(page);
      const mail = await newestMail(daybook.url, email, /at 09:00$/);
      expect(mail.text).toContain('09:00 to 09:45, London time (GMT)');
    });
  });
}

test.describe('Europe/Lisbon', () => {
  test.use({ timezoneId: 'Europe/Lisbon' });

  test('a customer whose clock says the same sees one time @release @once', async ({ page, daybook }) => {
    await page.goto(`/diary/${await winterDay(daybook)}`);
    await expect(page.locator('[data-waits]')).toHaveCount(0);
    await expect(freeTimes(page).first()).toHaveText('09:00');
    await expect(page.getByText(/Beside each/)).toHaveCount(0);
  });
});
