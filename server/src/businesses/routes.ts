import { randomBytes } from 'node:crypto';
import type { BusinessSummary } from '@daybook/schema/contract/business';
import { calls } from '@daybook/schema/contract/calls';
import { todayIn } from '@daybook/schema/rules/calendar-day';
import { monthOf } from '@daybook/schema/rules/date';
import { erasureDeadline } from '@daybook/schema/rules/erasure-deadline';
import { LOCALE } from '@daybook/schema/words/product';
import { NOT_SIGNED_IN } from '@daybook/schema/words/session-texts';
import type { Context } from '../context.ts';
import { Refusal } from '../http/errors.ts';
import type { Mount } from '../http/mount.ts';
import { mustBeOk } from '../runtime/outcome.ts';
import { ownBusinessAnswer, TOO_MANY_BUSINESSES, businessNotFound } from './business-responses.ts';
import { addBusiness, changeBusiness } from './businesses-store.ts';
import { closeOwnBusiness, listOwnBusinesses } from './own-businesses.ts';
import { loadSummary, type SummaryFacts } from './summary-store.ts';

export function mountBusinesses(mount: Mount, context: Context): void {
  const { database, clock, onMailQueued } = context;
  mount(calls.listMyBusinesses, ({ user }) => listOwnBusinesses(context, user.userId));

  mount(calls.createBusiness, async ({ user, body }) => {
    const now = clock();
    const requested = { ownerId: user.userId, request: body, now, random: randomBytes };
    const added = mustBeOk(await addBusiness(database, requested), refusals);
    onMailQueued();
    return ownBusinessAnswer(added, now);
  });

  mount(calls.changeBusiness, async ({ user, business, body }) => {
    const now = clock();
    const requested = { ownerId: user.userId, request: body, now, random: randomBytes };
    const changed = mustBeOk(await changeBusiness(database, business.id, requested), refusals);
    onMailQueued();
    return ownBusinessAnswer(changed, now);
  });

  mount(calls.closeBusiness, async ({ user, business }) => {
    mustBeOk(await closeOwnBusiness(context, user.userId, business.id), refusals);
    return { ok: true };
  });

  mountSummaries(mount, context);
}

const refusals = {
  'no account': () => new Refusal(401, NOT_SIGNED_IN),
  'too many': () => new Refusal(409, TOO_MANY_BUSINESSES),
  'no business': businessNotFound,
};

function mountSummaries(mount: Mount, { database, clock }: Context): void {
  mount(calls.getSummary, async ({ business }) => {
    const now = clock();
    return summaryOf(await loadSummary(database.readLong, business, now), business.timezone, now);
  });

  mount(calls.getVersion, ({ business }) => Promise.resolve({ version: business.diaryVersion }));
}

/** Returns the figures in the contract's shape. 'This month' follows the clock of `timezone`. */
function summaryOf(facts: SummaryFacts, timezone: string, now: number): BusinessSummary {
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
