/** A session that ends on the server while its owner looks at the page, without a press on this page. */

import { CSRF_COOKIE } from '@daybook/schema/words/routes';
import { expect, expectAccessible, test } from '../../server/test/browser.ts';
import { inDays } from '../../server/test/clock.ts';
import { signIn } from './owner.ts';
import { bookSlots, ownSalon } from './salon.ts';

test(
  'where the server ends the session, nothing of the owner’s stays on the screen or the device',
  { tag: '@once' },
  async ({ page, context, browser, daybook, watch }, info) => {
    watch.expectMessage(/status of 401/);
    const salon = await ownSalon(daybook, 'session-ended', info, async (add, businessId) => {
      await bookSlots(add, businessId, await add.event(businessId, { date: inDays(3) }), 1);
    });
    const kept = () => page.evaluate(() => Object.keys(localStorage));
    const cookies = async () => (await context.cookies()).map(({ name }) => name);
    await signIn(page, salon.email, '/settings?tab=notifications');
    await expect.poll(kept).toEqual(['email-notifications']);
    await page.goto('/dashboard');
    const atAGlance = page.getByRole('region', { name: 'Bookings at a Glance' });
    await expect(atAGlance).toContainText('1 after today');
    const attendee = await atAGlance.getByRole('listitem').first().locator('p').nth(1).innerText();
    const [name = ''] = attendee.split('\n');
    await atAGlance.getByRole('button', { name: /^Cancel booking/ }).click();
    await expect(page.getByRole('alertdialog')).toContainText(name);
    expect(await cookies()).toEqual(expect.arrayContaining([CSRF_COOKIE, 'dashboard_view']));

    const elsewhere = await browser.newContext({ baseURL: daybook.url });
    const otherPage = await elsewhere.newPage();
    await signIn(otherPage, salon.email, '/settings?tab=account');
    await otherPage.getByRole('button', { name: 'Log out everywhere else' }).click();
    await expect(otherPage.getByText('You’re logged out everywhere else.')).toBeVisible();
    await elsewhere.close();

    // The open page notices the next time that it asks for news.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Please log in to access your dashboard',
    );
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    const shown = await page.locator('body').innerText();
    for (const owned of [name, 'Willow', salon.email, salon.slug, 'Olive'])
      expect(shown).not.toContain(owned);
    await expect(page.locator('a[href*="/diary/"]')).toHaveCount(0);
    expect(await kept()).toEqual([]);
    const left = await cookies();
    for (const owned of [CSRF_COOKIE, 'dashboard_view']) expect(left).not.toContain(owned);
    await expectAccessible(page);

    // The data do not come back with the page that was open before.
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Please log in to access settings');

    // Whoever signs in there sees that page, and what it had open.
    await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
    await page.getByLabel(/email/i).fill(salon.email);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${daybook.url}/settings?tab=notifications`, { timeout: 8000 });
    await expect(page.getByRole('tab', { selected: true })).toHaveText('Notifications');
  },
);
