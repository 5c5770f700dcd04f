import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { firstOf } from '../../database/prepared.ts';
import { businesses, users } from '../../database/tables.ts';
import { queueLetter } from '../../mail/queue-letter-store.ts';
import type { ToldPayment } from '../provider.ts';
import type { MoneyOf } from '../money-store.ts';
import type { Task } from '../settle.ts';
import { queueOrderLetter } from './queue-order-letter-store.ts';
import { queueTroubleLetter } from './queue-trouble-letter-store.ts';
import {
  PAYMENT_RETURNED,
  PAYMENT_RETURNED_TO_SUPPORT,
  RETURN_FAILED,
  type MoneyFacts,
} from './money-facts.ts';

export interface LetterAddresses {
  supportEmail: string;
  /** The address of whoever paid, as the provider tells it. The letter goes there when the account is gone. */
  payerEmail: string | null;
}

/**
 * Queues the letters that the tasks ask for, in the transaction that settles them. `now` in milliseconds since 1970.
 */
export async function queueMoneyLetters(
  tx: Transaction,
  of: MoneyOf,
  tasks: readonly Task[],
  { supportEmail, payerEmail }: LetterAddresses,
  now: number,
): Promise<void> {
  for (const task of tasks) {
    if (task.do === 'tell of gone payment' || task.do === 'tell of failed transfer')
      await queueTroubleLetter(tx, of, task, now);
    if (task.do === 'redeem') await queueOrderLetter(tx, of, now);
    if (task.do !== 'tell of return' && task.do !== 'tell of failed return') continue;
    const business = of.businessId === null ? null : await findBusinessWithOwner(tx, of.businessId);
    const payload = factsOf(task.payment, business);
    const letterTo = (kind: string, recipient: string) => queueLetter(tx, { kind, recipient, payload }, now);
    if (task.do === 'tell of failed return') {
      await letterTo(RETURN_FAILED, supportEmail);
      continue;
    }
    await letterTo(PAYMENT_RETURNED_TO_SUPPORT, supportEmail);
    const payer = business?.ownerEmail ?? payerEmail;
    if (payer !== null) await letterTo(PAYMENT_RETURNED, payer);
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
