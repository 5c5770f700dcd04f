import { describe, expect, it } from 'vitest';
import type { Diary } from '@daybook/schema/contract/diary';
import type { Action } from '../diary/actions.ts';
import { openedDiary, type DiaryState, type OpenDiary } from '../diary/diary-state.ts';
import { answerWith, never, serve } from '../diary/loopback-server.ts';
import { nextState } from '../diary/next-state.ts';
import { NOW, SAMPLE, samplePage } from '../diary/sample-diary.ts';
import { later } from '../later/later.ts';
import { monthLoader } from './load-months.ts';

const long: Diary = { ...SAMPLE, last_date: '2027-12-31' };
const [event] = SAMPLE.events;
if (!event) throw new Error('the sample has events');
const may = (id: number, next: string | null) => ({
  month: '2027-05',
  events: [{ ...event, id, event_date: '2027-05-03' }],
  dates: [{ date: '2027-05-03', free_count: 1, slot_count: 1, is_nearly_full: false, is_over: false }],
  next,
});

/** A diary that turns to a month, as a person does; `settled` resolves when nothing is under way any more. */
function lookAt(origin: string, month: string | null) {
  let state: OpenDiary = openedDiary(long, { ...samplePage().choice, month }, null, NOW, {});
  const sent: Action['type'][] = [];
  let settle = () => {};
  const settled = new Promise<void>((resolve) => (settle = resolve));
  const send = (action: Action) => {
    sent.push(action.type);
    const next: DiaryState = nextState(state, action, later);
    if (next.phase === 'open') state = next;
    load(state);
    const isLast = action.type === 'month-came' && action.of.next === null;
    if (isLast || action.type === 'month-failed') settle();
  };
  const load = monthLoader({ slug: 'willow', origin }, never, send);
  load(state);
  return { sent, send, settled, state: () => state };
}

describe('a month that did not come along', () => {
  it('is loaded once it is turned to, part by part, and then counts as there', async () => {
    const urls: (string | undefined)[] = [];
    const origin = await serve((request, response, body) => {
      urls.push(request.url);
      answerWith(200, urls.length === 1 ? may(71, '2027-05-03 09:00 71') : may(72, null))(
        request,
        response,
        body,
      );
    });
    const { sent, settled, state } = lookAt(origin, '2027-05');
    await settled;
    expect(sent).toEqual(['month-asked', 'month-came', 'month-came']);
    expect(urls).toEqual([
      '/api/diary/willow/months/2027-05',
      '/api/diary/willow/months/2027-05?after=2027-05-03%2009%3A00%2071',
    ]);
    expect(state().diary.events.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 71, 72]);
    expect(state().diary.carried_months).toContain('2027-05');
  });

  it('that fails is asked for again on retry, and not before', async () => {
    const answers = [answerWith(503, {}), answerWith(200, may(71, null))];
    let calls = 0;
    const origin = await serve((...args) => answers[calls++]?.(...args));
    const { send, settled, state } = lookAt(origin, '2027-05');
    await settled;
    expect(state().failedMonth).toBe('2027-05');
    send({ type: 'unfolded' });
    expect(calls).toBe(1);
    send({ type: 'retried' });
    await expect.poll(() => state().diary.carried_months).toContain('2027-05');
    expect(state().failedMonth).toBeNull();
  });

  it.each([[null], ['2026-12'], ['2028-03'], ['2026-10']])('%s is not asked for', async (month) => {
    let calls = 0;
    const origin = await serve(() => (calls += 1));
    const { sent } = lookAt(origin, month);
    expect([sent, calls]).toEqual([[], 0]);
  });
});
