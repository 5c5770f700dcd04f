import { CONFLICT_MAX, CONFLICTS_MAX } from '../figures/bounds.ts';
import { CHOOSE_TIME_FIRST } from '../words/owner-booking-texts.ts';
import { clockTimeField, dateField, idField, idOrNone, blameIn } from './fields.ts';
import { ownerBooking } from './owner-booking.ts';
import { slot, slotIdField } from './slot.ts';
import { z } from './zod.ts';

/** Asks for a date's free times for one booking, with one person and place of the business, or any. */
export const moveTimesQuery = z.object({ date: dateField, person_id: idOrNone, place_id: idOrNone });

export const moveTimes = z.object({
  date: dateField,
  /**
   * Who has a free time on that date, including people whom only the owner can book, and the chosen person;
   * everyone who could take it if nobody has a free time.
   */
  people: z.array(z.object({ id: idField, name: z.string() })),
  places: z.array(z.object({ id: idField, name: z.string() })),
  /**
   * In order of start, each start once, without the time that the booking has. What it takes counts as free;
   * no notice is needed.
   */
  times: z.array(
    slot.extend({
      event_id: idField,
      event_name: z.string(),
      place_id: idField.nullable(),
      person_id: idField.nullable(),
      person_name: z.string().nullable(),
    }),
  ),
});

/** The time that an owner chooses: a slot, by its id from moveTimes, or a date and any start on it. */
export const chosenTime = z.object({
  slot_id: slotIdField.nullish(),
  date: dateField.nullish(),
  start_time: clockTimeField.nullish(),
  /** Whether to take it despite the `conflicts`. */
  allow_overlap: z.boolean().default(false),
  /** The `conflicts` that the owner has seen: any other is a 409 again. If absent, all are allowed. */
  seen_conflicts: z.array(z.string().max(CONFLICT_MAX)).max(CONFLICTS_MAX).optional(),
});

export function checkChosenTime(
  { slot_id: slotId, date, start_time: start }: z.output<typeof chosenTime>,
  context: z.RefinementCtx,
): void {
  if (slotId || (date && start)) return;
  blameIn(context)([date ? 'start_time' : 'date'], CHOOSE_TIME_FIRST);
}

export const ownerMoveRequest = chosenTime
  .extend({
    /** Null means anyone. If left out, the person stays if the date has them; otherwise it is anyone's. */
    person_id: idField.nullish(),
    /** A place of the business. Null and absent work as for `person_id`. */
    place_id: idField.nullish(),
  })
  .superRefine(checkChosenTime);

/** The answer to a move and to its dry run, which changes nothing and emails nobody. */
export const ownerMove = z.object({
  /** The booking after the move. */
  booking: ownerBooking,
  /** False if it already had that time. */
  is_moved: z.boolean(),
  /** False without an email address, or if the address comes only from an imported file. */
  is_attendee_notified: z.boolean(),
  is_business_notified: z.boolean(),
  /** Such as 'Ruth has Grace Okafor at 10:00'. Empty if the time is free. */
  conflicts: z.array(z.string()),
});

/** The body of the 409 if the time isn't free and `allow_overlap` isn't set. */
export const timeConflict = z.object({
  error: z.string(),
  message: z.string(),
  conflicts: z.array(z.string()),
});

export type MoveTimes = z.infer<typeof moveTimes>;
export type MoveTimesQuery = z.output<typeof moveTimesQuery>;
export type OwnerMoveRequest = z.output<typeof ownerMoveRequest>;
export type OwnerMove = z.infer<typeof ownerMove>;
