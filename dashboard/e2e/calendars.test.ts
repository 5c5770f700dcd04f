/** Settings, Calendars: bookings in calendars elsewhere, and calendars elsewhere that block and free times. */

import { expect, expectAccessible, test } from '../../server/test/browser.ts';
import { calendarWith, serveCalendar } from '../../server/test/calendar-server.ts';
import { inDays } from '../../server/test/clock.ts';
import { signIn } from './owner.ts';
import { ownSalon } from './salon.ts';

test('an owner gets an address of their bookings, shows names in it, and makes another @widths', async ({
  page,
  daybook,
}, info) => {
  const { email } = await ownSalon(daybook, 'feeds', info, async (add, businessId) => {
    await add.person(businessId, { name: 'Ruth Ellis' });
  });
  await signIn(page, email, '/settings?tab=calendars');
  await page.getByRole('button', { name: 'Get address All bookings' }).press('Enter');
  const address = page.getByText(/\/calendar\/\d+-[\w-]{43}\.ics$/);
  await expect(address).toBeVisible();
  const first = await address.innerText();
  await expect(page.getByText('No calendar has read this address yet.')).toBeVisible();
  expect(await (await page.request.get(first)).text()).toContain('BEGIN:VCALENDAR');
  const names = page.getByRole('switch', { name: 'Show customers’ names' });
  await names.press('Space');
  await expect(names).toBeChecked();
  await page.getByText('How to subscribe').click();
  await expect(page.getByText(/Google may take hours/)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'New address All bookings' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('The old address stops working at once.');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'New address' }).click();
  await expect(address).not.toHaveText(first);
  expect((await page.request.get(first)).status()).toBe(404);
  expect((await page.request.get(await address.innerText())).status()).toBe(200);
});

test('a calendar elsewhere blocks a time and frees it again @widths', async ({
  page,
  daybook,
  watch,
}, info) => {
  watch.expectMessage(/400 \(Bad Request\)/);
  const day = inDays(3);
  const elsewhere = await serveCalendar(calendarWith([`${day}T00:00Z`, `${inDays(4)}T00:00Z`]));
  const { email, slug } = await ownSalon(daybook, 'busy', info, async (add, businessId) => {
    await add.event(businessId, { name: 'Cut', date: day });
  });
  const freeTimes = async () => {
    await page.goto(`/diary/${slug}?date=${day}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    return page.locator('button[name=slot]:enabled');
  };
  await signIn(page, email, '/settings?tab=calendars');
  await expect(page.getByRole('heading', { name: 'No calendars yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Add a calendar' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Add a calendar' }).click();
  await expect(dialog.getByText('Paste the calendar’s address')).toBeVisible();
  await dialog.getByText('Where to find the address').click();
  await expectAccessible(page);
  const field = dialog.getByLabel('Calendar address');
  await field.fill('https://10.0.0.1/own.ics');
  await field.press('Enter');
  await expect(dialog.getByText('This address isn’t on the public internet')).toBeVisible();
  await field.fill(elsewhere.url);
  await field.press('Enter');
  await expect(dialog).toHaveCount(0);
  const rows = page.getByRole('listitem').filter({ hasText: 'For the whole business' });
  await expect(rows).toContainText('Last read on');
  await expectAccessible(page);
  await expect(await freeTimes()).toHaveCount(0);

  await page.goto('/settings?tab=calendars');
  await rows.getByRole('button').click();
  const question = page.getByRole('alertdialog');
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Remove calendar' }).click();
  await expect(page.getByRole('heading', { name: 'No calendars yet' })).toBeVisible();
  await expect((await freeTimes()).first()).toBeVisible();
  await elsewhere.stop();
});

test('a calendar that can’t be read is on the overview and in Settings', async ({ page, daybook }, info) => {
  const { email } = await ownSalon(daybook, 'failing', info, async (add, businessId) => {
    const ruth = await add.person(businessId, { name: 'Ruth Ellis' });
    await add.event(businessId, { name: 'Cut', date: inDays(3) });
    const failingSince = Date.now() - 3_600_000;
    const nextFetchAt = Number.MAX_SAFE_INTEGER;
    await add.busyCalendar(businessId, {
      resourceId: ruth.id,
      failure: 'not_found',
      failingSince,
      nextFetchAt,
      unread: { count: 1, first: [{ date: inDays(4) }] },
    });
  });
  await signIn(page, email, '/dashboard');
  await expect(page.getByText('We can’t read one of your other calendars.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'See calendars' }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'calendar.example' });
  await expect(row).toContainText('Can’t be read');
  await expect(row).toContainText('For Ruth Ellis');
  await expect(row).toContainText('There’s no calendar at this address.');
  await expect(row).toContainText('We can’t read all of one entry:');
  await expectAccessible(page);
});
