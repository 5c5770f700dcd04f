/** What the emails about a customer's own data tell, as it stood when they were written. */
import { z } from 'zod';
import { dateField, idField } from '@daybook/schema/contract/fields';
import { manyLines, oneLine } from '@daybook/schema/rules/clean-text';
import { privacyNoticeField } from '../businesses/business-responses.ts';

/** To the customer: the link to everything that the business holds about them. */
export const DATA_LINK = 'data_link';
/** To the business: a customer asks to be forgotten. */
export const ERASURE_REQUESTED = 'forget_asked';
/** To the business, once more, where it has not answered yet. */
export const ERASURE_DUE = 'forget_due';
/** To the customer: it is done, or there was nothing to delete. */
export const CUSTOMER_ERASED = 'customer_forgotten';
/** To the customer: the business keeps its records, and why. */
export const CUSTOMER_KEPT = 'customer_kept';

/** Milliseconds since 1970. */
const instant = z.int().min(0).max(8.64e15);
/** Cleaned again on the way into an email: rows may be older than the rule that cleans what comes in. */
const line = z.string().overwrite(oneLine);

const business = z.object({
  name: line,
  /** Where its emails go, and customers' replies; null when its owner has left. */
  email: line.nullable(),
  /** Address of its privacy notice. */
  privacyNotice: privacyNoticeField.optional(),
});

export const dataLinkFacts = z.object({
  /** The link names it. */
  bookingId: idField,
  business,
  timezone: z.string(),
  firstName: line,
  /** Where the email goes, and whose bookings its link shows. */
  email: z.string(),
  expiresAt: instant,
});

export const erasureRequestedFacts = z.object({
  requestId: idField,
  askedAt: instant,
  businessId: idField,
  business,
  customerName: line,
  customerEmail: line,
  bookingCount: z.int(),
  erasureDeadline: dateField,
});

export const customerErasedFacts = z.object({
  business,
  /** False where nothing was found under the address. Emails queued by an older Daybook don't say. */
  hasFound: z.boolean().default(true),
  /** The business has closed: not it, but Daybook deleted the details. */
  hasClosed: z.boolean().default(false),
});

export const customerKeptFacts = z.object({
  business,
  timezone: z.string(),
  firstName: line,
  reason: z.string().overwrite(manyLines),
  mayAskFrom: instant,
});

export type DataLinkFacts = z.infer<typeof dataLinkFacts>;
export type ErasureRequestedFacts = z.infer<typeof erasureRequestedFacts>;
export type CustomerErasedFacts = z.infer<typeof customerErasedFacts>;
export type CustomerKeptFacts = z.infer<typeof customerKeptFacts>;
