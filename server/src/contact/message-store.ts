/** The queries about messages to support. */
import { and, count, eq, gt } from 'drizzle-orm';
import type { Reader, Transaction } from '../database/database.ts';
import { firstOf } from '../database/prepared.ts';
import { contactMessages } from '../database/visitor-tables.ts';
import { queueEmail } from '../emails/queue-email-store.ts';
import { CONTACT_MESSAGE, type ContactFacts } from './contact-email.ts';

/** Counts the messages that were written since the instant, milliseconds since 1970. */
export async function countMessagesSince(on: Reader, instant: number): Promise<number> {
  const [found] = await on
    .select({ messages: count() })
    .from(contactMessages)
    .where(gt(contactMessages.createdAt, instant));
  return found?.messages ?? 0;
}

/** Whether the same message was written from that address since the instant, milliseconds since 1970. */
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

/** Stores a message, with the email that carries it to support. */
export async function keepMessage(
  tx: Transaction,
  facts: ContactFacts,
  { recipient, now }: { recipient: string; now: number },
): Promise<void> {
  await tx.insert(contactMessages).values({ ...facts, createdAt: now });
  await queueEmail(tx, { kind: CONTACT_MESSAGE, recipient, payload: facts }, now);
}
