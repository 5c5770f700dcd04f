/** What support sees of one business. It reads no booking, and shows no recipient's whole address. */

import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Reader } from '../../database/database.ts';
import { emails } from '../../database/email-tables.ts';
import { belongTo, isOnItsWay } from '../../database/expressions.ts';
import { payments, type PaymentRow, type SubscriptionRow } from '../../database/money-tables.ts';
import { countRows } from '../../database/prepared.ts';
import { latestSubscription } from '../../payments/money-store.ts';
import { consequencesOf, type Consequences } from '../consequences-store.ts';
import type { ListedEmail } from '../email-response.ts';

interface SupportFacts {
  subscription: SubscriptionRow | null;
  held: Consequences;
  /** The latest payments and emails, newest first. */
  payments: PaymentRow[];
  emails: ListedEmail[];
  failedEmails: number;
  queuedEmails: number;
}

const LATEST = 20;
const { payload: _tellsOfPeople, ...emailColumns } = getTableColumns(emails);

export async function loadSupportFacts(on: Reader, businessId: number, now: number): Promise<SupportFacts> {
  const isOfBusiness = eq(emails.businessId, businessId);
  return {
    subscription: await latestSubscription(on, businessId),
    held: await consequencesOf(on, [businessId], now),
    payments: await on
      .select()
      .from(payments)
      .where(eq(payments.businessId, businessId))
      .orderBy(desc(payments.id))
      .limit(LATEST),
    emails: await on
      .select(emailColumns)
      .from(emails)
      .where(isOfBusiness)
      .orderBy(desc(emails.id))
      .limit(LATEST),
    // A literal, because SQLite uses a partial index only if the query repeats its condition.
    failedEmails: await countRows(on, emails, and(isOfBusiness, sql`${emails.status} = 'failed'`)),
    queuedEmails: await countRows(on, emails, and(isOnItsWay(emails), belongTo(emails, businessId))),
  };
}
