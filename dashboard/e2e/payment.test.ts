/** Paying once for the setup, by the stand-in for the payment provider's page. */

import type { Page, TestInfo } from '@playwright/test';
import { HOUR } from '@daybook/schema/figures/periods';
import { LEGAL_TEXTS_OF } from '@daybook/schema/words/legal-texts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  newestMail,
  test,
} from '../../server/test/browser.ts';
import type { Builders } from '../../server/test/builders.ts';
import { clockAhead } from '../../server/test/clock.ts';
import { launchServer, type LaunchedServer } from '../../server/test/launch.ts';
import { ownOwner, signIn } from './owner.ts';

/** Signs in the owner of a business that is not paid for, and opens its payment page. */
async function openPayment(
  page: Page,
  daybook: LaunchedServer,
  name: string,
  info: TestInfo,
  write: (add: Builders, slug: string) => Promise<unknown> = () => Promise.resolve(),
): Promise<{ id: number; email: string }> {
  let id = 0;
  const { email } = await ownOwner(daybook, name, info, async (add, owner) => {
    id = (
      await add.business({ ownerId: owner.id, name: 'Mo the Barber', diarySlug: owner.slug, paidAt: null })
    ).id;
    await write(add, owner.slug);
  });
  await signIn(page, email, `/business/${id}/payment`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Complete Business Setup');
  return { id, email };
}

async function applyCoupon(page: Page, code: string): Promise<void> {
  await page.getByLabel('Coupon code').fill(code);
  await page.getByRole('button', { name: 'Apply' }).click();
}

const toPay = (page: Page) => page.getByText('To pay today').locator('..').getByRole('definition');

test('an owner pays the whole price, after a card that was declined @postgres', async ({
  page,
  daybook,
}, info) => {
  const { id, email } = await openPayment(page, daybook, 'pay-whole', info);
  await expect(page.getByRole('button', { name: 'Use DIARYFREE' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.getByRole('button', { name: 'Complete Setup - £49' }).dblclick();
  await page.getByRole('button', { name: 'Try a card that is declined' }).click();
  await expect(page.getByText('The card was declined.')).toBeVisible();
  await page.getByRole('button', { name: 'Pay £49.00' }).click();
  await expect(page.getByText('Payment Successful!')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add New Calendar Event' })).toBeVisible();
  await expect(page.getByText('is on its way to us')).toHaveCount(0);
  await expect(page).toHaveURL(`/dashboard?business=${id}`);
  await expect(page.getByText('Payment Successful!')).toHaveCount(0);

  const order = await newestMail(daybook.url, email, /^Your order: Daybook for Mo the Barber/);
  expect(order.text).toContain('£49.00, including any VAT');
  expect(order.text).toContain('Model cancellation form');
  expect(order.attachments).toEqual([
    expect.objectContaining({ filename: `daybook-terms-${LEGAL_TEXTS_OF}.txt` }),
  ]);

  // Nothing is left to pay.
  await page.goto(`/business/${id}/payment`);
  await expect(page).toHaveURL(`/dashboard?business=${id}`);
});

test('a code is judged beside its field, the price follows the coupon, and whoever turns back has paid nothing', async ({
  page,
  daybook,
}, info) => {
  let spring = '';
  const { id } = await openPayment(page, daybook, 'pay-coupon', info, async (add, slug) => {
    spring = `SPRING-${slug.toUpperCase()}`;
    await add.coupon({ code: spring, discountType: 'fixed', discountValue: 1000 });
    await add.coupon({ code: `TENTH-${slug.toUpperCase()}`, discountType: 'percentage', discountValue: 10 });
  });
  const code = page.getByLabel('Coupon code');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(code).toHaveAccessibleDescription('Please enter a coupon code');
  await applyCoupon(page, spring.replace('SPRING', ' tenth').toLowerCase());
  await expect(page.getByRole('status').getByText('takes £4.90 off')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Complete Setup - £44.10' })).toBeVisible();
  await applyCoupon(page, 'NO-SUCH');
  await expect(code).toHaveAccessibleDescription('Invalid coupon code');
  await expect(code).toHaveValue('NO-SUCH');
  await expect(code).toBeFocused();
  await expect(toPay(page)).toHaveText('£49.00');
  await expectAccessible(page);
  // Nobody pays the whole price with a code in the field.
  await code.fill(spring);
  await page.getByRole('button', { name: 'Complete Setup - £49' }).click();
  await expect(code).toHaveAccessibleDescription('Select Apply to use this code, or clear the field.');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(toPay(page)).toHaveText('£39.00');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const pay = page.getByRole('button', { name: 'Complete Setup - £39' });
  await pay.click();
  await expect(page.getByText('£39.00, once')).toBeVisible();
  await page.getByRole('link', { name: 'Back without paying' }).click();
  await expect(page.getByText('Payment Cancelled')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Complete Setup - £49' }).first()).toHaveAttribute(
    'href',
    `/business/${id}/payment`,
  );
  // The coupon waits where it was entered.
  await page.getByRole('link', { name: 'Complete Setup - £49' }).first().click();
  await expect(page.getByLabel('Coupon code')).toHaveValue(spring);
  await expect(toPay(page)).toHaveText('£39.00');
});

test(
  'money that is still on its way is awaited, and asked for no second time @release',
  { tag: '@once' },
  async ({ page, daybook }, info) => {
    const { id } = await openPayment(page, daybook, 'pay-later', info);
    await page.getByRole('button', { name: 'Complete Setup - £49' }).click();
    await expect(page.getByRole('button', { name: 'Pay £49.00' })).toBeVisible();
    const provider = page.url();
    await page.getByRole('button', { name: 'Try a bank transfer that takes days' }).click();
    await expect(page.getByText('We’re waiting for your payment for Mo the Barber.')).toBeVisible();
    await expect(page.getByText('Payment Successful!')).toHaveCount(0);
    await expect(page.getByText('isn’t set up yet')).toHaveCount(0);
    await expectAccessible(page);

    const elsewhere = await page.context().newPage();
    await elsewhere.goto(`/business/${id}/payment`);
    await expect(elsewhere.getByText('We’re waiting for your payment for Mo the Barber.')).toBeVisible();
    await expect(elsewhere.getByRole('button', { name: 'Complete Setup - £49' })).toHaveCount(0);
    // It is not this page that remembers it.
    await page.goto(`/dashboard?business=${id}`);
    await expect(page.getByText('We’re waiting for your payment for Mo the Barber.')).toBeVisible();
    await expect(
      page.getByText('We’re waiting for your payment. Your diary can then take bookings.'),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: /^Complete setup/i })).toHaveCount(0);
    await elsewhere.goto(provider);
    await elsewhere.getByRole('button', { name: 'Let it arrive' }).click();
    await expect(elsewhere.getByRole('heading', { name: 'The payment was made' })).toBeVisible();
    await page.bringToFront();
    await expect(page.getByRole('link', { name: 'Add New Calendar Event' })).toBeVisible();
    await expect(page.getByText('is on its way to us')).toHaveCount(0);
  },
);

test('what a coupon pays for whole is activated at once @once @release', async ({ page, daybook }, info) => {
  await openPayment(page, daybook, 'pay-free', info, async (add, slug) => {
    await add.coupon({ code: `ALL-${slug.toUpperCase()}` });
  });
  await applyCoupon(page, `all-pay-free-${info.project.name}`);
  await expect(page.getByRole('status').getByText('makes the setup free')).toBeVisible();
  await page.getByRole('button', { name: 'Activate for free' }).click();
  await expect(page.getByText('Setup complete!')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add New Calendar Event' })).toBeVisible();
});

test('an owner starts the free trial on the overview, whose length it says before', async ({
  page,
  daybook,
}, info) => {
  let id = 0;
  const { email } = await ownOwner(daybook, 'trial-overview', info, async (add, owner) => {
    id = (await add.business({ ownerId: owner.id, diarySlug: owner.slug, paidAt: null })).id;
  });
  await signIn(page, email);
  await expect(page.getByText('Try it free for 48 hours. No card needed')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Complete Setup - £49' }).first()).toHaveAttribute(
    'href',
    `/business/${id}/payment`,
  );
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Start 48-hour free trial' }).press('Enter');
  await expect(page.getByText('Your free trial has started!')).toBeVisible();
  const news = page.getByText(/ends on .+, London time \(48 hours left\)/);
  await expect(news).toBeVisible();
  await expect(page.locator(':focus').filter({ has: news }), 'the focus is on the news').toHaveCount(1);
  await expect(page.getByRole('button', { name: /free trial/ })).toHaveCount(0);
});

test('a free trial counts down, can be paid for at any time, and says how it has ended @once @release', async ({
  page,
  daybook,
  watch,
}, info) => {
  // It starts a second server, and looks at four states of two pages.
  test.slow();
  const { id } = await openPayment(page, daybook, 'pay-trial', info);
  await page.getByRole('button', { name: 'Use DIARYFREE' }).click();
  await expect(toPay(page)).toHaveText('£0.00');
  await expect(page.getByText('Just looking?')).toHaveCount(0);
  await expect(page.getByLabel('Coupon code')).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Start 48-hour free trial' }).click();
  await expect(page.getByText('Your free trial has started!')).toBeVisible();
  await expect(page.getByText(/ends on .+, London time \(48 hours left\)/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Complete Setup - £49' }).first().click();
  await expect(page.getByText(/48 hours left/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Complete Setup - £49' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Just looking?' })).toHaveCount(0);

  // The same database, two days and a minute later.
  const later = await launchServer({
    place: daybook,
    env: { DAYBOOK_TEST_CLOCK_AHEAD: String(clockAhead() + 48 * HOUR + 60_000) },
  });
  watch.allowOrigin(later.url);
  try {
    await page.goto(`${later.url}/dashboard?business=${id}`);
    await expect(page.getByText('Your 48-Hour Free Trial Has Ended')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Continue with Full Access - £49' }).first().click();
    await expect(page.getByRole('heading', { name: 'Your 48-Hour Free Trial Has Ended' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Continue with Full Access - £49' }).click();
    await page.getByRole('button', { name: 'Pay £49.00' }).click();
    await expect(page.getByText('Payment Successful!')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Add New Calendar Event' })).toBeVisible();
  } finally {
    // It asks every few seconds what is new, of a server that is gone then.
    await page.close();
    await later.stop();
  }
});

test('another’s business is not found, and a payment that cannot begin is told @once @release', async ({
  page,
  daybook,
  watch,
}, info) => {
  watch.expectMessage(/status of 503|ERR_FAILED/);
  const { id } = await openPayment(page, daybook, 'pay-trouble', info);
  const checkout = `**/api/businesses/${id}/checkout-session`;
  const pay = page.getByRole('button', { name: 'Complete Setup - £49' });
  const problem = page.getByRole('alert');
  await page.route(checkout, (route) => route.fulfill({ status: 503, json: {} }));
  await pay.click();
  await expect(problem).toHaveText('Failed to create checkout session');
  const nowhere = { free_activation: false, redirect_url: null, checkout_url: null };
  await page.route(checkout, (route) => route.fulfill({ json: nowhere }));
  await pay.click();
  await expect(problem).toHaveText('No checkout URL provided');
  await page.route(checkout, (route) => route.abort());
  await pay.click();
  await expect(problem).toContainText('Payment failed');
  await page.route('**/api/coupons/validate', (route) => route.abort());
  await applyCoupon(page, 'spring');
  await expect(page.getByLabel('Coupon code')).toHaveAccessibleDescription(/^Failed to validate coupon/);

  await page.goto('/business/999999/payment');
  await expect(page.getByRole('heading', { name: 'Business not found' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(page).toHaveURL('/dashboard');
});
