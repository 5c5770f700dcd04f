import { randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { SETUP_FEE_PENCE } from '@daybook/schema/figures/prices';
import type { Database } from '../../database/database.ts';
import { businesses, payments } from '../../database/tables.ts';

/**
 * Writes down what the payment provider's signed word would: paid for good, and the
 * payment itself. Once: a business that has paid stays as it is. Milliseconds since 1970.
 */
export type MarkPaid = (businessId: number, now: number) => Promise<void>;

export function createMarkPaid({ write }: Database): MarkPaid {
  return (businessId, now) =>
    write({ business: businessId }, async (tx) => {
      const paid = await tx
        .update(businesses)
        .set({ paidAt: now, updatedAt: now })
        .where(and(eq(businesses.id, businessId), isNull(businesses.paidAt)))
        .returning({ id: businesses.id });
      if (paid.length === 0) return;
      await tx.insert(payments).values({
        businessId,
        providerReference: `stand-in-${randomUUID()}`,
        amountPence: SETUP_FEE_PENCE,
        paidAt: now,
      });
    });
}
