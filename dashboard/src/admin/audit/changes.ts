import type { AuditEntry } from '@daybook/schema/contract/admin/audit';
import { fieldOf } from './audit-fields.ts';
import { NONE } from './audit-texts.ts';

type Facts = NonNullable<AuditEntry['before']>;

export interface Change {
  /** 'Max uses' */
  label: string;
  /** Undefined when the field was not there before, or is not there any more. */
  before: string | undefined;
  after: string | undefined;
}

/** Returns what an entry of the log tells of each field that it is about. */
export function changesOf({ before, after }: Pick<AuditEntry, 'before' | 'after'>): Change[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...names].map((name) => ({
    label: fieldOf(name).label,
    before: textIn(before, name),
    after: textIn(after, name),
  }));
}

function textIn(facts: Facts | null, name: string): string | undefined {
  const value = facts?.[name];
  if (value === undefined) return undefined;
  if (value === null || value === '') return NONE;
  return fieldOf(name).textOf(value, facts ?? {});
}
