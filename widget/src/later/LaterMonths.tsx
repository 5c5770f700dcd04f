/** Loads what did not come with the diary: later months, and what the host page asks for. */

import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { Diary, DiaryMonth } from '@daybook/schema/contract/diary';
import { monthTitle } from '@daybook/schema/rules/date';
import type { DiaryChoice } from '@daybook/schema/rules/diary-choice';
import { withMonth } from '@daybook/schema/rules/diary-months';
import { buildPath } from '@daybook/schema/rules/path';
import type { Dispatch } from '../diary/actions.ts';
import { useLive, useOpened } from '../diary/diary-context.ts';
import { isAwaited, missingMonth, type OpenDiary } from '../diary/diary-state.ts';
import { call, getDiary, holds, type Where } from '../diary/server-calls.ts';
import { ByService } from './Chosen.tsx';
import { loadingMonth } from './later-texts.ts';

/** Loads what is missing in the diary. Shows only what leads from every time to the services. */
export function LaterMonths() {
  const { state } = useOpened();
  const { host, signal, dispatch } = useLive();
  const underWay = useRef(new Set<string>());
  const month = missingMonth(state);
  const { wanted } = state.diary;
  useEffect(() => {
    const months = underWay.current;
    const key = `${month} ${keyOf(wanted)}`;
    if (!month || months.has(key)) return;
    months.add(key);
    void loadMonth(host, month, wanted, signal, dispatch).then(() => months.delete(key));
  }, [month, wanted, host, signal, dispatch]);

  const { missing } = state;
  // Cancels in the same task as the next choice, or a response could replace what a person just selected.
  useLayoutEffect(() => {
    const change = new AbortController();
    if (missing) void loadMissing(host, missing, change.signal, dispatch);
    return () => change.abort();
  }, [missing, host, dispatch]);
  return <ByService />;
}

export async function loadMonth(
  host: Where,
  month: string,
  wanted: Diary['wanted'],
  signal: AbortSignal,
  dispatch: Dispatch,
) {
  // The month may come when the diary is for another service.
  const change = (next: (state: OpenDiary) => Partial<OpenDiary>) =>
    dispatch((state) => (keyOf(state.diary.wanted) === keyOf(wanted) ? { ...state, ...next(state) } : state));
  change(() => ({ said: loadingMonth(monthTitle(month)) }));
  try {
    let after: string | null = null;
    do {
      const of = await getMonth(host, month, { after, wanted }, signal);
      after = of.next;
      change(({ diary }) => ({ diary: withMonth(diary, of), said: '' }));
    } while (after);
  } catch {
    change(() => ({ failedMonth: month, said: '' }));
  }
}

/** Loads a newer diary, and chooses what the host page asks for if that diary has it. */
export async function loadMissing(host: Where, choice: DiaryChoice, signal: AbortSignal, dispatch: Dispatch) {
  const diary = await getDiary(host, choice, signal).catch(() => null);
  if (signal.aborted) return;
  if (!diary)
    return dispatch((state) => (isAwaited(state) ? { ...state, later: 'failed', said: '' } : state));
  dispatch({ type: 'refreshed', diary, now: Date.now() });
  dispatch({ type: 'chose', choice, by: 'page' });
}

const keyOf = (wanted: Diary['wanted']) => [wanted?.service_id, wanted?.person_id].join();

const isMonth = holds<DiaryMonth>('dates');

/** `after` is the `next` of the previous part. */
const getMonth = (
  { origin, slug, calls }: Where,
  month: string,
  { after, wanted }: { after: string | null } & Pick<Diary, 'wanted'>,
  signal: AbortSignal,
): Promise<DiaryMonth> => {
  const service = wanted && { service: wanted.service_id, with: wanted.person_id };
  const query = { after, ...service, ...calls.query };
  return call(origin + buildPath(calls.month, { slug, month }, query), { signal }, isMonth);
};
