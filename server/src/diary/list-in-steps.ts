/** Lists a business's events in steps, so that thousands of them hold nobody else up. */
import { nextTurn } from '../runtime/next-turn.ts';
import type { DiaryStore, EventPlace, EventRange, ListedEvent } from './diary-store.ts';

/** Rows that one step reads. */
const ROWS_A_STEP = 500;

/** In order of date and start. */
export async function* listInSteps(
  store: Pick<DiaryStore, 'listEvents'>,
  range: EventRange,
): AsyncGenerator<ListedEvent[], void> {
  let after: EventPlace | undefined;
  do {
    const listed = await store.listEvents(range, after, ROWS_A_STEP);
    yield listed;
    after = listed.length < ROWS_A_STEP ? undefined : listed.at(-1);
    if (after) await nextTurn();
  } while (after);
}
