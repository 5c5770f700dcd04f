import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { COPIED_MILLISECONDS } from '@daybook/schema/figures/screens';
import type { Action } from '../diary/actions.ts';
import { EMAIL_QUESTION_MILLISECONDS, nextSender } from './next-sender.ts';

let sent: Action['type'][];
let life: AbortController;
let sendNext: (action: Action) => void;
beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  life = new AbortController();
  sendNext = nextSender(life.signal, ({ type }) => sent.push(type));
});
afterEach(() => vi.useRealTimers());

it('sends the action that follows another, when its time has come', () => {
  sendNext({ type: 'copied' });
  sendNext({ type: 'left-email' });
  sendNext({ type: 'dismissed' });
  vi.advanceTimersByTime(EMAIL_QUESTION_MILLISECONDS - 1);
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(sent).toEqual(['saw-email']);
  vi.advanceTimersByTime(COPIED_MILLISECONDS);
  expect(sent).toEqual(['saw-email', 'copied-before']);
});

it('begins the wait again when the action happens again', () => {
  sendNext({ type: 'copied' });
  vi.advanceTimersByTime(COPIED_MILLISECONDS - 1);
  sendNext({ type: 'copied' });
  vi.advanceTimersByTime(COPIED_MILLISECONDS - 1);
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(sent).toEqual(['copied-before']);
});

it('does not judge an address that is typed on', () => {
  sendNext({ type: 'left-email' });
  sendNext({ type: 'typed', field: 'attendee_phone', value: '0' });
  sendNext({ type: 'typed', field: 'attendee_email', value: 'ada@gmail.co' });
  vi.advanceTimersByTime(EMAIL_QUESTION_MILLISECONDS);
  expect(sent).toEqual([]);
});

it('leaves no timer behind when the diary is taken away', () => {
  sendNext({ type: 'copied' });
  sendNext({ type: 'left-email' });
  life.abort();
  expect(vi.getTimerCount()).toBe(0);
});
