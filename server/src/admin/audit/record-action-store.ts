/** Records admins' actions, each in the transaction of the change itself. */

import { eq, inArray } from 'drizzle-orm';
import type { AuditAction, AuditQuery } from '@daybook/schema/contract/admin/audit';
import { foldText } from '@daybook/schema/rules/fold-text';
import { adminActions, type AdminFacts, type AdminActionRow } from '../../database/admin-tables.ts';
import type { Transaction, Reader } from '../../database/database.ts';
import { idsGiven } from '../../database/expressions.ts';
import { prepared } from '../../database/prepared.ts';
import type { PageFound } from '../../database/search/find-page.ts';
import { findListed, rowsOf } from '../listed-page-store.ts';

export interface AdminMoment {
  who: string;
  now: number;
}

interface AdminAction {
  action: AuditAction;
  subject: string;
  subjectId: number | null;
  /** The fields that differ; null for something that didn't exist. They contain nothing about customers. */
  before: AdminFacts | null;
  after: AdminFacts | null;
}

/** Call it in the transaction of the action. */
export async function recordAction(
  tx: Transaction,
  { who, now }: AdminMoment,
  action: AdminAction,
): Promise<void> {
  const text = foldText(`${action.subject}\n${who}`);
  await tx.insert(adminActions).values({ ...action, who, text, happenedAt: now });
}

interface Difference {
  before: AdminFacts;
  after: AdminFacts;
}

/** Returns the fields that differ; null if none does. */
export function differenceOf(before: AdminFacts, after: AdminFacts): Difference | null {
  const names = Object.keys({ ...before, ...after }).filter((name) => before[name] !== after[name]);
  if (names.length === 0) return null;
  const only = (facts: AdminFacts) => Object.fromEntries(names.map((name) => [name, facts[name] ?? null]));
  return { before: only(before), after: only(after) };
}

const byIds = prepared((on: Reader) =>
  on
    .select()
    .from(adminActions)
    .where(inArray(adminActions.id, idsGiven('ids')))
    .prepare(),
);

/** Finds admins' actions, latest first. */
export async function findActions(on: Reader, query: AuditQuery): Promise<PageFound<AdminActionRow>> {
  const list = {
    table: adminActions,
    text: adminActions.text,
    filter: query.action && eq(adminActions.action, query.action),
    search: query.search,
    // Ids rise with time.
    order: { by: adminActions.id, direction: 'desc' },
  } as const;
  const page = await findListed(on, list, query);
  return { ...page, items: await rowsOf(page.items, byIds(on)) };
}
