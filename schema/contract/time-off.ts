/** Time off: when a business, a place or a person can't be booked. */

import { MISFITS_MAX, TIME_OFF_DAYS_MAX, TIME_OFF_LAST_DATE, TIME_OFF_NOTE_MAX } from '../figures/bounds.ts';
import { addDays } from '../rules/date.ts';
import { BUSINESS_NOT_FOUND } from '../words/business-texts.ts';
import { HOURS_NEED_BOTH, chooseUpToDays } from '../words/input-texts.ts';
import { ENDS_BEFORE_START, TOO_LATE_OFF, TIME_OFF_NOT_FOUND } from '../words/time-off-texts.ts';
import {
  clockTimeField,
  dateField,
  idField,
  idInPath,
  optionalText,
  businessInPath,
  done,
  optionalTime,
  idOrNull,
  blameIn,
} from './fields.ts';
import { misfit, misfitAnswer, dryRunQuery, offersEnded } from './misfits.ts';
import { z } from './zod.ts';

const answeredBooking = z.object({
  id: idField,
  answer: misfitAnswer,
  /** Who takes over a booking that is kept, at the same time; null if it stays with its person. */
  person_id: idOrNull,
});

const day = dateField.refine((date) => date <= TIME_OFF_LAST_DATE, TOO_LATE_OFF);

export const timeOffFields = {
  /** A person or place; null for the whole business. */
  resource_id: idOrNull,
  /** Both included, on the business's clock. */
  starts_on: day,
  ends_on: day,
  /** The hours on each of these days; null for whole days. An end that isn't later is on the next day. */
  start_time: optionalTime,
  end_time: optionalTime,
  every_year: z.boolean().default(false),
  /** Only the owner sees it. */
  note: optionalText(TIME_OFF_NOTE_MAX),
};

interface DaysAndHours {
  starts_on: string;
  ends_on: string;
  start_time: string | null;
  end_time: string | null;
}

export function checkTimeOff(
  { starts_on: first, ends_on: last, start_time: start, end_time: end }: DaysAndHours,
  context: z.RefinementCtx,
): void {
  const blame = blameIn(context);
  if (last < first) blame(['ends_on'], ENDS_BEFORE_START);
  else if (last >= addDays(first, TIME_OFF_DAYS_MAX)) blame(['ends_on'], chooseUpToDays(TIME_OFF_DAYS_MAX));
  if ((start === null) !== (end === null))
    blame([start === null ? 'start_time' : 'end_time'], HOURS_NEED_BOTH);
}

export const timeOffRequest = z
  .object({
    ...timeOffFields,
    /** The bookings that the dry run showed, each with the owner's answer. */
    bookings: z.array(answeredBooking).max(MISFITS_MAX).default([]),
  })
  .superRefine(checkTimeOff);

export const timeOff = z.object({
  id: idField,
  resource_id: idField.nullable(),
  /** The name of the person or place; null for the whole business. */
  name: z.string().nullable(),
  starts_on: dateField,
  ends_on: dateField,
  start_time: clockTimeField.nullable(),
  end_time: clockTimeField.nullable(),
  every_year: z.boolean(),
  note: z.string().nullable(),
});

const timeOffMisfit = misfit.extend({
  /** Free people who work at the event and offer the service. */
  can_move_to: z.array(z.object({ id: idField, name: z.string() })),
});

export const timeOffOutcome = z.object({
  /** The saved entry; null for a dry run. */
  time_off: timeOff.nullable(),
  /**
   * Upcoming bookings in it, without those that were in it before a change: for a dry run all of them,
   * otherwise those that were kept.
   */
  no_longer_fit: z.array(timeOffMisfit),
  cancelled: z.int(),
  moved: z.int(),
  emailed: z.int(),
  ...offersEnded,
});

const timeOffInPath = z.object({ businessId: idInPath, timeOffId: idInPath });

const saved = { query: dryRunQuery, body: timeOffRequest, answer: timeOffOutcome };

export const timeOffRows = () =>
  ({
    /** In order of the first day. */
    listTimeOff: { params: businessInPath, answer: z.array(timeOff), notFound: BUSINESS_NOT_FOUND },
    addTimeOff: { ...saved, params: businessInPath, notFound: BUSINESS_NOT_FOUND, status: 201 },
    changeTimeOff: { ...saved, params: timeOffInPath, notFound: TIME_OFF_NOT_FOUND },
    deleteTimeOff: { params: timeOffInPath, answer: done, notFound: TIME_OFF_NOT_FOUND },
  }) as const;

export type TimeOffRequest = z.output<typeof timeOffRequest>;
export type TimeOffForm = z.input<typeof timeOffRequest>;
export type TimeOff = z.infer<typeof timeOff>;
export type TimeOffOutcome = z.infer<typeof timeOffOutcome>;
