/** A customer's data as the customer sees it, and deletion requests as the owner sees them. */

import type {
  ErasureRequest,
  ErasureStatus,
  HeldBooking,
  HeldEmail,
} from '@daybook/schema/contract/customer-data';
import { ERASURE_AGAIN_DAYS } from '@daybook/schema/figures/customer-data';
import { DAY, PURGE_AFTER_DAYS } from '@daybook/schema/figures/periods';
import { todayIn } from '@daybook/schema/rules/calendar-day';
import { isSameAddress } from '@daybook/schema/rules/email-address';
import { erasureDeadline } from '@daybook/schema/rules/erasure-deadline';
import { withQuery } from '@daybook/schema/rules/path';
import { ERASED_ATTENDEE } from '@daybook/schema/words/erased-attendee';
import { pages } from '@daybook/schema/words/routes';
import { bookingAnswerOf, changePolicyOf } from '../bookings/booking-responses.ts';
import { seriesOf } from '../bookings/booking-shape.ts';
import { findBooking } from '../bookings/bookings-store.ts';
import type { CancelTokens } from '../bookings/cancel-token.ts';
import { bookingEmailKinds, isBookingEmailKind } from '../bookings/emails/kinds.ts';
import type { BookingRow } from '../database/booking-tables.ts';
import type { ErasureRequestRow } from '../database/customer-tables.ts';
import type { Reader } from '../database/database.ts';
import type { EmailOfBooking } from './customer-bookings-store.ts';
import {
  CUSTOMER_ERASED,
  CUSTOMER_KEPT,
  DATA_LINK,
  ERASURE_REQUESTED,
  ERASURE_DUE,
  type DataLinkFacts,
  type ErasureRequestedFacts,
} from './customer-data-facts.ts';
import { findOpenRequest } from './erasure-requests-store.ts';

const iso = (instant: number) => new Date(instant).toISOString();
const isoOrNull = (instant: number | null) => (instant === null ? null : iso(instant));

interface HeldContext {
  tokens: Pick<CancelTokens, 'tokenOf'>;
  /** Without a trailing slash. */
  publicUrl: string;
  now: number;
}

export function heldBookingOf(
  booking: BookingRow,
  emails: readonly EmailOfBooking[],
  { tokens, publicUrl, now }: HeldContext,
): HeldBooking {
  const token = () => tokens.tokenOf(booking.cancelNonce, booking.cancelTokenHash);
  const late = emails.filter(({ kind }) => kind === 'booking_delayed');
  const emailedLateAt = late.length ? Math.max(...late.map(({ createdAt }) => createdAt)) : null;
  const business = { customersMayMove: true, timezone: booking.timezone };
  const { canCancel } = changePolicyOf({ booking, business, emailedLateAt }, now);
  return {
    is_home_visit: booking.isHomeVisit,
    source: booking.source,
    created_at: iso(booking.createdAt),
    cancelled_at: isoOrNull(booking.cancelledAt),
    cancelled_by: booking.cancelledBy,
    made_by: booking.madeBy,
    moved_count: booking.movedCount,
    did_not_come: booking.didNotComeAt !== null,
    absent_places: booking.absentPlaces,
    note: booking.note,
    series: seriesOf(booking),
    answers: booking.answers,
    cancel_url: canCancel ? withQuery(publicUrl + pages.cancel, { token: token() }) : null,
    emails: emails.map(heldEmailOf),
    ...bookingAnswerOf(booking),
  };
}

function heldEmailOf({ kind, recipient, status, createdAt, sentAt }: EmailOfBooking): HeldEmail {
  return {
    name: isBookingEmailKind(kind) ? bookingEmailKinds[kind].name : (customerEmailNames.get(kind) ?? kind),
    recipient,
    // An email that is being sent hasn't gone yet.
    status: status === 'sending' ? 'queued' : status,
    created_at: iso(createdAt),
    sent_at: isoOrNull(sentAt),
  };
}

/** Returns when a customer whose deletion was declined can ask again. Milliseconds since 1970. */
export const mayAskFrom = (keptAt: number) => keptAt + ERASURE_AGAIN_DAYS * DAY;

interface ErasureFacts {
  request: ErasureRequestRow | null;
  upcoming: number;
  /** When the business closed; null while it is open. */
  closedAt: number | null;
  timezone: string;
}

/** Once a customer can ask again, the declined request no longer counts. */
export function erasureStatusOf(
  { request, upcoming, closedAt, timezone }: ErasureFacts,
  now: number,
): ErasureStatus {
  if (request && request.erasingSince !== null) return { is: 'being_erased' };
  if (closedAt !== null) {
    // The job runs daily, so a business that an older Daybook closed long ago is done by tomorrow.
    const deletedBy = Math.max(closedAt + PURGE_AFTER_DAYS * DAY, now + DAY);
    const hasAsked = request !== null && request.keptAt === null;
    return { is: hasAsked ? 'deletion_due' : 'business_closed', deleted_by: todayIn(timezone, deletedBy) };
  }
  if (request && request.keptAt === null)
    return {
      is: 'asked',
      asked_at: iso(request.askedAt),
      answer_by: erasureDeadline(request.askedAt, timezone),
    };
  if (request && request.keptAt !== null && mayAskFrom(request.keptAt) > now)
    return {
      is: 'kept',
      kept_at: iso(request.keptAt),
      reason: request.reason ?? '',
      may_ask_from: iso(mayAskFrom(request.keptAt)),
    };
  return { is: upcoming > 0 ? 'still_to_come' : 'not_asked' };
}

export interface RequestSeen {
  request: ErasureRequestRow;
  /** Null if no booking has that address any more. */
  latest: BookingRow | null;
  bookings: number;
  upcoming: { count: number; until: number | null };
}

export function erasureRequestOf(
  { request, latest, bookings, upcoming }: RequestSeen,
  timezone: string,
): ErasureRequest {
  return {
    id: request.id,
    attendee_email: request.address,
    attendee_first_name: latest?.attendeeFirstName ?? ERASED_ATTENDEE.first_name,
    attendee_last_name: latest?.attendeeLastName ?? ERASED_ATTENDEE.last_name,
    booking_count: bookings,
    upcoming_count: upcoming.count,
    upcoming_until: isoOrNull(upcoming.until),
    asked_at: iso(request.askedAt),
    answer_by: erasureDeadline(request.askedAt, timezone),
    is_being_erased: request.erasingSince !== null,
  };
}

/** For the demonstration. */
export const DEMONSTRATION_WRITES_NO_EMAIL =
  'Demo bookings are deleted after an hour, and we send no emails about them.';
export const DATA_EMAILS_BOUNDED =
  'We’ve sent this address too many emails recently. Check its inbox first, or try again later.';
export const CUSTOMER_HAS_UPCOMING =
  'This customer has an upcoming appointment. Cancel it first, or reply when it’s over.';
export const EMAIL_ON_ITS_WAY =
  'An email to this customer is still on its way. Please try again in a few minutes.';

/** Names by `emails.kind`, for the admin's list and the customer's own data. */
export const customerEmailNames: ReadonlyMap<string, string> = new Map([
  [DATA_LINK, 'Link to the data held, to the customer'],
  [ERASURE_REQUESTED, 'Deletion request, to the business'],
  [ERASURE_DUE, 'Deletion request still unanswered, to the business'],
  [CUSTOMER_ERASED, 'Deletion request completed, to the customer'],
  [CUSTOMER_KEPT, 'Deletion request declined, to the customer'],
]);

/** Resolves to whether the link to a customer's data would still work. */
export async function isDataLinkWanted(
  on: Reader,
  { bookingId, email, expiresAt }: DataLinkFacts,
  now: number,
): Promise<boolean> {
  const found = await findBooking(on, bookingId);
  return found !== null && expiresAt > now && isSameAddress(found.booking.attendeeEmail, email);
}

/** Resolves to whether the business still has to answer that request. */
export async function isAnswerWanted(
  on: Reader,
  { businessId, requestId, askedAt }: ErasureRequestedFacts,
): Promise<boolean> {
  const request = await findOpenRequest(on, businessId, requestId);
  return request !== null && request.erasingSince === null && request.askedAt === askedAt;
}
