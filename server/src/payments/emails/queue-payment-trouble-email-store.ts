import { billingStatusOf } from '../../businesses/billing-status.ts';
import type { Transaction } from '../../database/database.ts';
import type { BusinessRow } from '../../database/tables.ts';
import { queueEmail } from '../../emails/queue-email-store.ts';
import { isBeingPaidFor } from '../coverage.ts';
import { subscriptionsOf } from '../latest-subscription-store.ts';
import { findCheckout, type MoneyOf } from '../money-store.ts';
import type { Task } from '../settle.ts';
import { findOwned } from './owned-business-store.ts';
import { PAYMENT_GONE, TRANSFER_FAILED, type Outlook, type TroubleFacts } from './money-facts.ts';

type TroubleTask = Extract<Task, { do: 'tell of gone payment' | 'tell of failed transfer' }>;

/** Queues the email to the owner, after what the task is about was written. Nobody gets it where the business is gone. */
export async function queueTroubleEmail(
  tx: Transaction,
  of: MoneyOf,
  task: TroubleTask,
  now: number,
): Promise<void> {
  const found = of.businessId === null ? null : await findOwned(tx, of.businessId);
  const trouble = await troubleOf(tx, of, task);
  if (!found || !trouble) return;
  const { id, name, timezone } = found.business;
  const payload: TroubleFacts = {
    business: { id, name },
    timezone,
    ...trouble,
    outlook: await outlookOf(tx, found.business, now),
  };
  const kind = task.do === 'tell of gone payment' ? PAYMENT_GONE : TRANSFER_FAILED;
  await queueEmail(tx, { kind, recipient: found.accountEmail, payload, businessId: id }, now);
}

async function troubleOf(
  tx: Transaction,
  { checkoutId }: MoneyOf,
  task: TroubleTask,
): Promise<Pick<TroubleFacts, 'kind' | 'reference' | 'amountPence' | 'paidAt'> | null> {
  if (task.do === 'tell of gone payment') {
    const { reference, amountPence, paidAt, dispute } = task.payment;
    return { kind: dispute === 'lost' ? 'lost' : 'refunded', reference, amountPence, paidAt };
  }
  const checkout = checkoutId === null ? null : await findCheckout(tx, checkoutId);
  return (
    checkout && {
      kind: 'not_arrived',
      reference: null,
      amountPence: checkout.pricePence,
      paidAt: checkout.createdAt,
    }
  );
}

async function outlookOf(tx: Transaction, business: BusinessRow, now: number): Promise<Outlook> {
  const { paidAt, coveredUntil, trialEndsAt } = business;
  const billingStatus = billingStatusOf(business, now);
  if (billingStatus === 'inactive') return { diary: 'deactivated' };
  if (isBeingPaidFor(paidAt, await subscriptionsOf(tx, business.id), now)) return { diary: 'stays open' };
  const until = billingStatus === 'paid' ? coveredUntil : billingStatus === 'trial' ? trialEndsAt : null;
  return until === null ? { diary: 'closed' } : { diary: 'open until', until };
}
