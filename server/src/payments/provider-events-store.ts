import { eq, lt } from 'drizzle-orm';
import type { Reader, Transaction } from '../database/database.ts';
import { providerEvents } from '../database/money-tables.ts';
import type { ProviderEvent } from './provider.ts';

export async function isHandled(on: Reader, eventId: string): Promise<boolean> {
  const found = await on
    .select({ id: providerEvents.id })
    .from(providerEvents)
    .where(eq(providerEvents.id, eventId));
  return found.length > 0;
}

/** Records that the event was handled. It may be recorded already. */
export async function keepEvent(
  tx: Transaction,
  { id, type, happenedAt }: ProviderEvent,
  now: number,
): Promise<void> {
  await tx.insert(providerEvents).values({ id, type, happenedAt, handledAt: now }).onConflictDoNothing();
}

/** Deletes records of events handled before that instant, milliseconds since 1970. */
export async function deleteEventsBefore(tx: Transaction, instant: number): Promise<void> {
  await tx.delete(providerEvents).where(lt(providerEvents.handledAt, instant));
}
