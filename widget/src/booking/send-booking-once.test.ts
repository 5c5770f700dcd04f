import { describe, expect, it } from 'vitest';
import { BOOKING_FAILED } from '@daybook/schema/words/booking-form-texts';
import { NETWORK_ERROR } from '@daybook/schema/words/texts';
import { newForm, openedDiary } from '../diary/diary-state.ts';
import { answerWith, never, serve, type Handler } from '../diary/loopback-server.ts';
import { ANSWER, NOW, SAMPLE, samplePage, sampleSlot } from '../diary/sample-diary.ts';
import { CallFailed } from '../diary/server-calls.ts';
import { bookingSender, bookingToSend, refusalOf } from './send-booking-once.ts';

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

  it('repeats a request without a response byte for byte, and starts afresh after a response', async () => {
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

  it('is another booking when the person has changed something', () => {
    const first = bookingToSend(null, state, slot, null, 5000);
    const changed = {
      ...state,
      form: newForm({ ...state.prefill, attendee_phone: '1' }),
    };
    expect(bookingToSend(first, state, slot, null, 9000)).toBe(first);
    expect(bookingToSend(first, changed, slot, null, 9000).key).not.toBe(first.key);
    expect(bookingToSend(first, state, sampleSlot(1, '11:00'), null, 9000).key).not.toBe(first.key);
  });

  it('sends nothing after the diary has been removed', async () => {
    const life = new AbortController();
    let requests = 0;
    const origin = await serve(() => (requests += 1));
    // Only 100 of the 2,000 milliseconds remain to wait.
    void bookingSender(origin, life.signal)(state, slot, null, 1900);
    life.abort();
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(requests).toBe(0);
  });
});

describe('refusalOf', () => {
  it('returns the response’s text, or says that the booking failed', () => {
    expect(refusalOf(new CallFailed(500, { detail: 'The database is busy.' })).text).toBe(
      'The database is busy.',
    );
    expect(refusalOf(new CallFailed(502, null)).text).toBe(BOOKING_FAILED);
    expect(refusalOf(new CallFailed(502), 'Another text').text).toBe('Another text');
    expect(refusalOf(new Error('a mistake of ours')).text).toBe(BOOKING_FAILED);
  });

  it('includes fields and fresh slots', () => {
    const slots = [sampleSlot(1, '10:30')];
    expect(refusalOf(new CallFailed(409, { error: 'Gone', slots }))).toMatchObject({ isGone: true, slots });
    const fields = { attendee_email: 'No' };
    expect(refusalOf(new CallFailed(400, { error: 'No', fields }))).toMatchObject({ problems: fields });
  });

  it('keeps the slot when a field is refused, as with too many open bookings', () => {
    const body = { error: 'Too many', fields: { attendee_email: 'Too many' } };
    expect(refusalOf(new CallFailed(409, body)).isGone).toBe(false);
    expect(refusalOf(new CallFailed(404, { error: 'Nowhere' })).isGone).toBe(true);
  });

  it('keeps the slot when its price has changed', () => {
    const body = { error: 'Now £45', fields: { service_price: 'Now £45' }, service_price: 45 };
    expect(refusalOf(new CallFailed(409, body))).toMatchObject({ isGone: false, slots: null });
  });

  it('says that the network failed when there was no response', () => {
    expect(refusalOf(new CallFailed(null))).toMatchObject({ text: NETWORK_ERROR, isGone: false });
  });
});
