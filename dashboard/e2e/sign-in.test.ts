/** A new owner from the home page to a diary that can be booked, and everything on the way. */

import type { Page } from '@playwright/test';
import { z } from 'zod';
import { business } from '@daybook/schema/contract/business';
import { CSRF_COOKIE, CSRF_HEADER } from '@daybook/schema/words/routes';
import { expect, expectAccessible, test } from '../../server/test/browser.ts';
import { now } from '../../server/test/clock.ts';

/** Signs in through the stand-in for the identity provider, which returns as Google would. */
async function signIn(page: Page, email: string) {
  await page.goto('/');
  await page.getByRole('link', { name: 'Get Started Free' }).first().click();
  await page.getByLabel(/email/i).fill(email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Login successful!' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Continue now' })).toHaveAttribute('href', '/dashboard');
  await page.waitForURL('/dashboard');
}

/** Adds a business by the call that the form sends. */
async function addBusiness(page: Page, name: string) {
  await page.goto('/create-business');
  await page.getByLabel('Business name').fill(name);
  await page.getByLabel('Business email').fill('hello@willow.example');
  await page.getByRole('button', { name: 'Add Business' }).click();
  await page.waitForURL('/dashboard?new_business=true');
}

async function pay(page: Page) {
  await page.getByRole('link', { name: 'Complete Setup' }).first().click();
  await expect(page.getByRole('heading', { name: 'Complete Business Setup' })).toBeVisible();
  await page.getByRole('button', { name: 'Complete Setup - £49' }).click();
  await page.getByRole('button', { name: /^Pay/ }).click();
  await page.waitForURL(/payment=success/);
}

/** Opens the menu in the bar, or the phone's menu. */
async function openMenu(page: Page, isPhone: boolean) {
  if (isPhone) await page.getByRole('button', { name: 'Menu' }).click();
  else await page.getByRole('button', { name: /’s account$/ }).click();
}

test(
  'a visitor is asked to log in, on every page of the owner, and nothing is asked of the server @release',
  { tag: '@once' },
  async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/')) asked.push(request.url());
    });
    for (const [path, text] of [
      ['/dashboard', 'Please log in to access your dashboard'],
      ['/create-business', 'Please log in to create a business'],
      ['/create-event/1', 'Please log in to create a calendar event'],
      ['/business/1/payment', 'Please log in to access payment'],
      ['/settings', 'Please log in to access settings'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text);
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    }
    await expectAccessible(page);
    expect(asked).toEqual([]);
    await page.getByRole('link', { name: 'Go to Home' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('link', { name: 'Get Started Free' }).first()).toBeVisible();
    await expectAccessible(page);
  },
);

test('a sign-in that fails says why and leads home @release', { tag: '@once' }, async ({ page, watch }) => {
  watch.expectMessage(/Failed to load resource.*400/);
  watch.expectMessage(/Failed to exchange code for session token: API responded with HTTP status 400\./);
  await page.goto('/auth/callback?code=forged&state=forged');
  await expect(page.getByRole('heading', { name: 'Login failed' })).toBeFocused();
  await expect(page.getByRole('alert')).not.toBeEmpty();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('We couldn’t log you in. Try again.')).toBeVisible();

  // Axe may take longer than the three seconds after which the page leads home.
  await page.addInitScript(() => {
    const start = window.setTimeout.bind(window);
    Object.assign(window, {
      setTimeout: (work: () => void, milliseconds = 0) =>
        start(work, milliseconds === 3000 ? 60_000 : milliseconds),
    });
  });
  await page.goto('/auth/callback');
  await expect(page.getByRole('alert')).toHaveText(
    'Cannot exchange code for session token: no code provided in the URL search params.',
  );
  await expectAccessible(page);
});

test('a new owner adds a business, completes the setup, and follows the steps to an open diary', async ({
  page,
  daybook,
}, { project }) => {
  // It goes through everything that a new owner does.
  test.slow();
  const name = `Willow ${project.name}`;
  await signIn(page, `new-${project.name}@example.com`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/^Good (morning|afternoon|evening), /);
  await expect(page.getByRole('heading', { name: 'No businesses yet' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Add your business' })).toContainText('Next');
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Add Business' }).click();
  const submit = page.getByRole('button', { name: 'Add Business' });
  await expect(page.getByRole('heading', { name: 'What happens next?' })).toBeVisible();
  await expect(page.getByLabel('Time zone')).toHaveValue('Europe/London');
  await expect(submit).toBeDisabled();
  await page.getByLabel('Business name').fill(name);
  await page.getByLabel('Business email').fill('hello');
  await submit.click();
  await expect(page.getByText('Valid business email is required')).toBeVisible();
  await expect(page.getByLabel('Business email')).toBeFocused();
  await expect(page.getByLabel('Business name')).toHaveValue(name);
  await expectAccessible(page);
  await page.getByLabel('Business email').fill('hello@willow.example');
  await page.getByLabel('Business email').press('Enter');

  await page.waitForURL('/dashboard?new_business=true');
  const step = (text: string) => page.getByRole('listitem').filter({ hasText: text });
  await expect(step('Add your business')).toContainText('Done');
  await expect(step('Set up your diary')).toContainText('Next');
  await expect(step('Complete setup')).toContainText('Later');
  await expect(page.getByText(`${name} isn’t set up yet`)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add New Calendar Event' })).toHaveCount(0);
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Complete Setup - £49' }).click();
  await expect(page.getByRole('heading', { name: 'Complete Business Setup' })).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await pay(page);
  await expect(page.getByRole('status').filter({ hasText: 'Payment Successful!' })).toBeVisible();
  await expectAccessible(page);
  await expect(page).toHaveURL(/\/dashboard\?business=\d+$/, { timeout: 8000 });
  await expect(page.getByText('Payment Successful!')).toHaveCount(0);
  await expect(page.getByText(`${name} isn’t set up yet`)).toHaveCount(0);
  await expect(step('Complete setup')).toContainText('Done');
  await expect(step('Set up your diary')).toContainText('Next');
  await expect(page.getByRole('link', { name: 'Add New Calendar Event' })).toBeVisible();

  // The event is planned elsewhere: the open page asks for news by itself.
  await planEvent(page, daybook.url);
  const ready = page.getByRole('region', { name: 'Your diary is open' });
  await expect(ready).toBeVisible();
  await expect(ready.getByRole('link', { name: /^Diary link/ })).toHaveAttribute('href', /\/diary\/willow-/);
  await expectAccessible(page);
});

/** An event in a month, by the call that the form makes, from another window of the same browser. */
async function planEvent(page: Page, url: string) {
  const cookies = await page.context().cookies();
  const csrf = cookies.find(({ name }) => name === CSRF_COOKIE)?.value ?? '';
  const answer = await page.request.get('/api/businesses/my');
  const [own] = z.array(business).parse(await answer.json());
  const created = await page.request.post(`/api/businesses/${own?.id}/events`, {
    headers: { [CSRF_HEADER]: decodeURIComponent(csrf), Origin: url },
    data: {
      event_name: 'Cuts',
      personal_message: 'See you soon',
      event_date: new Date(now() + 30 * 86_400_000).toISOString().slice(0, 10),
      event_type: 'booking',
      start_time: '09:00',
      end_time: '12:00',
    },
  });
  expect(created.ok()).toBe(true);
}

test('the diary is shared by link, QR code and snippet', async ({ page, context, daybook }, { project }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: daybook.url });
  await signIn(page, `share-${project.name}@example.com`);
  await addBusiness(page, `Rowan ${project.name}`);
  await pay(page);
  await planEvent(page, daybook.url);
  const open = page.getByRole('button', { name: 'Share diary' });
  await open.click();
  const dialog = page.getByRole('dialog', { name: 'Share your diary' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);

  const copy = dialog.getByRole('button', { name: 'Copy diary link' });
  await copy.click();
  await expect(dialog.getByRole('button', { name: 'Copied!' })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(new RegExp(`^${daybook.url}/diary/rowan-${project.name}`));
  await expect(copy).toBeVisible({ timeout: 4000 });

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Download as SVG' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^rowan-.*\.svg$/);

  await dialog.getByText('On your own website').click();
  await dialog.getByLabel('Accent colour').fill('#aa0044');
  await dialog.getByRole('radio', { name: 'Dark' }).check();
  await expect(dialog.locator('pre')).toContainText('data-accent="#aa0044" data-theme="dark"');
  const preview = dialog.locator('daybook-diary');
  await expect(preview).toHaveAttribute('accent', '#aa0044');
  await expect(preview).toHaveAttribute('theme', 'dark');
  await expect(preview.getByText('Cuts').first()).toBeAttached();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(open).toBeFocused();
});

test('nothing moves while the dashboard arrives @widths', async ({ page }, { project }) => {
  await signIn(page, `still-${project.name}@example.com`);
  await addBusiness(page, `Elm ${project.name}`);
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const { entryType, name } of list.getEntries()) console.error(`moved: ${entryType} ${name}`);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Three steps to your first booking' })).toBeVisible();
  await page.waitForLoadState('networkidle');
});

test('business and tab live in the address, and the keyboard reaches the tabs @once', async ({ page }, {
  project,
}) => {
  await signIn(page, `tabs-${project.name}@example.com`);
  await addBusiness(page, `Ash ${project.name}`);
  await addBusiness(page, `Birch ${project.name}`);
  const selector = page.getByLabel('Business', { exact: true });
  await expect(selector.locator('option:checked')).toHaveText(`Birch ${project.name}`);
  await selector.selectOption({ label: `Ash ${project.name}` });
  await expect(page).toHaveURL(/\/dashboard\?business=\d+$/);

  await page.getByRole('tab', { name: 'Dashboard' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Active Calendar' })).toBeFocused();
  await expect(page).toHaveURL(/business=\d+&tab=calendar$/);
  await expectAccessible(page);
  await page.keyboard.press('End');
  await expect(page.getByRole('tab', { name: 'Customers', selected: true })).toBeFocused();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Customers', selected: true })).toBeVisible();
  await expect(selector.locator('option:checked')).toHaveText(`Ash ${project.name}`);
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Active Calendar', selected: true })).toBeVisible();

  // Back from a payment that was cancelled; after that, without a business in the address, the one viewed
  // last.
  await page.goto('/dashboard?payment=cancelled');
  await expect(page.getByRole('status').filter({ hasText: 'Payment Cancelled' })).toBeVisible();
  await expect(page).toHaveURL('/dashboard', { timeout: 8000 });
  await expect(selector.locator('option:checked')).toHaveText(`Ash ${project.name}`);
});

test(
  'a business that is not the owner’s is not found @release',
  { tag: '@once' },
  async ({ page }, { project }) => {
    await signIn(page, `foreign-${project.name}@example.com`);
    for (const path of ['/business/1/payment', '/create-event/1']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: 'Business not found' })).toBeVisible();
      await expectAccessible(page);
    }
    await page.getByRole('link', { name: 'Back to Dashboard' }).click();
    await expect(page).toHaveURL('/dashboard');
  },
);

test('an owner who logs out is out, here and on the server @once', async ({ page }, { project }) => {
  const isPhone = project.name === 'phone';
  await signIn(page, `leaving-${project.name}@example.com`);
  await page.goto('/dashboard');
  await openMenu(page, isPhone);
  if (isPhone) {
    await page.getByRole('navigation').getByRole('link', { name: 'Settings' }).click();
    await expect(page).toHaveURL('/settings');
    await expect(page.getByRole('button', { name: 'Logout' })).toBeHidden();
    await openMenu(page, isPhone);
  }
  await expectAccessible(page);
  const leaving = page.waitForResponse(/\/api\/logout/);
  await page.getByRole(isPhone ? 'button' : 'menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Get Started Free' }).first()).toBeVisible();
  await leaving;
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Please log in to access your dashboard');
});
