/** The facts of emails about orders, refunds and failed payments, as they were when queued. */

import { z } from 'zod';
import { pricing } from '@daybook/schema/contract/payment';
import { oneLine } from '@daybook/schema/rules/clean-text';

/** `emails.kind`: to the payer. */
export const PAYMENT_RETURNED = 'payment_returned';
/** `emails.kind`: the same to support. */
export const PAYMENT_RETURNED_TO_SUPPORT = 'payment_returned_support';
/** `emails.kind`: to support, when a refund did not reach its payer and was returned to us. */
export const RETURN_FAILED = 'payment_return_failed';

export const moneyFacts = z.object({
  /** Null if the business is gone. */
  business: z.object({ id: z.int(), name: z.string().overwrite(oneLine) }).nullable(),
  /** The provider's id of the payment. */
  reference: z.string().overwrite(oneLine),
  amountPence: z.int().min(0),
  /** Milliseconds since 1970. */
  paidAt: z.int().min(0),
});

export type MoneyFacts = z.infer<typeof moneyFacts>;

/** `emails.kind`: to the owner, when a payment was refunded or lost to the payer's bank. */
export const PAYMENT_GONE = 'payment_gone';
/** `emails.kind`: to the owner, when a transfer did not arrive. */
export const TRANSFER_FAILED = 'transfer_failed';

/** What happens to the diary afterwards. */
const outlook = z.discriminatedUnion('diary', [
  z.object({ diary: z.literal('stays open') }),
  /** Milliseconds since 1970. */
  z.object({ diary: z.literal('open until'), until: z.int().min(0) }),
  z.object({ diary: z.literal('closed') }),
  /** An admin has deactivated it, so paying changes nothing. */
  z.object({ diary: z.literal('deactivated') }),
]);

export const troubleFacts = z.object({
  business: z.object({ id: z.int(), name: z.string().overwrite(oneLine) }),
  timezone: z.string(),
  kind: z.enum(['refunded', 'lost', 'not_arrived']),
  /** The provider's id of the payment; null for a transfer. */
  reference: z.string().overwrite(oneLine).nullable(),
  amountPence: z.int().min(0),
  /** Milliseconds since 1970. */
  paidAt: z.int().min(0),
  outlook,
});

/** `emails.kind`: to an owner who has paid (Consumer Contracts Regulations 2013, regulation 16). */
export const ORDER_CONFIRMED = 'order_confirmed';

export const orderFacts = z.object({
  business: z.object({ id: z.int(), name: z.string().overwrite(oneLine) }),
  timezone: z.string(),
  model: pricing,
  /** The amount paid, including VAT. */
  amountPence: z.int().min(0),
  couponCode: z.string().overwrite(oneLine).nullable(),
  /**
   * Milliseconds since 1970: when ordered, when the payment arrived, and until when a subscription is paid.
   */
  orderedAt: z.int().min(0),
  paidAt: z.int().min(0),
  renewsAt: z.int().min(0).nullable(),
  /** The version of the terms that the owner accepted; null if unknown. */
  termsVersion: z.iso.date().nullable(),
  /** Those terms (payments/terms-store.ts); null if they weren't kept. */
  termsId: z.string().max(64).nullable().default(null),
});

export type OrderFacts = z.infer<typeof orderFacts>;
export type TroubleFacts = z.infer<typeof troubleFacts>;
export type Outlook = z.infer<typeof outlook>;
