/**
 * Makes one place raise a business's version: the `write` that names it. A change can't be forgotten, because
 * rows that a diary or an owner's list shows are refused in a `write` that names no business.
 */

import type { LockOn } from './database.ts';

/**
 * The tables whose rows a diary, an owner's list or a kept answer shows. An email shows once it is given up:
 * its business's version rises then, but the outbox may write it without one.
 */
const SHOWN = new Set(
  `businesses events replaced_events venues services event_people catalogue catalogue_people resources bookings
  claims offers waiting_list_entries customers erasure_requests time_off delays busy_calendars busy_times pictures
  patterns pattern_dates`.split(/\s+/),
);

/**
 * Columns that no diary shows and jobs note: for many businesses at once, every ten minutes for each calendar,
 * or, when a diary was searched for times to offer, with a note that would ask for the next search.
 */
const NOTES: Record<string, string[]> = {
  bookings: ['reminder_due_at', 'idempotency_key'],
  businesses: ['expiry_notice_due_at', 'offered_version'],
  busy_calendars: `next_fetch_at fetched_at etag last_modified unread failure failing_since told_at`.split(
    ' ',
  ),
};

const WRITTEN = /^(?:with .*)?(?:insert into|update|delete from) "(\w+)"(?: set (.*?) where )?/s;

/** Listens to the statements of one connection's transactions, as drizzle's logger. */
export interface BusinessWrites {
  logQuery(text: string): void;
  /** Begins a transaction. */
  begin(lockOn: LockOn): void;
  /** Returns the businesses whose version the transaction raises if any of its statements changed a row. */
  raised(): readonly number[];
}

export function createBusinessWrites(): BusinessWrites {
  let named: LockOn['business'];
  let isChanged = false;
  return {
    logQuery(text) {
      const [, table, set] = WRITTEN.exec(text) ?? [];
      if (table === undefined || isNote(table, set)) return;
      if (!SHOWN.has(table) && table !== 'emails') return;
      if (named === undefined && SHOWN.has(table))
        throw new Error(`a write to "${table}" must name its business: write({ business }, …)`);
      isChanged = true;
    },
    begin(lockOn) {
      named = lockOn.business;
      isChanged = false;
    },
    raised: () => (isChanged ? idsIn(named) : []),
  };
}

/** Returns the ids that a transaction names, in the order in which they are locked. */
export function idsIn(business: LockOn['business']): readonly number[] {
  if (business === undefined || business === 'new') return [];
  return typeof business === 'number' ? [business] : business.toSorted((one, other) => one - other);
}

function isNote(table: string, set = ''): boolean {
  const columns = [...set.matchAll(/"(\w+)" = (?:\?|\$\d+)(?:, |$)/g)];
  const isWhole = columns.map(([text]) => text).join('') === set && set !== '';
  return isWhole && columns.every(([, column = '']) => NOTES[table]?.includes(column));
}
