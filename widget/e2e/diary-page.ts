/** The hosted diary page as a customer uses it, and diaries made for one journey. */

import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { addMonths, monthOf } from '@daybook/schema/rules/date';
import { expect } from '../../server/test/browser.ts';
import { addTo, type Builders } from '../../server/test/builders.ts';
import { inDays } from '../../server/test/clock.ts';
import { bookOverHttp, readSlots } from '../../server/test/customer.ts';
import type { DatabasePlace } from '../../server/test/test-database.ts';

/** The month after this one, YYYY-MM: every date of it is still to come. */
export const NEXT_MONTH = addMonths(monthOf(inDays(0)), 1);

type Business = Awaited<ReturnType<Builders['business']>>;

/** Makes a business of the journey's own, with the events that `write` adds. Answers its address. */
export async function ownDiary(
  place: DatabasePlace,
  write: (add: Builders, business: Business) => unknown,
  given: Parameters<Builders['business']>[0] = {},
): Promise<string> {
  const slug = `journey-${randomUUID().slice(0, 8)}`;
  await addTo(place, async (add) => {
    await write(add, await add.business({ diarySlug: slug, ...given }));
  });
  return slug;
}

export const day = (page: Page): Locator => page.getByRole('heading', { level: 2 }).last();

export const banner = (page: Page): Locator => page.getByRole('alert');

/** Someone else books that slot of an event, over HTTP. */
export async function bookElsewhere(url: string, slotId: string): Promise<void> {
  const eventId = Number(slotId.slice(0, slotId.indexOf('-')));
  const slot = (await readSlots(url, eventId)).find(({ id }) => id === slotId);
  if (!slot) throw new Error(`There is no slot ${slotId}.`);
  const other = { first: 'Quick', last: 'Other', email: `other-${randomUUID()}@example.com` };
  expect((await bookOverHttp(url, slot, other)).status).toBe(201);
}
