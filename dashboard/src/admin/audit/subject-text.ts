import type { AuditEntry } from '@daybook/schema/contract/admin/audit';
import { inWords } from './audit-fields.ts';

/** Returns what an entry is about. The kind of a retried email is given its name: 'Booking confirmed to a•••@example.com'. */
export function subjectText({ action, subject }: Pick<AuditEntry, 'action' | 'subject'>): string {
  const [, kind, recipient] = /^(\S+) to (\S+)$/.exec(subject) ?? [];
  return action === 'letter_retried' && kind !== undefined && recipient !== undefined
    ? `${inWords(kind)} to ${recipient}`
    : subject;
}
