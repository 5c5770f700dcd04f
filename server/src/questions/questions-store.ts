/** A business's questions to people who book: one list in its row. */

import { and, eq, gte, ne } from 'drizzle-orm';
import type { Question, QuestionsRequest } from '@daybook/schema/contract/question';
import type { Reader, Transaction } from '../database/database.ts';
import { countRows, firstOf } from '../database/prepared.ts';
import { businesses, events, type EventRow } from '../database/tables.ts';
import { no, ok, type Outcome } from '../runtime/outcome.ts';
import { withIds } from './question-shape.ts';

const questionsOf = async (on: Reader, businessId: number): Promise<Question[]> =>
  (
    await firstOf(
      on.select({ questions: businesses.questions }).from(businesses).where(eq(businesses.id, businessId)),
    )
  )?.questions ?? [];

const writeQuestions = (tx: Transaction, businessId: number, questions: Question[]) =>
  tx.update(businesses).set({ questions }).where(eq(businesses.id, businessId));

/** Replaces the questions, unless they aren't those that the owner saw any more. */
export async function saveQuestions(
  tx: Transaction,
  businessId: number,
  { questions, seen }: QuestionsRequest,
): Promise<Outcome<Question[], 'changed since'>> {
  const before = await questionsOf(tx, businessId);
  if (before.map(({ id }) => id).join() !== seen.join()) return no('changed since');
  const after = withIds(questions, before);
  await writeQuestions(tx, businessId, after);
  return ok(after);
}

/** Keeps the questions of a service or event that has another name from now on. */
export async function renameAsked(
  tx: Transaction,
  businessId: number,
  field: 'service_name' | 'event_name',
  { from, to }: { from: string; to: string },
): Promise<void> {
  if (from === to) return;
  const before = await questionsOf(tx, businessId);
  if (!before.some((question) => question[field] === from)) return;
  const renamed = before.map((question) =>
    question[field] === from ? { ...question, [field]: to } : question,
  );
  await writeQuestions(tx, businessId, renamed);
}

/** Keeps the questions of an event whose words changed. Other dates with the former name keep theirs. */
export async function renameEventAsked(
  tx: Transaction,
  { id, businessId, date, name: from }: Pick<EventRow, 'id' | 'businessId' | 'date' | 'name'>,
  to: string,
): Promise<void> {
  if (from === to) return;
  const isNamed = and(eq(events.businessId, businessId), eq(events.name, from));
  const others = and(isNamed, gte(events.date, date), ne(events.id, id));
  if ((await countRows(tx, events, others)) === 0)
    await renameAsked(tx, businessId, 'event_name', { from, to });
}
