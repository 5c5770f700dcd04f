/** An owner keeps the waiting list: what comes of an offer that is declined, removing somebody, and switching the list off. */

import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  newestMail,
  test,
} from '../../server/test/browser.ts';
import { inDays } from '../../server/test/clock.ts';
import { signIn } from './owner.ts';
import { ownSalon } from './salon.ts';

test('an owner sees that an offer was declined, removes somebody, and switches the list off', async ({
  page,
  daybook,
}, info) => {
  const to = `declines-${info.project.name}@example.com`;
  const { email } = await ownSalon(daybook, 'waiting-list', info, (add, businessId) =>
    add.event(businessId, { name: 'Cuts', date: inDays(1) }),
  );
  await signIn(page, email);
  const card = page.getByRole('region', { name: 'Waiting list' });
  await expect(card).toContainText('No one is waiting.');
  await card.getByRole('button', { name: 'Add someone' }).press('Enter');
  const adding = page.getByRole('dialog', { name: 'Add someone to the waiting list' });
  await adding.getByRole('button', { name: 'Add someone' }).press('Enter');
  await expect(adding.getByLabel('First name')).toBeFocused();
  await expectAccessible(page);
  await adding.getByLabel('First name').fill('Nell');
  await adding.getByLabel('Last name').fill('Gwyn');
  await adding.getByLabel('Email').fill(to);
  await adding.getByLabel('Last date').fill(inDays(1));
  await adding.getByRole('button', { name: 'Add someone' }).press('Enter');
  await expect(card.getByRole('button', { name: 'Add someone' })).toBeFocused();

  await card.getByRole('button', { name: 'Offer a time to Nell Gwyn' }).press('Enter');
  const offering = page.getByRole('dialog', { name: 'Offer a time to Nell Gwyn' });
  await offering.getByRole('button', { name: 'Offer this time' }).press('Enter');
  await expect(offering).toContainText('Nothing is free');
  await expectAccessible(page);
  await offering.getByRole('button', { name: /^Next free/ }).press('Enter');
  await offering.getByLabel('Free times').selectOption({ label: '09:00' });
  await offering.getByRole('button', { name: 'Offer this time' }).press('Enter');
  await expect(card).toContainText('Offered to Nell Gwyn');
  await expect(card.getByRole('heading', { name: 'Waiting list' })).toBeFocused();

  const { text } = await newestMail(daybook.url, to, /^A time is free/);
  await page.goto(text.match(/https?:\S+\/offer\?\S+/)?.[0] ?? '');
  await page.getByRole('button', { name: 'No thanks' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'No problem' })).toBeFocused();
  await expectAccessible(page);

  await page.goto('/dashboard');
  await card.getByRole('button', { name: 'See the whole list' }).press('Enter');
  await expect(card.getByRole('region', { name: 'Offers' })).toContainText('Declined');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.goto('/settings?tab=businesses');
  await page.getByRole('button', { name: /^Edit/ }).press('Enter');
  await page.getByLabel('Let customers join the waiting list').uncheck();
  await page.getByRole('button', { name: 'Save Changes' }).press('Enter');
  await expect(page.getByText('Business settings updated successfully!')).toBeVisible();
  await page.goto('/dashboard');
  await expect(card).toContainText('Your waiting list is off');
  await expectAccessible(page);
  await card.getByRole('button', { name: 'See the whole list' }).press('Enter');
  await card.getByRole('button', { name: 'Remove Nell Gwyn' }).press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Remove Nell Gwyn from the waiting list?' });
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Remove' }).press('Enter');
  // An empty list that is off isn't on the overview.
  await expect(card).toHaveCount(0);
});
