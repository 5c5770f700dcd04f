import { expect, it } from 'vitest';
import { DATE_IN_PAST, EVENT_CREATE_FAILED } from '@daybook/schema/words/event-texts';
import { ALL_EVENTS_FAILED, EVENTS_NOT_CONFIRMED, NOT_CONFIRMED } from './new-event-texts.ts';
import { creationOf } from './use-new-event.ts';

const DATES = ['2026-11-24', '2026-11-25', '2026-11-26'];
const made = (event_date: string) => ({ event_date, id: 7, error: null });
const failed = (event_date: string, error: string | null = DATE_IN_PAST) => ({ event_date, id: null, error });

it('is all when every date has its event', () => {
  expect(creationOf(DATES, DATES.map(made))).toEqual({ kind: 'all', created: 3 });
});

it('is some, with the reason for each date without an event', () => {
  const [first = '', second = '', third = ''] = DATES;
  expect(creationOf(DATES, [made(first), failed(second), failed(third, null)])).toEqual({
    kind: 'some',
    created: 1,
    asked: 3,
    failed: [
      { date: second, reason: DATE_IN_PAST, isCertain: true },
      { date: third, reason: EVENT_CREATE_FAILED, isCertain: true },
    ],
  });
});

it('does not call a date failed when the server said nothing about it', () => {
  expect(creationOf(DATES, DATES.slice(0, 2).map(made))).toMatchObject({
    kind: 'some',
    failed: [{ date: '2026-11-26', reason: NOT_CONFIRMED, isCertain: false }],
  });
});

it('is none when each date failed', () => {
  const outcomes = DATES.map((date) => failed(date));
  expect(creationOf(DATES, outcomes)).toMatchObject({ kind: 'none', text: ALL_EVENTS_FAILED });
});

it('does not say that nothing was created if the server didn’t respond', () => {
  expect(creationOf(DATES, [])).toMatchObject({ kind: 'none', text: EVENTS_NOT_CONFIRMED });
});
