/** Writing to support, with and without a script. */

import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  newestMail,
  test,
} from '../../server/test/browser.ts';

const SENT =
  'Your message was submitted successfully. Our support team will get back to you within 24 hours.';
const FAILED = 'There was an error sending your message. Please try again or email us directly.';

const field = (page: Page, name: string) => page.getByRole('textbox', { name });
const send = (page: Page) => page.getByRole('button', { name: 'Send message' }).click();

async function write(page: Page, firstName: string): Promise<void> {
  await field(page, 'First name').fill(firstName);
  await field(page, 'Last name').fill('King');
  await field(page, 'Email address').first().fill('ada@example.com');
  await field(page, 'Message').fill(`How do I copy an event? Yours, ${firstName}`);
}

test('a message is corrected, sent, and reaches support', async ({ page, watch, daybook }, info) => {
  watch.expectMessage(/status of 400/);
  await page.goto('/contact');
  await field(page, 'Email address').first().fill('ada@');
  await send(page);
  for (const problem of [
    'First name is required',
    'Last name is required',
    'Please enter a valid email address',
    'Message is required',
  ])
    await expect(page.getByText(problem, { exact: true })).toBeVisible();
  await expect(field(page, 'First name')).toBeFocused();
  await expect(field(page, 'First name')).toHaveAccessibleDescription('First name is required');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.keyboard.type('A');
  await expect(page.getByText('First name is required')).toBeHidden();
  await expect(field(page, 'First name')).not.toHaveAttribute('aria-invalid');
  await expect(field(page, 'Email address').first(), 'what was typed stays').toHaveValue('ada@');

  const name = `Ada-${info.project.name}`;
  await write(page, name);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText(SENT)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Message sent' })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'First name' })).toHaveCount(0);
  await expectAccessible(page);
  const { text } = await newestMail(daybook.url, 'support@daybook.example', new RegExp(name));
  expect(text).toContain(`Yours, ${name}`);

  await page.getByRole('link', { name: 'Send another message' }).click();
  await expect(field(page, 'First name')).toHaveValue('');
});

test('a message that cannot be sent stays, and the page says what to do @release', async ({
  page,
  watch,
}) => {
  watch.expectMessage(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  await page.goto('/contact');
  await write(page, 'Ada');
  await page.route('**/api/contact', (route) => route.abort());
  await send(page);
  await expect(page.getByRole('alert')).toContainText(FAILED);
  await expect(field(page, 'Message')).toHaveValue('How do I copy an event? Yours, Ada');
  await expect(page.getByRole('button', { name: 'Send message' })).toBeEnabled();
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the same form is posted, corrected and sent', async ({ page, watch }, info) => {
    watch.expectMessage(/status of 400/);
    await page.goto('/contact');
    await field(page, 'Last name').fill('King');
    await send(page);
    await expect(page.getByText('First name is required')).toBeVisible();
    await expect(page.getByText('Email is required')).toBeVisible();
    await expect(field(page, 'Last name')).toHaveValue('King');
    await write(page, `Bea-${info.project.name}`);
    await send(page);
    await expect(page.getByText(SENT)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send message' })).toHaveCount(0);
  });

  test('the newsletter’s form is answered by a page of its own', async ({ page }, info) => {
    await page.goto('/contact');
    await page
      .getByRole('textbox', { name: 'Your email address' })
      .fill(`rita-${info.project.name}@plain.example`);
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Thank you for subscribing to our newsletter!',
    );
    await expect(page.getByText('select the link in our email')).toBeVisible();
  });
});
