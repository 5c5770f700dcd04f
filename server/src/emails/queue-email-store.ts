import { normalisedEmail } from '@daybook/schema/rules/email-address';
import type { Transaction } from '../database/database.ts';
import { emails, type EmailRow } from '../database/email-tables.ts';
import { everyColumn, prepared } from '../database/prepared.ts';

interface NewEmail extends Pick<EmailRow, 'kind' | 'recipient' | 'payload'> {
  bookingId?: number;
  businessId?: number;
  /** The recipient's folded address, where a stranger causes the email. */
  countedFor?: string | null;
  /** For an email that must be sent only once; see `onceKey` in email-tables.ts. */
  onceKey?: string;
  /** True for one of many that nobody waits for. Emails that somebody waits for go first. */
  isBulk?: boolean;
}

const insert = prepared((tx: Transaction) =>
  tx
    .insert(emails)
    .values(everyColumn(emails))
    .onConflictDoNothing({ target: emails.onceKey })
    .returning({ id: emails.id })
    .prepare(),
);

/**
 * Puts an email in the outbox, in the transaction of the change that it reports. Returns false when its
 * once-key was used before.
 */
export async function queueEmail(tx: Transaction, email: NewEmail, now: number): Promise<boolean> {
  const row: Omit<EmailRow, 'id'> = {
    bookingId: null,
    businessId: null,
    countedFor: null,
    onceKey: null,
    status: 'queued',
    attempts: 0,
    dueAt: now,
    lastError: null,
    isRefused: false,
    refusals: 0,
    isBulk: false,
    isReady: true,
    createdAt: now,
    sentAt: null,
    ...email,
    normalisedRecipient: normalisedEmail(email.recipient),
  };
  return (await insert(tx).execute(row)).length > 0;
}
