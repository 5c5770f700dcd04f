/** The address to which an owner must go for a home visit: a link to a map, wherever the booking is shown. */

import { expect, expectAccessible, test } from '../../server/test/browser.ts';
import { inDays } from '../../server/test/clock.ts';
import { signIn } from './owner.ts';
import { ownSalon } from './salon.ts';

const ADDRESS = '3 Mill Lane, Hebden Bridge, HX7 8EX';
const ON_MAP = { name: `${ADDRESS} (map, opens in a new tab)` };

test('a home visit’s address leads to a map from the table, the edit dialog, the week and the attendees @release @once', async ({
  page,
  daybook,
}, info) => {
  const date = inDays(3);
  const salon = await ownSalon(daybook, 'home-visit', info, async (add, businessId) => {
    const event = await add.event(businessId, { name: 'At your home', date, isHomeVisit: true });
    await add.booking(businessId, {
      eventId: event.id,
      eventName: event.name,
      eventDate: date,
      isHomeVisit: true,
      customerAddress: '3 Mill Lane, Hebden Bridge',
      customerPostcode: 'HX7 8EX',
    });
  });
  await signIn(page, salon.email, '/dashboard?tab=bookings');
  const inTable = page.getByRole('table', { name: 'All Bookings' }).getByRole('link', ON_MAP);
  await expect(inTable).toHaveAttribute(
    'href',
    /^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=3%20Mill/,
  );
  await expect(inTable).toHaveAttribute('target', '_blank');
  await expect(inTable).toHaveAttribute('rel', 'noopener noreferrer');
  await expectAccessible(page);

  await page.getByRole('button', { name: /^Edit booking details/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit booking details' });
  await expect(dialog.getByRole('link', ON_MAP)).toBeVisible();
  await expectAccessible(page);

  await page.goto(`/dashboard?tab=calendar&view=week&date=${date}`);
  const day = page.locator(`[data-date="${date}"]`);
  // The block is a separate link beside the address: a press on the rest of it opens the booking's card.
  await day.getByRole('link', ON_MAP).focus();
  await expect(day.getByRole('link', ON_MAP)).toBeInViewport();
  await expectAccessible(page);
  await day.getByRole('link', { name: /Ada Lovelace/ }).click();
  const card = page.getByRole('dialog', { name: 'Ada Lovelace' });
  await expect(card.getByRole('link', ON_MAP)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(0);

  // By keyboard, because the booking covers the middle of the event.
  await day.getByRole('button', { name: /At your home/ }).press('Enter');
  await page.getByRole('button', { name: 'Attendees of At your home' }).press('Enter');
  const attendees = page.getByRole('dialog', { name: 'Attendees of At your home' });
  await expect(attendees.getByRole('link', ON_MAP)).toBeVisible();
  await expectAccessible(page);
});
