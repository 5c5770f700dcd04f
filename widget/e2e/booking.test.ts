import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';

/** The demo salon, served by the web server of playwright.config.ts. */
test('a customer books on the hosted diary and gets a reference', async ({ page }, { project }) => {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  await page.goto('/diary/willow-co-hair');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Willow & Co. Hair');
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  // The two projects share one server, so each takes a time from its own end of the day.
  const free = page.locator('button[name=slot]:enabled');
  await (project.name === 'phone' ? free.first() : free.last()).click();
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Lovelace');
  await page.getByLabel('Email').fill(`ada-${project.name}@example.com`);
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await page.getByRole('button', { name: /^Book \d/ }).click();
  await expect(page.getByRole('heading', { name: "You're booked, Ada" })).toBeVisible();
  await expect(page.getByText(/^[A-Z2-9]{3}-[A-Z2-9]{4}-[A-Z2-9]{2}$/)).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  expect(messages).toEqual([]);
});
