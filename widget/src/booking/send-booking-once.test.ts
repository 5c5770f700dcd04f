import { describe, expect, it } from 'vitest';
import { openedDiary } from '../diary/diary-state.ts';
import { ANSWER, NOW, SAMPLE, samplePage, sampleSlot } from '../diary/sample-diary.ts';
import { answerWith, never, serve, type Handler } from '../diary/loopback-server.ts';
import { newForm } from './form-of.ts';
import { bookingSender, bookingToSend } from './send-booking-once.ts';

describe('booking', () => {
  const state = openedDiary(SAMPLE, samplePage().choice, SAMPLE.opening, NOW, { attendee_first_name: 'Ada' });
  const slot = sampleSlot(1, '10:30');

  it('sends what the person decided as JSON, with a key', async () => {
    const origin = await serve((request, response, body) => {
      expect(request.url).toBe('/api/time-slots/1-10%3A30/book');
      expect(request.headers['idempotency-key']).toMatch(/^[\d-]{7,}$/);
      expect(request.headers['content-type']).toBe('application/json');
      expect(JSON.parse(body)).toMatchObject({
        attendee_first_name: 'Ada',
        selected_start_time: '10:30',
        form_milliseconds: 5000,
        source: 'spring',
      });
      answerWith(201, ANSWER)(request, response, body);
    });
    const outcome = await bookingSender(origin, never)(state, slot, 'spring', 5000);
    expect(outcome).toEqual({ type: 'booked', answer: ANSWER });
  });

  it('repeats an unanswered request byte for byte, and begins afresh after an answer', async () => {
    const seen: string[] = [];
    const answers: Handler[] = [
      (_, response) => response.destroy(),
      answerWith(409, { error: 'Gone' }),
      answerWith(201, ANSWER),
    ];
    const origin = await serve((request, response, body) => {
      seen.push(JSON.stringify([request.headers['idempotency-key'], body]));
      answers[seen.length - 1]?.(request, response, body);
    });
    const send = bookingSender(origin, never);
    expect(await send(state, slot, null, 5000)).toMatchObject({ type: 'refused', isGone: false });
    expect(await send(state, slot, null, 9000)).toMatchObject({ type: 'refused', isGone: true });
    expect(await send(state, slot, null, 12_000)).toMatchObject({ type: 'booked' });
    expect(seen[1]).toBe(seen[0]);
    expect(seen[2]).not.toBe(seen[1]);
  });

  it('is another booking when the person changed something', () => {
    const first = bookingToSend(null, state, slot, null, 5000);
    const changed = {
      ...state,
      form: newForm({ ...state.prefill, attendee_phone: '1' }),
    };
    expect(bookingToSend(first, state, slot, null, 9000)).toBe(first);
    expect(bookingToSend(first, changed, slot, null, 9000).key).not.toBe(first.key);
    expect(bookingToSend(first, state, sampleSlot(1, '11:00'), null, 9000).key).not.toBe(first.key);
  });

  it('sends nothing after the diary is gone', async () => {
    const life = new AbortController();
    let requests = 0;
    const origin = await serve(() => (requests += 1));
    // 100 of the 2,000 milliseconds are left to wait.
    void bookingSender(origin, life.signal)(state, slot, null, 1900);
    life.abort();
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(requests).toBe(0);
  });
});
