/** The content of the emails about a customer's own data, from when they were written. */

import { z } from 'zod';
import { dateField, idField } from '@daybook/schema/contract/fields';
import { manyLines, oneLine } from '@daybook/schema/rules/clean-text';
import { senderFacts } from '../businesses/email-from-business.ts';

/** To the customer: the link to everything that the business holds about them. */
export const DATA_LINK = 'data_link';
/** To the business: a customer asks to be deleted. */
export const ERASURE_REQUESTED = 'forget_asked';
/** To the business: a reminder that it hasn't answered yet. */
export const ERASURE_DUE = 'forget_due';
/** To the customer: their data is deleted, or there was nothing to delete. */
export const CUSTOMER_ERASED = 'customer_forgotten';
/** To the customer: the business keeps its records, and why. */
export const CUSTOMER_KEPT = 'customer_kept';

/** Milliseconds since 1970. */
const instant = z.int().min(0).max(8.64e15);
/** Cleaned again for the email, because rows may be older than the rule that cleans input. */
const line = z.string().overwrite(oneLine);

export const dataLinkFacts = z.object({
  /** Part of the link. */
  bookingId: idField,
  business: senderFacts,
  timezone: z.string(),
  firstName: line,
  /** The email goes here, and its link shows this address's bookings. */
  email: z.string(),
  expiresAt: instant,
});

export const erasureRequestedFacts = z.object({
  requestId: idField,
  askedAt: instant,
  businessId: idField,
  business: z.object({ name: line }),
  customerName: line,
  customerEmail: line,
  bookingCount: z.int(),
  erasureDeadline: dateField,
});

export const customerErasedFacts = z.object({
  business: senderFacts,
  /** False if nothing was found under the address. Emails queued by an older Daybook lack this. */
  hasFound: z.boolean().default(true),
  /** True if the business has closed, so that Daybook deleted the details. */
  hasClosed: z.boolean().default(false),
});

export const customerKeptFacts = z.object({
  business: senderFacts,
  timezone: z.string(),
  firstName: line,
  reason: z.string().overwrite(manyLines),
  mayAskFrom: instant,
});

export type DataLinkFacts = z.infer<typeof dataLinkFacts>;
export type ErasureRequestedFacts = z.infer<typeof erasureRequestedFacts>;
export type CustomerErasedFacts = z.infer<typeof customerErasedFacts>;
export type CustomerKeptFacts = z.infer<typeof customerKeptFacts>;
