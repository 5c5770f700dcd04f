import type { BookedAnswer, BookedBusiness, Booking, BookingDetails } from '@daybook/schema/contract/booking';
import type { CancelDetails } from '@daybook/schema/contract/cancel';
import { emailsTo } from '@daybook/schema/rules/business-email';
import { changePolicy, freeUntilOf, type ChangePolicy } from '@daybook/schema/rules/change-policy';
import { poundsOf } from '@daybook/schema/rules/money';
import { withQuery } from '@daybook/schema/rules/path';
import { pages, routes } from '@daybook/schema/words/routes';
import { isBillingActive } from '../businesses/billing-status.ts';
import type { BookingRow } from '../database/booking-tables.ts';
import type { BusinessRow } from '../database/tables.ts';
import { bookingFields } from './booking-shape.ts';
import type { BookingWithBusiness } from './decision-facts.ts';
import { emailFactsOf } from './email-facts.ts';
import { attendeeGoogleUrl } from './emails/calendar-entry.ts';
import { bookingEmail } from './emails/email-from-outbox.ts';

export function bookingDetailsOf({ booking, business, accountEmail }: BookingWithBusiness): BookingDetails {
  return { ...bookedBusinessOf(business, accountEmail), ...bookingAnswerOf(booking) };
}

/** `accountEmail` is the owner's own address; null once the account is deleted. */
export function bookedBusinessOf(business: BusinessRow, accountEmail: string | null): BookedBusiness {
  return {
    business_name: business.name,
    business_phone: business.phone,
    business_email: emailsTo(business, accountEmail),
    diary_slug: business.diarySlug,
    is_demo: business.isDemo,
  };
}

/** Returns the part of a booking's row that customer and owner both see. */
export function bookingAnswerOf(booking: BookingRow): Booking {
  return {
    end_time: booking.endTime,
    service_price: booking.servicePricePence === null ? null : poundsOf(booking.servicePricePence),
    ...bookingFields(booking),
  };
}

/** Both URLs contain `token`; `publicUrl` has no trailing slash. */
export function bookedAnswerOf(
  found: BookingWithBusiness,
  token: string,
  publicUrl: string,
  kind: 'booking_confirmed' | 'booking_moved' = 'booking_confirmed',
): BookedAnswer {
  return {
    booking_reference: found.booking.reference,
    booking: bookingDetailsOf(found),
    cancel_url: withQuery(publicUrl + pages.cancel, { token }),
    invite_url: withQuery(publicUrl + routes.getInvite.path, { token }),
    google_calendar_url: attendeeGoogleUrl(emailFactsOf(found)),
    wants_earlier: wantsEarlierOf(found),
    email: found.business.isDemo ? emailOf(kind, found, token, publicUrl) : null,
  };
}

/**
 * Returns what the customer asked for; null if no earlier time can be offered: taking one moves the booking.
 */
function wantsEarlierOf({ booking, business, event }: BookingWithBusiness): boolean | null {
  const canBeOffered = business.hasWaitingList && !business.isDemo && booking.attendeeEmail !== '';
  return canBeOffered && business.customersMayMove && event?.type === 'booking' ? booking.wantsEarlier : null;
}

function emailOf(
  kind: 'booking_confirmed' | 'booking_moved',
  found: BookingWithBusiness,
  token: string,
  publicUrl: string,
): NonNullable<BookedAnswer['email']> {
  const context = {
    publicUrl,
    cancelTokenOf: () => token,
    takesBookings: true,
    isFreeAgain: false,
    hasInvitation: true,
  };
  const { subject, text, html } = bookingEmail(kind, emailFactsOf(found), context);
  return { subject, text, html };
}

export function cancelDetailsOf(
  found: BookingWithBusiness,
  now: number,
  isAskedToMove: boolean,
): CancelDetails {
  const { booking, business } = found;
  const takesBookings = business.deletedAt === null && isBillingActive(business, now);
  const { canMove, canCancel, until } = changePolicyOf(found, now, isAskedToMove);
  return {
    ...bookingDetailsOf(found),
    can_cancel: canCancel,
    can_move: canMove && takesBookings,
    changes_until: new Date(until).toISOString(),
    change_notice_hours: booking.changeNoticeHours,
    takes_bookings: takesBookings,
    wants_earlier: canMove && takesBookings ? wantsEarlierOf(found) : null,
    privacy_notice: business.privacyNotice,
    cancellation_policy: business.cancellationPolicy,
  };
}

type ChangeableByCustomer = Pick<BookingWithBusiness, 'booking' | 'emailedLateAt'> & {
  business: Pick<BusinessRow, 'customersMayMove' | 'timezone'>;
};

/** Returns what the customer can still do through the link. */
export function changePolicyOf(
  { booking, business, emailedLateAt = null }: ChangeableByCustomer,
  now: number,
  isAskedToMove = false,
): ChangePolicy {
  const { startsAt, changeNoticeHours, status } = booking;
  const freeUntil = freeUntilOf(booking, emailedLateAt, business.timezone);
  const isCancelled = status === 'cancelled';
  const changeable = { startsAt, changeNoticeHours, isCancelled, isAskedToMove, freeUntil };
  return changePolicy(changeable, business, now);
}
