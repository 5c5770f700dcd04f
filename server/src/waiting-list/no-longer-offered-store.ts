/** Says what happens to those who wait for a person or a service that the owner archives or deletes. */

import { and, eq, isNull } from 'drizzle-orm';
import { waitingListEntries } from '../database/booking-tables.ts';
import type { Transaction } from '../database/database.ts';
import { queueEmail } from '../emails/queue-email-store.ts';
import { addressOf, endEntry, findEntry, markWantsEarlier } from './entries-store.ts';
import { WAITING_CHANGED } from './waiting-emails.ts';
import { changedFactsOf } from './waiting-facts.ts';

interface NoLongerOffered {
  businessId: number;
  kind: 'person' | 'service';
  id: number;
  name: string;
}

/** Who waits for the person then waits for anyone; who waits for the service is taken off. Both are emailed. */
export async function noLongerOffered(
  tx: Transaction,
  { businessId, kind, id, name }: NoLongerOffered,
  now: number,
): Promise<void> {
  const { personId, catalogueId } = waitingListEntries;
  const waiting = await tx
    .select({ id: waitingListEntries.id })
    .from(waitingListEntries)
    .where(
      and(
        eq(waitingListEntries.businessId, businessId),
        eq(kind === 'person' ? personId : catalogueId, id),
        isNull(waitingListEntries.endedAt),
      ),
    );
  for (const entry of waiting) {
    const known = await findEntry(tx, entry.id);
    if (!known) continue;
    if (kind === 'person')
      await tx.update(waitingListEntries).set({ personId: null }).where(eq(waitingListEntries.id, entry.id));
    else {
      await endEntry(tx, entry.id, 'removed', now);
      if (known.booking) await markWantsEarlier(tx, known.booking.id, false);
    }
    if (known.entry.confirmedAt === null) continue;
    const payload = changedFactsOf(known, kind, name);
    await queueEmail(
      tx,
      { kind: WAITING_CHANGED, businessId, recipient: addressOf(known), payload, isBulk: true },
      now,
    );
  }
}

/** Keeps ended entries, which would be deleted with the person or the service that they were for. */
export async function keepEndedEntries(
  tx: Transaction,
  { businessId, kind, id }: Omit<NoLongerOffered, 'name'>,
): Promise<void> {
  const { personId, catalogueId } = waitingListEntries;
  await tx
    .update(waitingListEntries)
    .set(kind === 'person' ? { personId: null } : { catalogueId: null })
    .where(
      and(eq(waitingListEntries.businessId, businessId), eq(kind === 'person' ? personId : catalogueId, id)),
    );
}
