import { and, eq, gt } from 'drizzle-orm';
import type { Reader, Transaction } from '../database/database.ts';
import { countRows, firstOf } from '../database/prepared.ts';
import { contactMessages } from '../database/visitor-tables.ts';
import { queueEmail } from '../emails/queue-email-store.ts';
import { CONTACT_MESSAGE, type ContactFacts } from './contact-email.ts';

/** Counts messages since the instant, in milliseconds since 1970. */
export const countMessagesSince = (on: Reader, instant: number): Promise<number> =>
  countRows(on, contactMessages, gt(contactMessages.createdAt, instant));

/** Returns whether the same message came from that address since the instant, in milliseconds since 1970. */
export async function isRepeated(
  on: Reader,
  { email, message }: ContactFacts,
  since: number,
): Promise<boolean> {
  const same = and(
    gt(contactMessages.createdAt, since),
    eq(contactMessages.email, email),
    eq(contactMessages.message, message),
  );
  return (await firstOf(on.select({ id: contactMessages.id }).from(contactMessages).where(same))) !== null;
}

/** Saves a message and queues the email that takes it to support. */
export async function keepMessage(
  tx: Transaction,
  facts: ContactFacts,
  { recipient, now }: { recipient: string; now: number },
): Promise<void> {
  await tx.insert(contactMessages).values({ ...facts, createdAt: now });
  await queueEmail(tx, { kind: CONTACT_MESSAGE, recipient, payload: facts }, now);
}
