import { randomUUID } from 'node:crypto';
import { SETUP_FEE_PENCE } from '@daybook/schema/figures/prices';
import type { Database } from '../../database/open.ts';

/**
 * Writes down what the payment provider's signed word would: paid for good, no longer on trial, and the
 * payment itself. Once: a business that has paid stays as it is. Milliseconds since 1970.
 */
export type MarkPaid = (businessId: number, now: number) => Promise<void>;

export function createMarkPaid(database: Database): MarkPaid {
  const sqlite = database.$client;
  const markPaid = sqlite.prepare<{ businessId: number; now: number }>(
    `UPDATE businesses SET has_paid = 1, trial_expires_at = NULL, updated_at = :now
     WHERE id = :businessId AND (has_paid = 0 OR trial_expires_at IS NOT NULL)`,
  );
  const addPayment = sqlite.prepare<[number, string, number, number]>(
    `INSERT INTO payments (business_id, provider_reference, amount_pence, paid_at) VALUES (?, ?, ?, ?)`,
  );
  const pay = sqlite.transaction((businessId: number, now: number) => {
    if (markPaid.run({ businessId, now }).changes === 0) return;
    addPayment.run(businessId, `stand-in-${randomUUID()}`, SETUP_FEE_PENCE, now);
  });
  return async (businessId, now) => pay.immediate(businessId, now);
}
