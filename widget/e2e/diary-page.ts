/** The hosted diary page as a customer's hands and eyes meet it, and diaries made for one journey. */
import { randomUUID } from 'node:crypto';
import { addTo, type Builders } from '../../server/test/builders.ts';
import { expect } from '../../server/test/browser.ts';
import type { Locator, Page } from '@playwright/test';
import { addMonths, monthOf } from '@daybook/schema/rules/date';
import { z } from 'zod';
import { inDays } from '../../server/test/clock.ts';

/** The month after this one, YYYY-MM: every date of it is still to come. */
export const NEXT_MONTH = addMonths(monthOf(inDays(0)), 1);

type Business = ReturnType<Builders['business']>;

/** A business of the journey's own; `write` gives it its events. Answers its address. */
export function ownDiary(
  databaseFile: string,
  write: (add: Builders, business: Business) => void,
  given: Parameters<Builders['business']>[0] = {},
): string {
  const slug = `journey-${randomUUID().slice(0, 8)}`;
  addTo(databaseFile, (add) => write(add, add.business({ diarySlug: slug, ...given })));
  return slug;
}

/** The times that can be had. */
export const freeTimes = (page: Page): Locator => page.locator('button[name=slot]:enabled');

export const bookButton = (page: Page): Locator =>
  page.getByRole('button', { name: /^(Book \d|Register for )/ });

export const day = (page: Page): Locator => page.getByRole('heading', { level: 2 }).last();

export const banner = (page: Page): Locator => page.getByRole('alert');

export interface Customer {
  first?: string;
  last?: string;
  email: string;
  phone?: string;
}

export async function fillDetails(page: Page, customer: Customer): Promise<void> {
  await page.getByLabel('First name').fill(customer.first ?? 'Ada');
  await page.getByLabel('Last name').fill(customer.last ?? 'Lovelace');
  await page.getByLabel('Email').fill(customer.email);
  if (customer.phone) await page.getByLabel('Phone').fill(customer.phone);
}

/** The reference on the confirmation, once it is there. */
export async function reference(page: Page): Promise<string> {
  await expect(page.getByRole('heading', { name: /^You're booked, / })).toBeVisible();
  return page.getByText(/^[A-Z2-9]{3}-[A-Z2-9]{4}-[A-Z2-9]{2}$/).innerText();
}

const slotList = z.array(z.object({ id: z.string(), start_time: z.string(), end_time: z.string() }));

/** Somebody else books that slot of an event, over HTTP. */
export async function bookElsewhere(url: string, slotId: string): Promise<void> {
  const eventId = slotId.slice(0, slotId.indexOf('-'));
  const slots = slotList.parse(await (await fetch(`${url}/api/events/${eventId}/time-slots`)).json());
  const slot = slots.find(({ id }) => id === slotId);
  const answer = await fetch(`${url}/api/time-slots/${slotId}/book`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      attendee_first_name: 'Quick',
      attendee_last_name: 'Other',
      attendee_email: `other-${randomUUID()}@example.com`,
      selected_start_time: slot?.start_time,
      selected_end_time: slot?.end_time,
    }),
  });
  expect(answer.status).toBe(201);
}
