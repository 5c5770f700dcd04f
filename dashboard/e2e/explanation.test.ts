/** Why no time is offered: an owner sees which rule took which time of an event. */

import { expect, expectAccessible, test } from '../../server/test/browser.ts';
import { inDays } from '../../server/test/clock.ts';
import { choose, open } from './overview-page.ts';
import { ownSalon } from './salon.ts';

test('the times of an event are explained, row by row, for each person', async ({
  page,
  daybook,
  watch,
}, info) => {
  const salon = await ownSalon(daybook, 'explanation', info, async (add, businessId) => {
    const { id: eventId } = await add.event(businessId, { date: inDays(3) });
    const [ann, bob] = [await add.person(businessId), await add.person(businessId, { name: 'Bob' })];
    await add.atEvent(eventId, ann.id, { startTime: '13:00', endTime: '17:00' });
    await add.atEvent(eventId, bob.id);
  });
  await open(page, salon);
  watch.expectMessage(/status of 400/);
  const refusal = { status: 400, json: { error: 'Not now.', message: 'Not now.' } };
  await page.route('**/api/events/*/explain*', (route) => route.fulfill(refusal), { times: 1 });
  await choose(page, 'Cut and blow-dry', inDays(3), 'Why times are unavailable');
  const dialog = page.getByRole('dialog', { name: 'Why times are unavailable' });
  await expect(dialog.getByText('Not now.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Try again' }).click();
  const rows = dialog.getByRole('list', { name: 'Times of this event' });
  await expect(rows).toContainText('09:00 to 11:25Customers can book this');
  await expect(rows).toContainText('11:30 to 13:00Lunch');
  await expect(dialog.getByRole('status')).toHaveText('7 of 7 times can be booked.');
  await expectAccessible(page);

  await dialog.getByLabel('Person').selectOption('Ann');
  await expect(rows).toContainText('09:00 to 11:25Ann doesn’t work then');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Actions for Cut and blow-dry/ })).toBeFocused();
});
