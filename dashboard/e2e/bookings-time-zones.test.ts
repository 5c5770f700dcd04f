/** Your Bookings, seen from another timezone: the times are those of the business. */

import { shortDate } from '@daybook/schema/rules/date';
import { expect, test } from '../../server/test/browser.ts';
import { inDays } from '../../server/test/clock.ts';
import { signIn } from './owner.ts';
import { ownSalon } from './salon.ts';

for (const timezoneId of ['Europe/London', 'America/New_York', 'Asia/Kolkata']) {
  test.describe(`with a browser in ${timezoneId}`, () => {
    test.use({ timezoneId });
    test('the times are the business’s @once', async ({ page, daybook }, info) => {
      const name = `bookings-zone-${timezoneId.split('/')[1]?.toLowerCase().replace('_', '-')}`;
      const salon = await ownSalon(daybook, name, info, async (add, businessId) => {
        await add.booking(businessId, { eventDate: inDays(3), startTime: '23:15', endTime: '23:45' });
      });
      await signIn(page, salon.email);
      await page.goto('/dashboard?tab=bookings');
      const first = page.getByRole('table', { name: 'All Bookings' }).getByRole('row').nth(1);
      await expect(first).toContainText(`${shortDate(inDays(3))}`);
      await expect(first).toContainText('23:15 to 23:45');
      await page.getByRole('tab', { name: 'Dashboard' }).click();
      const glance = page.getByRole('region', { name: 'Total Bookings At A Glance' });
      await expect(glance).toContainText('23:15');
    });
  });
}
