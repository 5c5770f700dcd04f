/** Settings: services, team and places of a business. */

import { expect, expectAccessible, test } from '../../server/test/browser.ts';
import { inDays } from '../../server/test/clock.ts';
import { signIn } from './owner.ts';
import { ownSalon } from './salon.ts';

test('an owner makes a team, keeps it in order by keyboard, and archives somebody who is booked @widths', async ({
  page,
  daybook,
}, info) => {
  const { email } = await ownSalon(daybook, 'team', info, async (add, businessId) => {
    const ruth = await add.person(businessId, { name: 'Ruth Ellis', colour: '#2456b8' });
    const event = await add.event(businessId, { name: 'Cut', date: inDays(2) });
    await add.atEvent(event.id, ruth.id);
    await add.booking(businessId, {
      eventId: event.id,
      personId: ruth.id,
      personName: 'Ruth Ellis',
      eventDate: inDays(2),
    });
  });
  await signIn(page, email, '/settings?tab=team');
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows).toHaveCount(1);
  await expect(rows.first()).toContainText('1 booking');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Add a person' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Add a person' }).click();
  await expect(dialog.getByText('Enter a name')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Name').fill('Ann Marsh');
  await dialog.getByRole('radio', { name: 'Orange' }).check();
  await dialog.getByRole('button', { name: 'Add a person' }).click();
  await expect(rows).toHaveCount(2);

  await page.getByRole('button', { name: 'Add a person' }).click();
  await dialog.getByLabel('Name').fill('Bob Field');
  await dialog.getByLabel('Customers can book this person online').uncheck();
  await dialog.getByLabel('Name').press('Enter');
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(2)).toContainText('Not online');

  await page.getByRole('button', { name: 'More for Bob Field' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Move up' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(rows.nth(1)).toContainText('Bob Field');
  await expect(page.getByText('Bob Field is now 2 of 3')).toBeAttached();
  await page.reload();
  await expect(rows.nth(1)).toContainText('Bob Field');

  await page.getByRole('button', { name: 'More for Ruth Ellis' }).click();
  await page.getByRole('menuitem', { name: 'Archive' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('These bookings stay as they are:');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Archive' }).click();
  await expect(rows).toHaveCount(2);
  await expect(page.getByRole('heading', { name: 'Team' })).toBeFocused();
  await page.getByText('Archived (1)').click();
  await page.getByRole('button', { name: 'Use again Ruth Ellis' }).click();
  await expect(page.getByText('Archived (1)')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Team' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Edit Ruth Ellis' })).toBeVisible();
});

test('a service is offered by some people, and costs more from now on', async ({ page, daybook }, info) => {
  const { email } = await ownSalon(daybook, 'catalogue', info, async (add, businessId) => {
    await add.person(businessId, { name: 'Ruth Ellis' });
    await add.person(businessId, { name: 'Ann Marsh' });
  });
  await signIn(page, email, '/settings?tab=services');
  await expect(page.getByRole('heading', { name: 'No services yet' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add a service' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Full colour');
  await dialog.getByRole('radio', { name: 'Only some people' }).check();
  await dialog.getByRole('button', { name: 'Add a service' }).click();
  await expect(dialog.getByText('Enter a price above £0')).toBeVisible();
  await dialog.getByLabel('Price').fill('74.50');
  await dialog.getByRole('button', { name: 'Add a service' }).click();
  await expect(dialog.getByText('Choose who offers this service')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Ann Marsh').check();
  await dialog.getByRole('button', { name: 'Add a service' }).click();
  const row = page.getByRole('main').getByRole('listitem');
  await expect(row).toContainText('£74.50, 30 minutes');
  await expect(row).toContainText('Ann Marsh');
  await page.getByRole('button', { name: 'Edit Full colour' }).click();
  await dialog.getByLabel('Price').fill('80');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(row).toContainText('£80.00');

  await page.goto('/settings?tab=team');
  await expect(row.first()).toContainText('No services');
  await page.getByRole('button', { name: 'Edit Ruth Ellis' }).click();
  await dialog.getByLabel('Full colour').check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(row.first()).toContainText('All services');
});

test('a place that takes one appointment at a time from now on lists the bookings that overlap', async ({
  page,
  daybook,
}, info) => {
  const { email } = await ownSalon(daybook, 'places', info, async (add, businessId) => {
    for (const name of ['Cut', 'Colour']) {
      const event = await add.event(businessId, { name, date: inDays(2) });
      const venue = await add.venue(event.id, { name: 'Front room', postcode: 'HX7 8EX' });
      const its = { eventId: event.id, venueId: venue.id, eventName: name };
      await add.booking(businessId, { ...its, eventDate: inDays(2) });
    }
  });
  await signIn(page, email, '/settings?tab=places');
  await expect(page.getByText('Any number of appointments')).toBeVisible();
  await page.getByRole('button', { name: 'Edit Front room' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'One' }).check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('An upcoming booking overlaps another')).toBeVisible();
  await expect(page.getByText('One appointment at a time', { exact: true })).toBeVisible();
  await expectAccessible(page);
});
