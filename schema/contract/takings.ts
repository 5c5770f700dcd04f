/** What a business earned and will earn: its bookings in a range of dates, by week, person and service. */

import { TAKINGS_DAYS_MAX } from '../figures/bounds.ts';
import { daysBetween } from '../rules/date.ts';
import { BUSINESS_NOT_FOUND } from '../words/business-texts.ts';
import { TAKINGS_RANGE_NOT_VALID } from '../words/takings-texts.ts';
import { businessInPath, dateField } from './fields.ts';
import { z } from './zod.ts';

/** Dates of the appointments in the business's time zone, both included. */
const takingsQuery = z
  .object({ from: dateField, to: dateField })
  .refine(({ from, to }) => from <= to && daysBetween(from, to) < TAKINGS_DAYS_MAX, {
    error: TAKINGS_RANGE_NOT_VALID,
    path: ['to'],
  });

/** Bookings, and the sum of their prices in pounds. A booking without a price counts as £0. */
const amount = z.object({ bookings: z.int(), sum: z.number() });

/** Of bookings that aren't cancelled: `booked` is the sum of the other three. */
const takings = z.object({
  booked: amount,
  /** They have ended, and the customer came. */
  done: amount,
  did_not_come: amount,
  /** They haven't ended. */
  to_come: amount,
});

const named = takings.extend({
  /** '' for bookings of nobody in particular. */
  name: z.string(),
});

export const takingsAnswer = z.object({
  total: takings,
  /** Of the bookings in `total`, those without a price. */
  without_price: z.int(),
  /** Each week with one of the dates, in order. `from` is a Monday. */
  weeks: z.array(takings.extend({ from: dateField })),
  /** The highest sum booked first. */
  people: z.array(named),
  /** By service, or by event where no service was booked; the highest sum booked first. */
  services: z.array(named),
});

export const takingsRows = () =>
  ({
    getTakings: {
      params: businessInPath,
      query: takingsQuery,
      answer: takingsAnswer,
      notFound: BUSINESS_NOT_FOUND,
    },
  }) as const;

export type TakingsQuery = z.output<typeof takingsQuery>;
export type Amount = z.infer<typeof amount>;
export type Takings = z.infer<typeof takings>;
export type NamedTakings = z.infer<typeof named>;
export type TakingsAnswer = z.infer<typeof takingsAnswer>;
