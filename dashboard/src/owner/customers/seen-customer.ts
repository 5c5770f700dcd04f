import type { Customer } from '@daybook/schema/contract/customers';
import { wallClockAt } from '@daybook/schema/rules/calendar-day';
import { shortDate } from '@daybook/schema/rules/date';
import { lastVisit, nextVisit, NO_CONTACT, NO_VISITS } from './seen-customer-texts.ts';

export const customerName = ({ first_name, last_name }: Pick<Customer, 'first_name' | 'last_name'>) =>
  `${first_name} ${last_name}`.trim();

export const contactLine = ({ email, phone }: Pick<Customer, 'email' | 'phone'>) =>
  [email, phone].filter(Boolean).join(' · ') || NO_CONTACT;

/** Returns 'Next visit 24/11/26', or else the last visit, on the clock of `zone`. */
export function visitLine(
  { next_visit_at: next, last_visit_at: last }: Pick<Customer, 'next_visit_at' | 'last_visit_at'>,
  zone: string,
): string {
  const dateOf = (instant: string) => shortDate(wallClockAt(Date.parse(instant), zone).date);
  if (next !== null) return nextVisit(dateOf(next));
  return last === null ? NO_VISITS : lastVisit(dateOf(last));
}
