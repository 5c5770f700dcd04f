import { bookedAnswer, bookingDetails, wantsEarlier } from './booking.ts';
import { forCustomers } from './business.ts';
import { diaryMonthQuery, diaryQuery } from './diary.ts';
import { instantField } from './fields.ts';
import { slotIdField, slotsQuery } from './slot.ts';
import { z } from './zod.ts';

/** At least 128 random bits in base64url. */
export const cancelToken = z.string().min(22).max(128);
export const byCancelToken = z.object({ token: cancelToken });

export const cancelDetails = bookingDetails.extend({
  /** False once the booking is cancelled, has begun, or starts too soon for its policy. */
  can_cancel: z.boolean(),
  /** Like `can_cancel`, and also false if only the business moves bookings. */
  can_move: z.boolean(),
  /** When `change_notice_hours` begin: the last moment to move or cancel. */
  changes_until: instantField,
  /** The policy at the time of booking. */
  change_notice_hours: z.int(),
  /** False while the business takes no bookings, and once it has closed. */
  takes_bookings: z.boolean(),
  wants_earlier: wantsEarlier,
  ...forCustomers.pick({ privacy_notice: true, cancellation_policy: true }).shape,
});

const emailed = {
  /** False if the customer's address has already had as many emails as we send. */
  is_confirmed_by_email: z.boolean(),
  /** False if the business has no email address, or is the demo. */
  is_business_emailed: z.boolean(),
};

/** The answer to a cancellation through the link. Repeating it returns the same. */
export const cancelAnswer = cancelDetails.extend({
  ...emailed,
});

/**
 * The query of the diary for moving a booking. The answer is the public diary, limited to times of the
 * booking's own service, even if archived; its own time counts as free.
 */
export const moveDiaryQuery = diaryQuery.extend(byCancelToken.shape);
export const moveMonthQuery = diaryMonthQuery.extend(byCancelToken.shape);
export const moveSlotsQuery = slotsQuery.extend(byCancelToken.shape);

export const moveRequest = byCancelToken.extend({ slot_id: slotIdField });

/** The answer to a move through the link. Repeating it returns the same. */
export const movedAnswer = bookedAnswer.extend({
  changes_until: instantField,
  change_notice_hours: z.int(),
  ...emailed,
});
export type CancelDetails = z.infer<typeof cancelDetails>;
export type CancelAnswer = z.infer<typeof cancelAnswer>;
export type MovedAnswer = z.infer<typeof movedAnswer>;
