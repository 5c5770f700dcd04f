import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { BOOKING_FAILED, NETWORK_ERROR } from '@daybook/schema/words/texts';
import { bookSlot, CallFailed, failureOf, getDiary, listTimeSlots } from './api.ts';
import { attemptOf, bookingSender } from './attempt.ts';
import { ANSWER, NOW, SAMPLE, samplePage, sampleSlot } from './sample-diary.ts';
import { openedDiary } from './state.ts';

type Handler = (request: IncomingMessage, response: ServerResponse, body: string) => void;
const never = new AbortController().signal;
let close = () => {};
afterEach(() => close());

/** A real server on loopback; its origin. */
async function serve(handler: Handler): Promise<string> {
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => handler(request, response, body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  close = () => {
    server.closeAllConnections();
    server.close();
  };
  const address: AddressInfo | string | null = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
}

const answerWith =
  (status: number, body: unknown): Handler =>
  (_, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  };

const failure = (call: Promise<unknown>) =>
  call.then(
    () => expect.unreachable(),
    (error: unknown) => {
      expect(error).toBeInstanceOf(CallFailed);
      return error;
    },
  );

describe('reading', () => {
  it('asks without a header that would need a preflight', async () => {
    let seen: IncomingMessage | undefined;
    const origin = await serve((request, response, body) => {
      seen = request;
      answerWith(200, SAMPLE)(request, response, body);
    });
    expect(await getDiary(origin, 'willow', never)).toEqual(SAMPLE);
    expect(seen?.url).toBe('/api/diary/willow');
    expect(seen?.headers['content-type']).toBeUndefined();
    expect(seen?.headers.cookie).toBeUndefined();
  });

  it('names venue and service only where they are chosen', async () => {
    const urls: (string | undefined)[] = [];
    const origin = await serve((request, response, body) => {
      urls.push(request.url);
      answerWith(200, [])(request, response, body);
    });
    await listTimeSlots(origin, { event_id: 3, venue_id: null, service_id: null }, never);
    await listTimeSlots(origin, { event_id: 3, venue_id: 31, service_id: 5 }, never);
    expect(urls).toEqual(['/api/events/3/time-slots', '/api/events/3/time-slots?venue_id=31&service_id=5']);
  });

  it('takes no page of another server for an answer', async () => {
    const origin = await serve(answerWith(200, { hello: 'captive portal' }));
    expect(await failure(getDiary(origin, 'willow', never))).toMatchObject({ status: 200 });
  });

  it('says so when no answer comes', async () => {
    const origin = await serve((_, response) => response.destroy());
    expect(await failure(getDiary(origin, 'willow', never))).toMatchObject({
      status: 0,
      message: NETWORK_ERROR,
    });
  });
});

describe('failureOf', () => {
  it.each([
    [{ error: 'From error', message: 'From message' }, 'From error'],
    [{ message: 'From message', detail: 'From detail' }, 'From message'],
    [{ detail: 'From detail' }, 'From detail'],
    [{ error: { code: 1 } }, BOOKING_FAILED],
    [null, BOOKING_FAILED],
    ['text', BOOKING_FAILED],
  ])('tells %o as its text', (body, text) => {
    expect(failureOf(500, body).message).toBe(text);
  });

  it('brings fields and fresh slots', () => {
    const slots = [sampleSlot(1, '10:30')];
    expect(failureOf(409, { error: 'Gone', fields: { attendee_email: 'No' }, slots })).toMatchObject({
      status: 409,
      fields: { attendee_email: 'No' },
      slots,
    });
  });
});

describe('booking', () => {
  const state = openedDiary(SAMPLE, samplePage().choice, SAMPLE.opening, NOW, { attendee_first_name: 'Ada' });
  const slot = sampleSlot(1, '10:30');

  it('sends JSON under its key', async () => {
    const origin = await serve((request, response, body) => {
      expect(request.headers['idempotency-key']).toBe('k');
      expect(JSON.parse(body)).toEqual({ a: 1 });
      answerWith(201, ANSWER)(request, response, body);
    });
    expect(await bookSlot(origin, '1-10:30', '{"a":1}', 'k', never)).toEqual(ANSWER);
  });

  it('repeats an unanswered request to the byte, and begins afresh after an answer', async () => {
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
    await failure(send(state, slot, null, 5000));
    await failure(send(state, slot, null, 9000));
    await send(state, slot, null, 12_000);
    expect(seen[1]).toBe(seen[0]);
    expect(seen[2]).not.toBe(seen[1]);
  });

  it('is another attempt when the person changed something', () => {
    const first = attemptOf(null, state, slot, null, 5000);
    const changed = {
      ...state,
      form: { ...state.form, fields: { ...state.form.fields, attendee_phone: '1' } },
    };
    expect(attemptOf(first, state, slot, null, 9000)).toBe(first);
    expect(attemptOf(first, changed, slot, null, 9000).key).not.toBe(first.key);
    expect(attemptOf(first, state, sampleSlot(1, '11:00'), null, 9000).key).not.toBe(first.key);
  });

  it('sends nothing any more once the diary is gone', async () => {
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
