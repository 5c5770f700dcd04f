import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { firstOf } from '../../database/prepared.ts';
import { businesses, users } from '../../database/tables.ts';
import { queueEmail } from '../../emails/queue-email-store.ts';
import type { ToldPayment } from '../provider.ts';
import type { MoneyOf } from '../money-store.ts';
import type { Task } from '../settle.ts';
import { queueOrderEmail } from './queue-order-email-store.ts';
import { queueTroubleEmail } from './queue-payment-trouble-email-store.ts';
import {
  PAYMENT_RETURNED,
  PAYMENT_RETURNED_TO_SUPPORT,
  RETURN_FAILED,
  type MoneyFacts,
} from './money-facts.ts';

export interface EmailAddresses {
  supportEmail: string;
  /** The address of whoever paid, as the provider tells it. The email goes there when the account is gone. */
  payerEmail: string | null;
}

/**
 * Queues the emails that the tasks ask for, in the transaction that settles them. `now` in milliseconds since 1970.
 */
export async function queueMoneyEmails(
  tx: Transaction,
  of: MoneyOf,
  tasks: readonly Task[],
  { supportEmail, payerEmail }: EmailAddresses,
  now: number,
): Promise<void> {
  for (const task of tasks) {
    if (task.do === 'tell of gone payment' || task.do === 'tell of failed transfer')
      await queueTroubleEmail(tx, of, task, now);
    if (task.do === 'redeem') await queueOrderEmail(tx, of, now);
    if (task.do !== 'tell of return' && task.do !== 'tell of failed return') continue;
    const business = of.businessId === null ? null : await findBusinessWithOwner(tx, of.businessId);
    const payload = factsOf(task.payment, business);
    const emailTo = (kind: string, recipient: string) => queueEmail(tx, { kind, recipient, payload }, now);
    if (task.do === 'tell of failed return') {
      await emailTo(RETURN_FAILED, supportEmail);
      continue;
    }
    await emailTo(PAYMENT_RETURNED_TO_SUPPORT, supportEmail);
    const payer = business?.ownerEmail ?? payerEmail;
    if (payer !== null) await emailTo(PAYMENT_RETURNED, payer);
  }
}

function factsOf({ reference, amountPence, paidAt }: ToldPayment, business: Owned | null): MoneyFacts {
  return { business: business && { id: business.id, name: business.name }, reference, amountPence, paidAt };
}

interface Owned {
  id: number;
  name: string;
  ownerEmail: string | null;
}

/** Null when the business is deleted. */
function findBusinessWithOwner(tx: Transaction, businessId: number): Promise<Owned | null> {
  return firstOf(
    tx
      .select({ id: businesses.id, name: businesses.name, ownerEmail: users.email })
      .from(businesses)
      .leftJoin(users, and(eq(users.id, businesses.ownerId), isNull(users.deletedAt)))
      .where(and(eq(businesses.id, businessId), isNull(businesses.deletedAt))),
  );
}
