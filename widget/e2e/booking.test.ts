import { expect, expectAccessible, newestMail, test } from '../../server/test/browser.ts';
import { chooseService, freeTimes } from './customer.ts';

test('a customer books on the hosted diary, gets a reference and the confirmation by email @widths @postgres', async ({
  page,
  daybook,
}, { project }) => {
  await page.goto('/diary/willow-co-hair');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Willow & Co. Hair');
  await expectAccessible(page);
  await chooseService(page);
  await expectAccessible(page);
  await freeTimes(page).first().click();
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Lovelace');
  await page.getByLabel('Email').fill(`ada-${project.name}@example.com`);
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Book \d/ }).click();
  await expect(page.getByRole('heading', { name: 'You’re booked, Ada' })).toBeVisible();
  const reference = await page.getByText(/^[A-Z2-9]{3}-[A-Z2-9]{4}-[A-Z2-9]{2}$/).innerText();
  await expectAccessible(page);
  const mail = await newestMail(daybook.url, `ada-${project.name}@example.com`, /./);
  expect(mail.text).toContain(reference);
});
