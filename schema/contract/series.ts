/** Repeat visits: bookings of one customer every so many weeks, added, moved and cancelled together. */

import { CONFLICT_MAX, CONFLICTS_MAX, SERIES_VISITS_MAX, SERIES_WEEKS_MAX } from '../figures/bounds.ts';
import { BUSINESS_NOT_FOUND } from '../words/business-texts.ts';
import { BOOKING_NOT_FOUND } from '../words/owner-booking-texts.ts';
import { CHOOSE_VISITS } from '../words/series-texts.ts';
import { bookingToAdd } from './customers.ts';
import {
  businessInPath,
  clockTimeField,
  dateField,
  idField,
  idOrNone,
  referenceInPath,
  wholeNumber,
} from './fields.ts';
import { ownerBooking } from './owner-booking.ts';
import { z } from './zod.ts';

const visitTime = z.object({ date: dateField, start_time: clockTimeField });

const freeVisit = visitTime.extend({
  end_time: clockTimeField,
  person_name: z.string().nullable(),
});

/** A time of the series, free or not. */
export const checkedVisit = visitTime.extend({
  /** Null if there is no such time on that date. */
  end_time: clockTimeField.nullable(),
  person_name: z.string().nullable(),
  /** Why it isn't free, such as 'Ruth has Grace Okafor at 10:00'; empty if it is. */
  conflicts: z.array(z.string()),
  /** Whether the owner may book it despite the conflicts. */
  can_overlap: z.boolean(),
  /** The nearest free time, on the same date or within three days. Null if the time is free, and if there is none. */
  nearest: freeVisit.nullable(),
});

/** A time that the owner takes, of whatever event of that date has it. */
export const chosenVisit = visitTime.extend({
  /** Whether to take it despite the conflicts that the owner has seen: any other is a 409. */
  allow_overlap: z.boolean().default(false),
  seen_conflicts: z.array(z.string().max(CONFLICT_MAX)).max(CONFLICTS_MAX).default([]),
});

const queriedNumber = (min: number, max: number) => z.coerce.number().int().min(min).max(max);

export const seriesQuery = z.object({
  /** The first visit. The others are at the same time by the clock. */
  ...visitTime.shape,
  every_weeks: queriedNumber(1, SERIES_WEEKS_MAX),
  count: queriedNumber(2, SERIES_VISITS_MAX),
  service_id: idOrNone,
  person_id: idOrNone,
  place_id: idOrNone,
});

const chosenVisits = <Visit extends z.ZodType>(visit: Visit) =>
  z.array(visit).min(1, CHOOSE_VISITS).max(SERIES_VISITS_MAX);

export const addSeriesRequest = bookingToAdd.extend({
  every_weeks: wholeNumber(1, SERIES_WEEKS_MAX, CHOOSE_VISITS),
  visits: chosenVisits(chosenVisit),
});

/** Who takes moved visits, and where. Null means anyone; if left out, each keeps its own if they can take it. */
const whoTakesThem = { person_id: idField.nullish(), place_id: idField.nullish() };

/** The new time of one visit. It moves with the later ones of its series, all by as much. */
export const seriesMoveQuery = visitTime.extend(whoTakesThem);

export const moveSeriesRequest = z.object({
  ...whoTakesThem,
  /** Others stay. */
  visits: chosenVisits(chosenVisit.extend({ booking_reference: referenceInPath.shape.reference })),
});

/** Where a visit would go: the same shift as the first. */
const checkedMove = checkedVisit.extend({
  booking_reference: z.string(),
  former_date: dateField,
  former_start_time: clockTimeField,
});

const savedSeries = z.object({
  /** The bookings that were added or moved, in order of start. */
  bookings: z.array(ownerBooking),
  /** False without an email address, or if it comes only from an imported file. */
  is_attendee_notified: z.boolean(),
});

const checkedVisits = z.object({ visits: z.array(checkedVisit) });

/** The body of the 409 if a chosen time isn't free: nothing is changed, and this is how each is now. */
export const seriesConflict = z.object({
  error: z.string(),
  message: z.string(),
  visits: z.array(checkedVisit),
});

export const seriesRows = () =>
  ({
    checkSeries: {
      params: businessInPath,
      query: seriesQuery,
      answer: checkedVisits,
      notFound: BUSINESS_NOT_FOUND,
    },
    /** Adds all or, with a 409, none. Accepts an Idempotency-Key, as bookSlot does. */
    addSeries: {
      params: businessInPath,
      body: addSeriesRequest,
      answer: savedSeries,
      notFound: BUSINESS_NOT_FOUND,
      status: 201,
    },
    /** Changes nothing. */
    checkSeriesMove: {
      params: referenceInPath,
      body: seriesMoveQuery,
      answer: z.object({ visits: z.array(checkedMove) }),
      notFound: BOOKING_NOT_FOUND,
    },
    /** Moves all or, with a 409, none. */
    moveSeries: {
      params: referenceInPath,
      body: moveSeriesRequest,
      answer: savedSeries,
      notFound: BOOKING_NOT_FOUND,
    },
  }) as const;

export type CheckedVisit = z.infer<typeof checkedVisit>;
export type ChosenVisit = z.output<typeof chosenVisit>;
export type SeriesQuery = z.output<typeof seriesQuery>;
export type AddSeriesRequest = z.output<typeof addSeriesRequest>;
export type CheckedMove = z.infer<typeof checkedMove>;
export type SeriesMoveQuery = z.output<typeof seriesMoveQuery>;
export type MoveSeriesRequest = z.output<typeof moveSeriesRequest>;
export type SavedSeries = z.infer<typeof savedSeries>;
