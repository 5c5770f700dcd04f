/** The overview for its journeys, and the ways to an event's actions there. */

import type { Page } from '@playwright/test';
import { longDate } from '@daybook/schema/rules/date';
import { expect } from '../../server/test/browser.ts';
import { signIn } from './owner.ts';
import type { Salon } from './salon.ts';

export const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
export const glance = (page: Page) => part(page, 'Total Bookings At A Glance');
export const events = (page: Page) => part(page, 'Scheduled events');

export async function open(page: Page, salon: Salon, address = '/dashboard') {
  await signIn(page, salon.email, address);
  await expect(page.getByRole('heading', { name: 'Scheduled events' })).toBeVisible();
}

export async function choose(page: Page, event: string, date: string, action: string) {
  await page.getByRole('button', { name: `Actions for ${event}, ${longDate(date)}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

/** The next request to that address gets no answer. */
export async function failOnce(page: Page, address: string) {
  await page.route(address, (route) => route.abort('connectionrefused'), { times: 1 });
}
export const NO_ANSWER = /ERR_CONNECTION_REFUSED/;
