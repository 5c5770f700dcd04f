import { and, eq, isNull } from 'drizzle-orm';
import { isOwner } from '../../businesses/access-store.ts';
import { billingStatusOf } from '../../businesses/billing-status.ts';
import type { Transaction } from '../../database/database.ts';
import { firstOf } from '../../database/prepared.ts';
import { businesses, users, type BusinessRow } from '../../database/tables.ts';
import { queueEmail } from '../../emails/queue-email-store.ts';
import { isBeingPaidFor } from '../coverage.ts';
import { type MoneyOf, latestSubscription, findCheckout, subscriptionsOf } from '../money-store.ts';
import type { ReportedPayment } from '../provider.ts';
import type { Task } from '../settle.ts';
import {
  PAYMENT_RETURNED,
  PAYMENT_RETURNED_TO_SUPPORT,
  RETURN_FAILED,
  type MoneyFacts,
  ORDER_CONFIRMED,
  type OrderFacts,
  PAYMENT_GONE,
  TRANSFER_FAILED,
  type Outlook,
  type TroubleFacts,
} from './money-facts.ts';

interface EmailAddresses {
  supportEmail: string;
  /** The payer's address according to the provider, used if the account is gone. */
  payerEmail: string | null;
}

/** Queues the emails of the tasks, in the transaction that settles them. `now` is milliseconds since 1970. */
export async function queueMoneyEmails(
  tx: Transaction,
  of: MoneyOf,
  tasks: readonly Task[],
  { supportEmail, payerEmail }: EmailAddresses,
  now: number,
): Promise<void> {
  for (const task of tasks) {
    if (task.do === 'email about gone payment' || task.do === 'email about failed transfer')
      await queueTroubleEmail(tx, of, task, now);
    if (task.do === 'redeem') await queueOrderEmail(tx, of, now);
    if (task.do !== 'email about refund' && task.do !== 'email about failed refund') continue;
    const owned = await findOwned(tx, of);
    const payload = factsOf(task.payment, owned);
    const emailTo = (kind: string, recipient: string) => queueEmail(tx, { kind, recipient, payload }, now);
    if (task.do === 'email about failed refund') {
      await emailTo(RETURN_FAILED, supportEmail);
      continue;
    }
    await emailTo(PAYMENT_RETURNED_TO_SUPPORT, supportEmail);
    const payer = owned?.accountEmail ?? payerEmail;
    if (payer !== null) await emailTo(PAYMENT_RETURNED, payer);
  }
}

function factsOf({ reference, amountPence, paidAt }: ReportedPayment, owned: Owned | null): MoneyFacts {
  const business = owned && { id: owned.business.id, name: owned.business.name };
  return { business, reference, amountPence, paidAt };
}

/**
 * Queues the confirmation of an order once per checkout, after its payment was written. Queues none if the
 * business is gone.
 */
async function queueOrderEmail(tx: Transaction, of: MoneyOf, now: number): Promise<void> {
  const found = await findOwned(tx, of);
  const checkout = of.checkoutId === null ? null : await findCheckout(tx, of.checkoutId);
  if (!found?.accountEmail || !checkout) return;
  const { id, name, timezone } = found.business;
  const {
    model,
    pricePence: amountPence,
    couponCode,
    termsVersion,
    termsId,
    createdAt: orderedAt,
  } = checkout;
  const subscription = model === 'subscription' ? await latestSubscription(tx, id) : null;
  const payload: OrderFacts = {
    business: { id, name },
    timezone,
    model,
    amountPence,
    couponCode,
    orderedAt,
    paidAt: now,
    renewsAt: subscription?.paidUntil ?? null,
    termsVersion,
    termsId,
  };
  const onceKey = `${ORDER_CONFIRMED}:${checkout.id}`;
  const recipient = found.accountEmail;
  await queueEmail(tx, { kind: ORDER_CONFIRMED, recipient, payload, businessId: id, onceKey }, now);
}

type TroubleTask = Extract<Task, { do: 'email about gone payment' | 'email about failed transfer' }>;

/** Queues the email to the owner, once the task's payment is written. None if the business is gone. */
async function queueTroubleEmail(
  tx: Transaction,
  of: MoneyOf,
  task: TroubleTask,
  now: number,
): Promise<void> {
  const found = await findOwned(tx, of);
  const trouble = await troubleOf(tx, of, task);
  if (!found?.accountEmail || !trouble) return;
  const { id, name, timezone } = found.business;
  const payload: TroubleFacts = {
    business: { id, name },
    timezone,
    ...trouble,
    outlook: await outlookOf(tx, found.business, now),
  };
  const kind = task.do === 'email about gone payment' ? PAYMENT_GONE : TRANSFER_FAILED;
  await queueEmail(tx, { kind, recipient: found.accountEmail, payload, businessId: id }, now);
}

async function troubleOf(
  tx: Transaction,
  { checkoutId }: MoneyOf,
  task: TroubleTask,
): Promise<Pick<TroubleFacts, 'kind' | 'reference' | 'amountPence' | 'paidAt'> | null> {
  if (task.do === 'email about gone payment') {
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

interface Owned {
  business: BusinessRow;
  /** Null once the account is deleted. */
  accountEmail: string | null;
}

/** Resolves to null if the business is deleted. */
function findOwned(tx: Transaction, { businessId }: MoneyOf): Promise<Owned | null> {
  if (businessId === null) return Promise.resolve(null);
  return firstOf(
    tx
      .select({ business: businesses, accountEmail: users.email })
      .from(businesses)
      .leftJoin(users, and(isOwner, isNull(users.deletedAt)))
      .where(and(eq(businesses.id, businessId), isNull(businesses.deletedAt))),
  );
}
