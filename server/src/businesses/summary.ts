/** The figures above a business's tabs. */
import type { BusinessSummary } from '@daybook/schema/contract/business';
import { answerBy } from '@daybook/schema/rules/answer-by';
import { todayIn } from '@daybook/schema/rules/calendar-day';
import { monthOf } from '@daybook/schema/rules/date';
import { LOCALE } from '@daybook/schema/words/product';
import type { BookingGroup, SummaryFacts } from './summary-store.ts';

/** The figures in the contract's shape; 'this month' is judged on the clock of `timezone`. */
export function summaryOf(facts: SummaryFacts, timezone: string, now: number): BusinessSummary {
  const { groups } = facts;
  const thisMonth = monthOf(todayIn(timezone, now));
  const held = groups.filter(({ status }) => status !== 'cancelled');
  return {
    total_events: facts.events,
    total_bookings: sumOf(groups),
    total_cancellations: sumOf(groups.filter(({ status }) => status === 'cancelled')),
    confirmed: sumOf(groups.filter(({ status }) => status === 'confirmed')),
    this_month: sumOf(held.filter(({ month }) => month === thisMonth)),
    upcoming: facts.upcoming,
    unique_customers: facts.customers,
    event_names: unique(groups.map(({ eventName }) => eventName)).sort(byAlphabet),
    booking_months: unique(groups.map(({ month }) => month))
      .sort()
      .reverse(),
    active_months: unique([...facts.eventMonths, ...held.map(({ month }) => month)]).sort(),
    next_booked_date: facts.nextStart === null ? null : todayIn(timezone, facts.nextStart),
    failed_emails: facts.failedEmails,
    deletion_requests: facts.deletionRequests,
    deletion_answer_by: facts.deletionAskedAt === null ? null : answerBy(facts.deletionAskedAt, timezone),
  };
}

const { compare: byAlphabet } = new Intl.Collator(LOCALE, { numeric: true });

function sumOf(groups: BookingGroup[]): number {
  return groups.reduce((sum, { bookings }) => sum + bookings, 0);
}

function unique(texts: string[]): string[] {
  return [...new Set(texts)];
}
