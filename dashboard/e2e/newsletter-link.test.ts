/** The link in an email about the newsletter: confirm, come back, end it, have it again. */

import { expect, expectAccessible, newestMail, test } from '../../server/test/browser.ts';

test('the newsletter is confirmed by the link in its email, ended by it, and had again @phone', async ({
  page,
  daybook,
}, info) => {
  const email = `rita-${info.project.name}@reader.example`;
  await fetch(`${daybook.url}/api/newsletter/signup`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, signup_source: 'footer' }),
  });
  const { text } = await newestMail(daybook.url, email, /newsletter/);
  const link = /https?:\S+\/newsletter\?token=\S+/.exec(text)?.[0] ?? '';
  const heading = page.getByRole('heading', { level: 1 });

  await page.goto(link);
  await expect(heading).toHaveText('Confirm your subscription');
  await expect(page.getByRole('main')).toContainText(email);
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(heading).toHaveText('You’re subscribed');
  await expect(heading).toBeFocused();
  await expectAccessible(page);

  await page.goto(link);
  await expect(heading).toHaveText('You’re already subscribed');
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(heading).toHaveText('You’re unsubscribed');
  await expect(heading).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Subscribe again' }).click();
  await expect(heading).toHaveText('You’re subscribed');
});

test('a link that is none says so, and what to do @release @phone', async ({ page, watch }) => {
  watch.expectMessage(/status of 404/);
  await page.goto('/newsletter?token=1.wrong');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We can’t open this link');
  await expect(page.getByText('Sign up again to get a new one.')).toBeVisible();
  await expectAccessible(page);
});
