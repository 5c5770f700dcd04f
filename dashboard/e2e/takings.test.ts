/** An owner sees what was booked, by week, person and service. */

import { readFile } from 'node:fs/promises';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../../server/test/browser.ts';
import { inDays } from '../../server/test/clock.ts';
import { parseCsv } from './csv.ts';
import { signIn } from './owner.ts';
import { ownSalon } from './salon.ts';

test('takings are shown by week, person and service, for any dates, and exported @widths', async ({
  page,
  daybook,
}, info) => {
  const { email } = await ownSalon(daybook, 'takings', info, async (add, businessId) => {
    const cut = { serviceName: 'Cut', servicePricePence: 3850, personName: 'Ruth Ellis' };
    await add.booking(businessId, { ...cut, eventDate: inDays(-7) });
    await add.booking(businessId, {
      ...cut,
      eventDate: inDays(-14),
      serviceName: 'Colour',
      servicePricePence: 7400,
    });
    await add.booking(businessId, {
      ...cut,
      eventDate: inDays(-7),
      startTime: '12:00',
      endTime: '13:00',
      status: 'cancelled',
    });
  });
  await signIn(page, email, '/dashboard');
  if (info.project.name === 'phone') {
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Takings' }).click();
  } else await page.getByRole('link', { name: 'Takings', exact: true }).click();
  await expect(page.getByText('£112.50, 2 bookings', { exact: true })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Done: £112.50, 2 bookings.' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('radio', { name: 'Service' }).click();
  await expect(page.getByRole('row', { name: 'Colour' })).toContainText('£74.00 (1)');
  await expectAccessible(page);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const rows = parseCsv(await readFile(await (await downloading).path(), 'utf8'));
  expect(rows.slice(1, 3).map(([name, , sum]) => [name, sum])).toEqual([
    ['Colour', '74.00'],
    ['Cut', '38.50'],
  ]);
  await page.getByLabel('Period').selectOption('Other dates');
  await page.getByLabel('First date').fill(inDays(-8));
  await page.getByLabel('Last date').fill(inDays(-6));
  await page.getByRole('button', { name: 'Show these dates' }).click();
  await expect(page.getByText('£38.50, 1 booking', { exact: true })).toBeVisible();
  await page.getByLabel('Last date').fill(inDays(-9));
  await page.getByLabel('Last date').press('Enter');
  await expect(page.getByText('Choose a last date that isn’t before the first')).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await expect(page.getByText('£112.50, 2 bookings', { exact: true })).toBeVisible();
});
