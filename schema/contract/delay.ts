/** Running late: which of today's appointments start later, and which customers we email. */

import { DELAY_MINUTES_MAX, MISFITS_MAX } from '../figures/bounds.ts';
import { BUSINESS_NOT_FOUND } from '../words/business-texts.ts';
import { delayMinutesBounded, DELAY_NOT_FOUND } from '../words/delay-texts.ts';
import {
  clockTimeField,
  idField,
  idInPath,
  instantField,
  businessInPath,
  idOrNull,
  wholeNumber,
} from './fields.ts';
import { dryRunQuery, offerEnded } from './misfits.ts';
import { ownerBooking } from './owner-booking.ts';
import { z } from './zod.ts';

const shownEmails = z.object({
  emails: z
    .array(z.object({ booking_id: idField, expected_at: instantField }))
    .max(MISFITS_MAX)
    .default([]),
});

const delayRequest = shownEmails.extend({
  minutes: wholeNumber(1, DELAY_MINUTES_MAX, delayMinutesBounded(DELAY_MINUTES_MAX)),
  /** A person or place; null for all. */
  resource_id: idOrNull,
});
const delayEnd = shownEmails;

const delay = z.object({
  id: idField,
  resource_id: idField.nullable(),
  /** The name of the person or place; null for all. */
  name: z.string().nullable(),
  minutes: z.int(),
  started_at: instantField,
});

/**
 * Whether we email a customer: 'email' if so, 'told' if they already know. Otherwise the owner has to call:
 * there is 'no_email', they had 'enough' delay emails about the booking, or may 'not' be emailed because the
 * booking was imported.
 */
const delayContact = z.enum(['email', 'told', 'no_email', 'enough', 'not']);

const movedBooking = z.object({
  booking: ownerBooking,
  /** The expected start, which is the planned one if it is on time again. */
  expected_at: instantField,
  contact: delayContact,
});

export const delayOutcome = z.object({
  /** The saved delay; null for a dry run. */
  delay: delay.nullable(),
  /** Bookings that start late or are on time again, in order of start. */
  bookings: z.array(movedBooking),
  /** When gaps have absorbed the delay, on the business's clock. */
  absorbed_at: z.array(clockTimeField),
  offers_ended: z.array(offerEnded),
  emailed: z.int(),
});

export const delaysOfToday = z.object({
  /** `emailed`: how many customers we have emailed because of it. */
  delays: z.array(delay.extend({ emailed: z.int() })),
  late: z.array(z.object({ booking_id: idField, expected_at: instantField })),
});

const delayInPath = z.object({ businessId: idInPath, delayId: idInPath });

export const delayRows = () =>
  ({
    listDelays: { params: businessInPath, answer: delaysOfToday, notFound: BUSINESS_NOT_FOUND },
    startDelay: {
      params: businessInPath,
      query: dryRunQuery,
      body: delayRequest,
      answer: delayOutcome,
      notFound: BUSINESS_NOT_FOUND,
      status: 201,
    },
    endDelay: {
      params: delayInPath,
      query: dryRunQuery,
      body: delayEnd,
      answer: delayOutcome,
      notFound: DELAY_NOT_FOUND,
    },
  }) as const;

export type ShownEmails = z.output<typeof shownEmails>['emails'];
export type Delay = z.infer<typeof delay>;
export type DelayToday = z.infer<typeof delaysOfToday>['delays'][number];
export type MovedBooking = z.infer<typeof movedBooking>;
export type DelayContact = MovedBooking['contact'];
export type DelayOutcome = z.infer<typeof delayOutcome>;
