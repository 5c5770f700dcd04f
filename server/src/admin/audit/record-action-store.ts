/** What an admin did is written down in the transaction that does it (decision 85). */
import type { AuditAction } from '@daybook/schema/contract/admin/audit';
import type { Transaction } from '../../database/database.ts';
import { foldText } from '../../database/search/fold-text.ts';
import { adminActions, type AdminFacts } from '../../database/admin-tables.ts';

/** Who acts, and when. */
export interface AdminMoment {
  /** The admin's email address. */
  who: string;
  /** Milliseconds since 1970. */
  now: number;
}

export interface AdminAction {
  action: AuditAction;
  /** The name of what it was done to: a code, a business's name, an email address. */
  subject: string;
  subjectId: number | null;
  /**
   * The fields that differed, before and after; null where there was nothing. They hold nothing about people who
   * book.
   */
  before: AdminFacts | null;
  after: AdminFacts | null;
}

/** Writes down an action, in the transaction that does it. */
export async function recordAction(
  tx: Transaction,
  { who, now }: AdminMoment,
  action: AdminAction,
): Promise<void> {
  const text = foldText(`${action.subject}\n${who}`);
  await tx.insert(adminActions).values({ ...action, who, text, happenedAt: now });
}
