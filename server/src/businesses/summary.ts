import type { BusinessSummary } from '@daybook/schema/contract/business';
import { erasureDeadline } from '@daybook/schema/rules/erasure-deadline';
import { todayIn } from '@daybook/schema/rules/calendar-day';
import { monthOf } from '@daybook/schema/rules/date';
import { LOCALE } from '@daybook/schema/words/product';
import type { SummaryFacts } from './summary-store.ts';

/** Returns the figures in the contract's shape. 'This month' follows the clock of `timezone`. */
export function summaryOf(facts: SummaryFacts, timezone: string, now: number): BusinessSummary {
  const thisMonth = monthOf(todayIn(timezone, now));
  const bookingMonths = [...facts.heldByMonth.keys()];
  const heldMonths = bookingMonths.filter((month) => facts.heldByMonth.get(month));
  return {
    total_events: facts.events,
    total_bookings: facts.bookings,
    total_cancellations: facts.cancelled,
    confirmed: facts.confirmed,
    this_month: facts.heldByMonth.get(thisMonth) ?? 0,
    upcoming: facts.upcoming,
    unique_customers: facts.customers,
    no_shows: facts.noShows,
    event_names: [...facts.eventNames].sort(byAlphabet),
    booking_months: bookingMonths.sort().reverse(),
    active_months: unique([...facts.eventMonths, ...heldMonths]).sort(),
    next_booked_date: facts.nextStart === null ? null : todayIn(timezone, facts.nextStart),
    failed_emails: facts.failedEmails,
    refused_customers: facts.refused.map((booking) => ({
      booking_reference: booking.reference,
      attendee_first_name: booking.attendeeFirstName,
      attendee_last_name: booking.attendeeLastName,
      attendee_phone: booking.attendeePhone,
    })),
    deletion_requests: facts.deletionRequests,
    deletion_answer_by:
      facts.deletionAskedAt === null ? null : erasureDeadline(facts.deletionAskedAt, timezone),
    failing_calendars: facts.failingCalendars,
  };
}

const { compare: byAlphabet } = new Intl.Collator(LOCALE, { numeric: true });

function unique(texts: string[]): string[] {
  return [...new Set(texts)];
}
