/** An owner prints who is expected at an event, or ticks them off on a screen. */

import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../../server/test/browser.ts';
import { inDays, now } from '../../server/test/clock.ts';
import { attendee } from './calendar-business.ts';
import { signIn } from './owner.ts';
import { ownSalon } from './salon.ts';

test('a register has who is expected and who cancelled, and prints without the page around it @widths', async ({
  page,
  daybook,
}, info) => {
  const { email } = await ownSalon(daybook, 'register', info, async (add, businessId) => {
    const event = await add.event(businessId, {
      name: 'Wreath making',
      date: inDays(3),
      type: 'day_event',
    });
    const of = { eventId: event.id, eventName: event.name, eventDate: inDays(3), kind: 'day_event' } as const;
    await add.booking(businessId, {
      ...of,
      ...attendee('Zoë', 'Hall'),
      attendeePhone: '07700 900111',
      note: 'Brings a friend',
    });
    await add.booking(businessId, {
      ...of,
      ...attendee('Ada', 'Lovelace'),
      attendeeEmail: 'ada-register@example.com',
    });
    await add.booking(businessId, {
      ...of,
      ...attendee('Bob', 'Ray'),
      attendeeEmail: 'bob-register@example.com',
      status: 'cancelled',
      cancelledAt: now(),
      cancelledBy: 'customer',
    });
  });
  await signIn(page, email, '/dashboard');
  await page.getByRole('button', { name: /^Actions for Wreath making/ }).click();
  await page.getByRole('menuitem', { name: 'Register' }).click();
  await expect(page.getByRole('heading', { name: 'Wreath making' })).toBeVisible();
  await expect(page.getByRole('row')).toHaveText([
    /^Here.*Name/,
    /Ada Lovelace/,
    /Zoë Hall.*07700 900111.*Brings a friend/,
    /^Name/,
    /Bob Ray.*Customer cancelled/,
  ]);
  // For people who come without a booking.
  await expect(page.locator('tr[aria-hidden]')).toHaveCount(3);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print register' })).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByText('Personal details: shred after use.')).toBeVisible();
});
