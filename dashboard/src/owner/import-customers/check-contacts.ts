import type { AddedAs, CustomerChange } from '@daybook/schema/contract/customers';
import { createKnownCustomers } from '@daybook/schema/rules/known-customers';
import { contactIn, isRounded, type ColumnUse } from './columns.ts';
import type { CustomerTable } from './read-table.ts';

export interface CheckedContacts {
  contacts: CustomerChange[];
  /** Rows that can't be added, with the reason. */
  refused: { line: number; problem: string }[];
  /** Phone numbers that a spreadsheet rounded. */
  rounded: number;
}

/** Checks every row as the server will. Loads the contract, which the page doesn't need before. */
export async function checkContacts(
  { headings, rows }: CustomerTable,
  uses: readonly ColumnUse[],
): Promise<CheckedContacts> {
  const { customerChange } = await import('@daybook/schema/contract/customers');
  const phone = uses.indexOf('phone');
  const checked: CheckedContacts = { contacts: [], refused: [], rounded: 0 };
  for (const { line, cells } of rows) {
    const parsed = customerChange.safeParse({ ...contactIn(cells, uses, headings), alert: null });
    if (parsed.success) checked.contacts.push(parsed.data);
    else checked.refused.push({ line, problem: parsed.error.issues[0]?.message ?? '' });
    if (isRounded(cells[phone]?.trim() ?? '')) checked.rounded += 1;
  }
  return checked;
}

/**
 * Counts what happens with the contacts. The server compares one part of a file at a time, so a customer in two parts is
 * new in both: only the first counts.
 */
export function countAdded(
  contacts: readonly CustomerChange[],
  added: readonly AddedAs[],
): Record<AddedAs, number> {
  const counts = { new: 0, filled: 0, known: 0 };
  const earlier = createKnownCustomers<{ contact: CustomerChange }>();
  for (const [at, contact] of contacts.entries()) {
    const as = added[at] ?? 'known';
    counts[as === 'new' && earlier.find(contact) ? 'filled' : as] += 1;
    earlier.add({ contact });
  }
  return counts;
}
