/** Loads the months that did not come with the diary, when somebody turns to them. */
import type { DiaryMonth } from '@daybook/schema/contract/diary';
import { buildPath } from '@daybook/schema/rules/path';
import { diaryMonthRoute } from '@daybook/schema/words/routes';
import type { Send } from '../diary/actions.ts';
import { isCarried, shownMonth, type OpenDiary } from '../diary/diary-state.ts';
import { call, holds } from '../diary/server-calls.ts';
import type { Surroundings } from '../diary/surroundings.ts';

/**
 * Call it once for each diary. It returns a function that loads the month on view, unless that is loaded, on
 * its way, or failed.
 */
export function monthLoader(
  { origin, slug }: Pick<Surroundings, 'origin' | 'slug'>,
  signal: AbortSignal,
  send: Send,
) {
  const underWay = new Set<string>();

  async function load(month: string) {
    underWay.add(month);
    send({ type: 'month-asked', month });
    try {
      let after: string | null = null;
      do {
        const of = await getMonth(origin, slug, month, after, signal);
        after = of.next;
        if (!after) underWay.delete(month);
        send({ type: 'month-came', of });
      } while (after);
    } catch {
      underWay.delete(month);
      send({ type: 'month-failed', month });
    }
  }

  return (state: OpenDiary) => {
    const month = shownMonth(state);
    if (isCarried(state) || state.failedMonth === month || underWay.has(month)) return;
    void load(month);
  };
}

const isMonth = holds<DiaryMonth>('dates');

/** `after` is the `next` of the part before. */
const getMonth = (
  origin: string,
  slug: string,
  month: string,
  after: string | null,
  signal: AbortSignal,
): Promise<DiaryMonth> =>
  call(origin + buildPath(diaryMonthRoute.path, { slug, month }, { after }), { signal }, isMonth);
