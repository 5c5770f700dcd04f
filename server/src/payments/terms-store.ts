/** Keeps the terms that buyers accepted, word for word: ours change, and a contract keeps the ones it was made with. */

import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Reader, Transaction } from '../database/database.ts';
import { termsTexts } from '../database/money-tables.ts';
import { firstOf } from '../database/prepared.ts';

/** Keeps the text once, however many accept it. Returns its id: its SHA-256. */
export async function keepTerms(tx: Transaction, text: string): Promise<string> {
  const id = createHash('sha256').update(text).digest('hex');
  await tx.insert(termsTexts).values({ id, text }).onConflictDoNothing();
  return id;
}

export async function findTerms(on: Reader, id: string): Promise<string | null> {
  return (await firstOf(on.select().from(termsTexts).where(eq(termsTexts.id, id))))?.text ?? null;
}
