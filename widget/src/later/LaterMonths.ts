/** Loads what did not come with the diary: later months, and what the host page asks for. */

import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { DiaryMonth } from '@daybook/schema/contract/diary';
import type { DiaryChoice } from '@daybook/schema/rules/diary-choice';
import { buildPath } from '@daybook/schema/rules/path';
import { changeBy } from '../booking/booking-reducer.ts';
import type { Dispatch } from '../diary/actions.ts';
import { useLive, useOpened } from '../diary/diary-context.ts';
import { missingMonth } from '../diary/diary-state.ts';
import { call, getDiary, holds, type Where } from '../diary/server-calls.ts';

/** Loads what is missing in the diary. Renders nothing. */
export function LaterMonths() {
  const { state } = useOpened();
  const { host, signal, dispatch } = useLive();
  const underWay = useRef(new Set<string>());
  const month = missingMonth(state);
  useEffect(() => {
    const months = underWay.current;
    if (!month || months.has(month)) return;
    months.add(month);
    void loadMonth(host, month, signal, dispatch).then(() => months.delete(month));
  }, [month, host, signal, dispatch]);

  const { missing } = state;
  // Cancels in the same task as the next choice, or a response could replace what a person just selected.
  useLayoutEffect(() => {
    const change = new AbortController();
    if (missing) void loadMissing(host, missing, change.signal, dispatch);
    return () => change.abort();
  }, [missing, host, dispatch]);
  return null;
}

export async function loadMonth(host: Where, month: string, signal: AbortSignal, dispatch: Dispatch) {
  dispatch(changeBy({ type: 'month-asked', month }));
  try {
    let after: string | null = null;
    do {
      const of = await getMonth(host, month, after, signal);
      after = of.next;
      dispatch(changeBy({ type: 'month-came', of }));
    } while (after);
  } catch {
    dispatch(changeBy({ type: 'month-failed', month }));
  }
}

/** Loads a newer diary, and chooses what the host page asks for if that diary has it. */
export async function loadMissing(host: Where, choice: DiaryChoice, signal: AbortSignal, dispatch: Dispatch) {
  const diary = await getDiary(host, choice, signal).catch(() => null);
  if (!diary || signal.aborted) return;
  dispatch({ type: 'refreshed', diary, now: Date.now() });
  dispatch({ type: 'chose', choice, by: 'page' });
}

const isMonth = holds<DiaryMonth>('dates');

/** `after` is the `next` of the previous part. */
const getMonth = (
  { origin, slug, calls }: Where,
  month: string,
  after: string | null,
  signal: AbortSignal,
): Promise<DiaryMonth> =>
  call(origin + buildPath(calls.month, { slug, month }, { after, ...calls.query }), { signal }, isMonth);
