import { calls } from '@daybook/schema/contract/calls';
import { CALENDAR_DAYS_MAX } from '@daybook/schema/figures/bounds';
import { daysBetween } from '@daybook/schema/rules/date';
import type { Context } from '../../context.ts';
import { idempotencyKeyOf } from '../../http/body.ts';
import { Refusal } from '../../http/errors.ts';
import { listResponse } from '../../http/list.ts';
import type { Mount } from '../../http/mount.ts';
import { turnFor } from '../../http/one-at-a-time.ts';
import { INPUT_NOT_VALID } from '../../http/refusal-texts.ts';
import { addBooking, listTimesToAdd } from './add-booking.ts';
import { listEmailsOf, resendEmail } from './booking-email-answers.ts';
import { cancelOwnBooking, markNoShow, noteBooking, changeBooking } from './change-bookings.ts';
import { bookingsInSteps, countBookedDays } from './find-bookings-store.ts';
import { moveOwnBooking, listMoveTimes } from './move-own.ts';
import { ownerBookingOf, tooManyDays } from './owner-booking-responses.ts';
import { searchBookings } from './search-bookings-store.ts';

export function mountOwnerBookings(mount: Mount, context: Context): void {
  const { database, clock } = context;
  mount(calls.listBookings, ({ business, query, request }) =>
    listResponse(request, bookingsInSteps(database.readLong, business, query), (bookings) =>
      bookings.map(ownerBookingOf),
    ),
  );

  mount(calls.searchBookings, async ({ business, query }) => {
    const { items, total, all, page, pageCount } = await searchBookings(database.readLong, {
      business,
      query,
      now: clock(),
    });
    return { bookings: items.map(ownerBookingOf), total, all, page, page_count: pageCount };
  });

  mount(calls.countBookedDays, async ({ business, query }) => {
    mustFitCalendar(query);
    return countBookedDays(database.readLong, business, query);
  });

  mount(calls.addBooking, ({ user, business, body, request }) =>
    addBooking(context, {
      person: user.person,
      business,
      request: body,
      idempotencyKey: idempotencyKeyOf(request),
    }),
  );

  mount(calls.listTimesToAdd, ({ business, query, request }) =>
    listTimesToAdd(context, business, query, () => turnFor(request)),
  );

  mount(calls.changeBooking, ({ user, business, params, body }) =>
    changeBooking(context, {
      person: user.person,
      business,
      reference: params.reference,
      change: body,
    }),
  );

  mount(calls.listMoveTimes, ({ business, params, query }) =>
    listMoveTimes(context, business, params.reference, query),
  );

  mount(calls.moveBooking, ({ user, business, params, query, body }) =>
    moveOwnBooking(context, {
      person: user.person,
      business,
      reference: params.reference,
      request: body,
      isDryRun: query.dry_run,
    }),
  );

  mount(calls.markNoShow, ({ business, params, body }) =>
    markNoShow(context, business.id, params.reference, body),
  );

  mount(calls.noteBooking, ({ business, params, body }) =>
    noteBooking(context, business.id, params.reference, body.note),
  );

  mount(calls.listBookingEmails, ({ business, params }) =>
    listEmailsOf(context, business.id, params.reference),
  );

  mount(calls.resendBookingEmail, ({ user, business, params }) =>
    resendEmail(context, { person: user.person, businessId: business.id, ...params }),
  );

  mount(calls.cancelBooking, async ({ business, params, query }) => {
    const { booking, isAttendeeEmailed, count } = await cancelOwnBooking(context, business.id, {
      reference: params.reference,
      andLater: query.and_later === 'true',
    });
    return {
      booking_reference: booking.reference,
      service_name: booking.serviceName,
      is_attendee_notified: isAttendeeEmailed,
      cancelled_count: count,
    };
  });
}

/** Throws the 400 for more days than any calendar view shows. */
function mustFitCalendar({ from, to }: { from: string; to: string }): void {
  if (daysBetween(from, to) >= CALENDAR_DAYS_MAX)
    throw new Refusal(400, INPUT_NOT_VALID, { fields: { to: tooManyDays(CALENDAR_DAYS_MAX) } });
}
