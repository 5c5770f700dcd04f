import { describe, expect, it } from 'vitest';
import type { Diary } from '@daybook/schema/contract/diary';
import { NOTHING_CHOSEN, type DiaryChoice } from '@daybook/schema/rules/diary-choice';
import type { Action, Change } from '../diary/actions.ts';
import { diaryReducer } from '../diary/diary-reducer.ts';
import { missingMonth, openedDiary, type OpenDiary } from '../diary/diary-state.ts';
import { answerWith, never, serve } from '../diary/loopback-server.ts';
import { choose, opened } from '../diary/sample-actions.ts';
import { NOW, SAMPLE, samplePage } from '../diary/sample-diary.ts';
import { PUBLIC_CALLS } from '../diary/server-calls.ts';
import { loadMissing, loadMonth } from './LaterMonths.tsx';

const long: Diary = { ...SAMPLE, last_date: '2027-12-31' };
const [event] = SAMPLE.events;
if (!event) throw new Error('the sample has events');
const may = (id: number, next: string | null) => ({
  month: '2027-05',
  events: [{ ...event, id, event_date: '2027-05-03' }],
  dates: [{ date: '2027-05-03', free_count: 1, slot_count: 1, is_nearly_full: false, is_over: false }],
  next,
});

/** Returns a diary that turns to a month as a person does; `settled` resolves when nothing is under way. */
function lookAt(origin: string, month: string | null) {
  let state: OpenDiary = openedDiary(long, { ...samplePage().choice, month }, null, NOW, {});
  const said: string[] = [];
  const dispatch = (action: Action | Change) => {
    const next = diaryReducer(state, action);
    if (next.phase === 'open') state = next;
    said.push(state.said);
  };
  const load = async () => {
    const missing = missingMonth(state);
    if (missing)
      await loadMonth({ slug: 'willow', origin, calls: PUBLIC_CALLS }, missing, null, never, dispatch);
  };
  return { said, dispatch, load, state: () => state };
}

describe('a month that did not come with the diary', () => {
  it('loads when it is turned to, part by part, and then counts as loaded', async () => {
    const urls: (string | undefined)[] = [];
    const origin = await serve((request, response, body) => {
      urls.push(request.url);
      answerWith(200, urls.length === 1 ? may(71, '2027-05-03 09:00 71') : may(72, null))(
        request,
        response,
        body,
      );
    });
    const { said, load, state } = lookAt(origin, '2027-05');
    await load();
    expect(said).toEqual(['Loading May 2027…', '', '']);
    expect(urls).toEqual([
      '/api/diary/willow/months/2027-05',
      '/api/diary/willow/months/2027-05?after=2027-05-03%2009%3A00%2071',
    ]);
    expect(state().diary.events.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 71, 72]);
    expect(state().diary.carried_months).toContain('2027-05');
  });

  it('that fails is loaded again on retry, and not before', async () => {
    const answers = [answerWith(503, {}), answerWith(200, may(71, null))];
    let calls = 0;
    const origin = await serve((...args) => answers[calls++]?.(...args));
    const { dispatch, load, state } = lookAt(origin, '2027-05');
    await load();
    expect(state().failedMonth).toBe('2027-05');
    dispatch({ type: 'unfolded' });
    await load();
    expect(calls).toBe(1);
    dispatch({ type: 'retried' });
    await load();
    expect(state().diary.carried_months).toContain('2027-05');
    expect(state().failedMonth).toBeNull();
  });

  it.each([[null], ['2026-12'], ['2028-03'], ['2026-10']])('%s is not loaded', async (month) => {
    const { said, load } = lookAt('http://nowhere.invalid', month);
    await load();
    expect(said).toEqual([]);
  });
});

describe('what the host page asks for', () => {
  const open = diaryReducer({ phase: 'loading' }, opened());
  const missing = (choice: Partial<DiaryChoice>, by?: 'page' | 'person') => {
    const next = diaryReducer(open, choose(choice, by));
    return next.phase === 'open' && next.missing;
  };

  it('is missing if the diary does not have it and the page chose it, not a person', () => {
    expect(missing({ eventId: 99 }, 'page')).toMatchObject({ eventId: 99 });
    expect(missing({ date: '2027-08-01' }, 'page')).toMatchObject({ date: '2027-08-01' });
    for (const there of [{}, { eventId: 3 }, { date: '2026-11-24' }])
      expect(missing(there, 'page')).toBeNull();
    expect(missing({ eventId: 99 }, 'person')).toBeNull();
  });

  it('is loaded with a newer diary, and then chosen', async () => {
    const urls: (string | undefined)[] = [];
    const origin = await serve((request, response, body) => {
      urls.push(request.url);
      answerWith(200, SAMPLE)(request, response, body);
    });
    const sent: (Action | Change)[] = [];
    const choice = { ...NOTHING_CHOSEN, eventId: 99 };
    await loadMissing({ slug: 'willow', origin, calls: PUBLIC_CALLS }, choice, never, (action) =>
      sent.push(action),
    );
    expect(sent).toMatchObject([{ type: 'refreshed' }, { type: 'chose', choice, by: 'page' }]);
    expect(urls).toEqual(['/api/diary/willow?event=99']);
  });
});
