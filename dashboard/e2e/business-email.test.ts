/** An owner types an address that is not their own: it is confirmed by the link in an email to it. */

import { expect, expectAccessible, newestMail, test } from '../../server/test/browser.ts';
import { ownOwner, signIn } from './owner.ts';

test('another address is shown as unconfirmed, gets an email, and is confirmed by its link @phone', async ({
  page,
  browser,
  daybook,
  watch,
}, info) => {
  watch.expectMessage(/status of 429/);
  const { email, slug } = await ownOwner(daybook, 'address', info, async (add, owner) => {
    await add.business({ ownerId: owner.id, name: 'Willow Hair', diarySlug: owner.slug, email: owner.email });
  });
  const desk = `desk-${slug}@salon.example`;
  await signIn(page, email, '/settings?tab=businesses');
  const business = page.getByRole('region', { name: 'Willow Hair' });
  await expect(business.getByText('isn’t confirmed yet')).toHaveCount(0);
  await page.getByRole('button', { name: 'Edit Willow Hair' }).click();
  await page.getByLabel('Business email').fill(desk);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Business settings' })).toHaveText(
    `Business settings updated successfully! Open the link in our email to ${desk} to confirm it.`,
  );
  await expect(business).toContainText(
    `${desk} isn’t confirmed yet. Open the link in our email to that address to confirm it. Until it is, we’ll use ${email}`,
  );
  await business.getByRole('button', { name: 'Send link again' }).click();
  await expect(page.getByRole('alert')).toContainText('We emailed this address less than a minute ago.');
  await expectAccessible(page);

  await page.goto('/dashboard');
  const note = page.getByText(`${desk} isn’t confirmed yet.`);
  await expect(note).toBeVisible();
  await expectAccessible(page);

  // The reader of that address's mail has no account with us.
  const theirs = await (await browser.newContext({ baseURL: daybook.url })).newPage();
  const { text } = await newestMail(daybook.url, desk, /confirm/);
  const link = /https?:\S+\/confirm-email\?token=\S+/.exec(text)?.[0] ?? '';
  await theirs.goto(link);
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('Confirm this email address');
  for (const fact of [desk, 'Willow Hair']) await expect(theirs.getByRole('main')).toContainText(fact);
  await expectAccessible(theirs);
  await theirs.keyboard.press('Tab');
  await theirs.keyboard.press('Enter');
  await expect(theirs.getByRole('heading', { level: 1, name: 'Email address confirmed' })).toBeFocused();
  await theirs.goto(link);
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('Already confirmed');
  await theirs.context().close();

  // Without a reload: the open page asks for news by itself.
  await expect(note).toHaveCount(0, { timeout: 15_000 });
});
