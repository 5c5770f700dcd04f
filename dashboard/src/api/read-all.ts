import { PAGE_SIZE_MAX } from '@daybook/schema/figures/bounds';

/** How a whole list is read; `onProgress` gets the number of rows so far. */
export interface Reading {
  signal: AbortSignal;
  onProgress: (done: number) => void;
}

interface Asked {
  page: number;
  page_size: number;
}

interface Pages<Row> {
  rows: readonly Row[];
  page_count: number;
}

/** Resolves to every row of a list, in its order, in the largest pages allowed. */
export async function readAll<Row extends { id: number }>(
  ask: (asked: Asked, signal: AbortSignal) => Promise<Pages<Row>>,
  { signal, onProgress }: Reading,
): Promise<Row[]> {
  // By id, because a row added meanwhile moves others to the next page.
  const found = new Map<number, Row>();
  for (let page = 1, pageCount = 1; page <= pageCount; page += 1) {
    const answer = await ask({ page, page_size: PAGE_SIZE_MAX }, signal);
    for (const row of answer.rows) found.set(row.id, row);
    pageCount = answer.page_count;
    onProgress(found.size);
  }
  return [...found.values()];
}
