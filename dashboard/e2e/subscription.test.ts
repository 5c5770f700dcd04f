/** Paying by the month: a server of its own, whose pricing is the other one. */

import type { Page } from '@playwright/test';
import { DAY } from '@daybook/schema/figures/periods';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  newestMail,
  test,
} from '../../server/test/browser.ts';
import { clockAhead } from '../../server/test/clock.ts';
import { launchServer } from '../../server/test/launch.ts';
import { ownOwner, signIn } from './owner.ts';

/** From Settings to the stand-in's page for subscribers, one press there, and back to the dashboard. */
async function manage(page: Page, press: string, dashboard: string): Promise<void> {
  await page.getByRole('link', { name: 'Settings' }).first().click();
  await page.getByRole('tab', { name: 'Business Details' }).click();
  await page.getByRole('button', { name: 'Manage subscription Mo the Barber' }).click();
  await page.getByRole('button', { name: press }).click();
  await page.getByRole('link', { name: 'Back to Daybook' }).click();
  await expect(page.getByRole('tab', { name: 'Business Details' })).toHaveAttribute('aria-selected', 'true');
  await page.goto(dashboard);
}

test(
  'a subscription is bought, cancelled and resumed, its renewal fails, and it ends @release',
  { tag: '@once' },
  async ({ browser }, info) => {
    test.slow();
    const monthly = await launchServer({ env: { PRICING: 'subscription' } });
    const page = await browser.newPage({ baseURL: monthly.url });
    let later: Awaited<ReturnType<typeof launchServer>> | null = null;
    try {
      let id = 0;
      const { email } = await ownOwner(monthly, 'subscriber', info, async (add, owner) => {
        id = (await add.business({ ownerId: owner.id, name: 'Mo the Barber', paidAt: null })).id;
        await add.coupon({ code: 'FIVER', discountType: 'fixed', discountValue: 500 });
      });
      const dashboard = `/dashboard?business=${id}`;
      await signIn(page, email, dashboard);
      await page.getByRole('link', { name: 'Complete Setup - £9.99 a month' }).first().click();
      await expect(page.getByRole('heading', { name: 'Daybook, monthly' })).toBeVisible();
      await page.getByLabel('Coupon code').fill('fiver');
      await page.getByRole('button', { name: 'Apply' }).click();
      await expect(page.getByText('for the first month, then £9.99 a month')).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Complete Setup - £4.99 today' }).click();
      await expect(page.getByText('£4.99 for the first month, then £9.99 a month')).toBeVisible();
      await page.getByRole('button', { name: 'Pay £4.99' }).click();
      await expect(page.getByText('Payment Successful!')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Add New Calendar Event' })).toBeVisible();

      const order = await newestMail(monthly.url, email, /^Your order: Daybook for Mo the Barber/);
      expect(order.text).toContain('£4.99, including any VAT');
      expect(order.text).toMatch(/£9\.99 on .+, then every month until you cancel/);

      await page.goto('/settings?tab=businesses');
      await expect(
        page.getByText(/^£9\.99 a month\. Paid until .+, then renews automatically\.$/),
      ).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await manage(page, 'Cancel at the end of the month', dashboard);
      await expect(
        page.getByText(/has been cancelled\. Customers can book until .+ days left/),
      ).toBeVisible();
      await page.getByRole('link', { name: 'Manage subscription' }).click();
      await expect(page.getByText(/^Cancelled\. Full access until/)).toBeVisible();
      await manage(page, 'Resume', dashboard);
      await expect(page.getByRole('link', { name: 'Add New Calendar Event' })).toBeVisible();
      await expect(page.getByText(/has been cancelled/)).toHaveCount(0);
      await manage(page, 'Let the renewal fail', dashboard);
      await expect(page.getByText(/didn’t go through\. .+7 days left/)).toBeVisible();
      await expectAccessible(page);

      // The same database, after the days of grace.
      later = await launchServer({
        place: monthly,
        env: { PRICING: 'subscription', DAYBOOK_TEST_CLOCK_AHEAD: String(clockAhead() + 8 * DAY) },
      });
      await page.goto(later.url + dashboard);
      await expect(page.getByText('Your subscription has ended')).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Continue with Full Access - £9.99 a month' }).first().click();
      await expect(page.getByRole('heading', { name: 'Your subscription has ended' })).toBeVisible();
      await expectAccessible(page);
    } finally {
      await page.close();
      await later?.stop();
      await monthly.stop();
    }
  },
);
