/** Where the system forces its own colours: what is chosen differs from what is not. */

import type { Locator } from '@playwright/test';
import { expect, test } from '../../server/test/browser.ts';
import { inDays } from '../../server/test/clock.ts';
import { signIn } from './owner.ts';
import { ownSalon } from './salon.ts';

test.use({ forcedColors: 'active' });

const edge = (shown: Locator) => shown.evaluate((element) => getComputedStyle(element).borderBottomColor);

test('today, the open tab and the open page stand out @once', async ({ page, daybook }, info) => {
  const salon = await ownSalon(daybook, 'forced-colors', info, (add, businessId) =>
    add.bookings(
      businessId,
      Array.from({ length: 11 }, (_, day) => ({ eventDate: inDays(day) })),
    ),
  );
  await signIn(page, salon.email, '/dashboard?tab=calendar');
  const today = page.locator('time', { hasText: 'today' });
  await expect(today).toBeVisible();
  expect(await edge(today)).not.toBe(await edge(page.locator(`time[datetime="${inDays(1)}"]`)));
  const tab = (name: string) => page.getByRole('tab', { name });
  expect(await edge(tab('Active Calendar'))).not.toBe(await edge(tab('Dashboard')));
  await tab('Your Bookings').click();
  const number = (name: string) => page.getByRole('button', { name, exact: true });
  await expect(number('Page 1')).toBeVisible();
  expect(await edge(number('Page 1'))).not.toBe(await edge(number('Page 2')));
});

test('a closed day is hatched, and what is in it keeps the system’s colours @once', async ({
  page,
  daybook,
}, info) => {
  const salon = await ownSalon(daybook, 'forced-hatching', info, (add, businessId) =>
    add.event(businessId, { date: inDays(0) }),
  );
  await signIn(page, salon.email, '/dashboard?tab=calendar&view=month');
  const day = page.locator(`[data-date="${inDays(0)}"]`);
  await expect(day).toHaveCSS('background-image', 'none');
  // As time off for the whole business does.
  await day.evaluate((cell) => cell.setAttribute('data-off', 'true'));
  await expect(day).toHaveCSS('background-image', /^repeating-linear-gradient/);
  await expect(day.locator('time')).toHaveCSS('forced-color-adjust', 'auto');
});
