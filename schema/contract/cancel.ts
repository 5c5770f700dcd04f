import { z } from './zod.ts';
import { bookedAnswer, bookingDetails, wantsEarlier } from './booking.ts';
import { forCustomers } from './business.ts';
import { idOrNone, instantField } from './fields.ts';
import { diaryMonthQuery, diaryQuery } from './diary.ts';

/** 128 random bits or more, base64url. */
export const cancelToken = z.string().min(22).max(128);

export const cancelDetails = bookingDetails.extend({
  /** False once it is cancelled, has begun, or starts too soon for the policy with which it was made. */
  can_cancel: z.boolean(),
  /** The same, and false where only the business moves bookings. */
  can_move: z.boolean(),
  /** Until when it can be moved and cancelled: so many hours before the start as the policy says. */
  changes_until: instantField,
  /** The policy with which it was made. */
  change_notice_hours: z.int(),
  /** False while the business takes no bookings, and once it has closed. */
  takes_bookings: z.boolean(),
  wants_earlier: wantsEarlier,
  ...forCustomers.pick({ privacy_notice: true, cancellation_policy: true }).shape,
});

/** The answer to a cancellation through the link, the first time and every time after it. */
export const cancelAnswer = cancelDetails.extend({
  /** False if no email confirms it, because the customer's address has had as many as we send. */
  is_confirmed_by_email: z.boolean(),
  /** False when no email tells the business: it has none, or it is the demo's. */
  is_business_emailed: z.boolean(),
});

export const cancelRequest = z.object({ token: cancelToken });

const byToken = z.object({ token: cancelToken });

/**
 * What the diary of a booking that is moved is asked for. It answers as the public diary does, but has only times that the
 * booking can be moved to: its own service, even if archived, and its own time counts as free.
 */
export const moveDiaryQuery = diaryQuery.extend(byToken.shape);
export const moveMonthQuery = diaryMonthQuery.extend(byToken.shape);
/** The same for the slots of one of its events. */
export const moveSlotsQuery = byToken.extend({
  venue_id: idOrNone,
  service_id: idOrNone,
  person_id: idOrNone,
});

export const moveRequest = byToken.extend({ slot_id: z.string().max(60) });

/** The answer to a move through the link, the first time and every time after it. */
export const movedAnswer = bookedAnswer.extend({
  /** Until when it can be moved again, and cancelled. */
  changes_until: instantField,
  change_notice_hours: z.int(),
  /** False if no email confirms it, because the customer's address has had as many as we send. */
  is_confirmed_by_email: z.boolean(),
  /** False when no email tells the business: it has none, or it is the demo's. */
  is_business_emailed: z.boolean(),
});
export type CancelDetails = z.infer<typeof cancelDetails>;
export type CancelAnswer = z.infer<typeof cancelAnswer>;
export type MovedAnswer = z.infer<typeof movedAnswer>;
