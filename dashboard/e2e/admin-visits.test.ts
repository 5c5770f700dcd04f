/** /admin/visits: how often the public pages are opened. The demo data have visits of the last weeks. */

import { expect, test } from '../../server/test/browser.ts';
import { expectAccessibleOnBoth, openAsAdmin, rowOf } from './admin.ts';

test(
  'an admin sees the visits to the public pages, drawn and as tables',
  { tag: '@once' },
  async ({ page }) => {
    await openAsAdmin(page, '/admin/visits');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Visits');
    await expect(page.getByRole('img', { name: /^Visits by week\. Last full week: / })).toBeVisible();
    const home = rowOf(page, 'Home');
    await expect(home.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    await expectAccessibleOnBoth(page);
    await page.getByRole('button', { name: 'Show as table' }).click();
    await expect(page.getByRole('rowheader', { name: /this week so far/ })).toBeVisible();
    await expectAccessibleOnBoth(page);
  },
);

test(
  'an admin is told what does not load, and asks again @release',
  { tag: '@once' },
  async ({ page, watch }) => {
    watch.expectMessage(/status of 400/);
    await page.route('**/api/admin/visits', (route) => route.fulfill({ status: 400, json: {} }));
    await openAsAdmin(page, '/admin/visits');
    await expect(page.getByRole('alert')).toHaveText('We couldn’t load the visits.');
    await page.unroute('**/api/admin/visits');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('img', { name: /^Visits by week/ })).toBeVisible();
  },
);
