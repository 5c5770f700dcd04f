import { eq } from 'drizzle-orm';
import type { BusyCalendarFailure } from '@daybook/schema/contract/calendars';
import { isOwner } from '../../businesses/access-store.ts';
import type { BusyCalendarRow } from '../../database/calendar-tables.ts';
import { resources } from '../../database/catalogue-tables.ts';
import type { Transaction } from '../../database/database.ts';
import { firstOf } from '../../database/prepared.ts';
import { businesses, users } from '../../database/tables.ts';
import { queueEmail } from '../../emails/queue-email-store.ts';
import { BUSY_CALENDAR_FAILING, type FailingFacts } from './failing-email.ts';

interface Failing {
  failure: BusyCalendarFailure;
  failingSince: number;
  now: number;
}

/** Emails the owner that a calendar can't be read. Resolves to false if there is nobody to email. */
export async function queueFailingEmail(
  tx: Transaction,
  { businessId, resourceId, url }: BusyCalendarRow,
  { failure, failingSince, now }: Failing,
): Promise<boolean> {
  const owned = await firstOf(
    tx
      .select({ business: businesses, email: users.email })
      .from(businesses)
      .innerJoin(users, isOwner)
      .where(eq(businesses.id, businessId)),
  );
  if (!owned || owned.business.isDemo || owned.business.deletedAt !== null) return false;
  const named =
    resourceId === null
      ? null
      : await firstOf(
          tx.select({ name: resources.name }).from(resources).where(eq(resources.id, resourceId)),
        );
  const { name, timezone } = owned.business;
  const payload: FailingFacts = {
    business: { id: businessId, name },
    timezone,
    resourceName: named?.name ?? null,
    // The rest of the address is a secret.
    host: new URL(url).host,
    failure,
    failingSince,
  };
  return queueEmail(tx, { kind: BUSY_CALENDAR_FAILING, recipient: owned.email, payload, businessId }, now);
}
