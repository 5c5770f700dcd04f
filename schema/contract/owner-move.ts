/** How an owner moves a booking. */
import { z } from './zod.ts';
import { CHOOSE_TIME_FIRST } from '../words/customer-texts.ts';
import { clockTimeField, dateField, idField, idOrNone } from './fields.ts';
import { ownerBooking } from './owner-booking.ts';
import { slot } from './slot.ts';

/** Free times of a date for one booking: of one person and place of the business, or any. */
export const moveTimesQuery = z.object({ date: dateField, person_id: idOrNone, place_id: idOrNone });

export const moveTimes = z.object({
  date: dateField,
  /** Who can take it on that date, also those whom only the owner books. */
  people: z.array(z.object({ id: idField, name: z.string() })),
  places: z.array(z.object({ id: idField, name: z.string() })),
  /** In order of start, each start once. The booking's own time counts as free; no notice is needed. */
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

/** Where to: a slot, by the id that moveTimes gives; or a date and any start on it. */
export const ownerMoveRequest = z
  .object({
    slot_id: z.string().max(60).nullish(),
    date: dateField.nullish(),
    start_time: clockTimeField.nullish(),
    /** Null for anyone; left out, it stays with its person where the date has them, and is anyone's where not. */
    person_id: idField.nullish(),
    /** A place of the business; the same. */
    place_id: idField.nullish(),
    /** True to move it although `conflicts` says what is in its way. */
    allow_overlap: z.boolean().default(false),
  })
  .superRefine(({ slot_id: slotId, date, start_time: start }, context) => {
    if (slotId || (date && start)) return;
    context.addIssue({ code: 'custom', path: [date ? 'start_time' : 'date'], message: CHOOSE_TIME_FIRST });
  });

/** The answer to a move, and to its dry run, which changes nothing and emails nobody. */
export const ownerMove = z.object({
  /** As it is, or would be. */
  booking: ownerBooking,
  /** False where it was there already. */
  is_moved: z.boolean(),
  /** False where it has no email, or if only a file named the attendee's address (decision 112). */
  is_attendee_notified: z.boolean(),
  is_business_notified: z.boolean(),
  /** What it overlaps, or what else is in its way: 'Ruth has Grace Okafor at 10:00'. Empty where the time is free. */
  conflicts: z.array(z.string()),
});

/** The body of the 409 to a move without `allow_overlap` to a time that isn't free. */
export const moveConflict = z.object({
  error: z.string(),
  message: z.string(),
  conflicts: z.array(z.string()),
});

export type MoveTimes = z.infer<typeof moveTimes>;
export type MoveTimesQuery = z.output<typeof moveTimesQuery>;
export type OwnerMoveRequest = z.output<typeof ownerMoveRequest>;
export type OwnerMove = z.infer<typeof ownerMove>;
