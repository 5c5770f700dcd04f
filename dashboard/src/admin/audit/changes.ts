import type { AuditEntry } from '@daybook/schema/contract/admin/audit';
import { NO, NOTHING, YES } from './audit-texts.ts';

type Facts = NonNullable<AuditEntry['before']>;

export interface Change {
  /** 'max uses' */
  field: string;
  /** Undefined when the field was not there before, or is not there any more. */
  before: string | undefined;
  after: string | undefined;
}

/** What an entry of the log tells of each field that it is about. */
export function changesOf({ before, after }: Pick<AuditEntry, 'before' | 'after'>): Change[] {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...fields].map((field) => ({
    field: field.replaceAll('_', ' '),
    before: textIn(before, field),
    after: textIn(after, field),
  }));
}

function textIn(facts: Facts | null, field: string): string | undefined {
  const value = facts?.[field];
  if (value === undefined) return undefined;
  if (value === null || value === '') return NOTHING;
  return typeof value === 'boolean' ? (value ? YES : NO) : String(value);
}
