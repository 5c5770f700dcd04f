/** What the letters about money that is given back tell, as it stood when they were written. */
import { z } from 'zod';
import { oneLine } from '@daybook/schema/rules/clean-text';

/** `emails.kind`: to whoever paid. */
export const PAYMENT_RETURNED = 'payment_returned';
/** `emails.kind`: the same to support. */
export const PAYMENT_RETURNED_TO_SUPPORT = 'payment_returned_support';
/** `emails.kind`: to support, when money that we gave back did not reach its payer, and is ours again. */
export const RETURN_FAILED = 'payment_return_failed';

export const moneyFacts = z.object({
  /** Null where the business is gone. */
  business: z.object({ id: z.int(), name: z.string().overwrite(oneLine) }).nullable(),
  /** The provider's id of the payment. */
  reference: z.string().overwrite(oneLine),
  amountPence: z.int().min(0),
  /** Milliseconds since 1970. */
  paidAt: z.int().min(0),
});

export type MoneyFacts = z.infer<typeof moneyFacts>;
