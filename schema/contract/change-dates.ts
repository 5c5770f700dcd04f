/** An owner's changes to one or several dates. A field that is left out stays as it is on each date. */

import { DATES_MAX, MANUAL_SLOTS_MAX } from '../figures/bounds.ts';
import { BUFFER_MINUTES_MAX, SLOT_MINUTES_MAX } from '../figures/slots.ts';
import { BUSINESS_NOT_FOUND } from '../words/business-texts.ts';
import {
  BUFFER_NEGATIVE,
  SELECT_ONE_DATE,
  SLOT_DURATION_NOT_VALID,
  tooManyDates,
} from '../words/event-texts.ts';
import { eventChange } from './event-request.ts';
import { manualSlot } from './event.ts';
import { businessInPath, dateField, idField, optionalTime, wholeNumber } from './fields.ts';
import { answeredBookings, dryRunQuery, misfit, offersEnded } from './misfits.ts';
import { keptPlacesFields } from './places.ts';
import { z } from './zod.ts';

const chosenDates = {
  /** The events of the dates. The id of a replaced event leads to its replacement. */
  event_ids: z
    .array(idField)
    .min(1, SELECT_ONE_DATE)
    .max(DATES_MAX, tooManyDates(DATES_MAX))
    .transform((ids) => [...new Set(ids)]),
};

const keptTime = optionalTime.optional();

const hours = z.object({
  start_time: keptTime,
  end_time: keptTime,
  slot_duration_minutes: wholeNumber(0, SLOT_MINUTES_MAX, SLOT_DURATION_NOT_VALID).optional(),
  buffer_minutes: wholeNumber(0, BUFFER_MINUTES_MAX, BUFFER_NEGATIVE).optional(),
  /** Only for dates that list their slots. */
  manual_slots: z.array(manualSlot).max(MANUAL_SLOTS_MAX).optional(),
  has_lunch_break: z.boolean().optional(),
  lunch_start_time: keptTime,
  lunch_end_time: keptTime,
  last_appointment_time: keptTime,
  ...keptPlacesFields,
});

export const dateHoursRequest = z.object({
  ...chosenDates,
  ...hours.shape,
  ...answeredBookings.shape,
});
export const dateWordsRequest = z.object({ ...chosenDates, ...eventChange.partial().shape });
const cancelDatesRequest = z.object({ ...chosenDates, ...answeredBookings.shape });

export const datesOutcome = z.object({
  /** The events after the change, or before it for a dry run. */
  changed: z.array(z.object({ event_id: idField, event_date: dateField })),
  /** Dates whose events stay, closed to new bookings, because bookings are kept. */
  closed: z.array(dateField),
  /** Upcoming bookings on these dates that stay as they are. */
  fitting: z.int(),
  /** Bookings that no longer fit, by time. To save, the client sends each back with an answer. */
  no_longer_fit: z.array(misfit),
  /** How many cancellation emails are sent; 0 for a dry run. */
  customers_notified: z.int(),
  ...offersEnded,
});

/** A change to many dates answers in lines: several of progress, then the outcome. */
export const datesProgress = z.object({ dates_changed: z.int(), dates: z.int() });

/** The last line of a change that had to stop: a failed answer. Dates that were already changed stay so. */
export const stoppedChange = z.looseObject({ status: z.int(), error: z.string() });

export const dateRows = () => {
  /** Dates that no longer exist are skipped; if none exists, the call answers 404. */
  const ofDates = {
    params: businessInPath,
    query: dryRunQuery,
    answer: z.union([datesOutcome, datesProgress, stoppedChange]),
    kind: 'lines',
    notFound: BUSINESS_NOT_FOUND,
  } as const;
  return {
    changeDateHours: { ...ofDates, body: dateHoursRequest },
    changeDateWords: { ...ofDates, body: dateWordsRequest },
    cancelDates: { ...ofDates, body: cancelDatesRequest },
  } as const;
};

export type DateHours = z.output<typeof hours>;
export type DateHoursRequest = z.output<typeof dateHoursRequest>;
export type DateHoursForm = z.input<typeof dateHoursRequest>;
export type DateWordsRequest = z.output<typeof dateWordsRequest>;
export type DateWordsForm = z.input<typeof dateWordsRequest>;
export type CancelDatesRequest = z.output<typeof cancelDatesRequest>;
export type DatesOutcome = z.infer<typeof datesOutcome>;
export type DatesProgress = z.infer<typeof datesProgress>;
export type StoppedChange = z.infer<typeof stoppedChange>;
