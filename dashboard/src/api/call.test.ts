import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { NETWORK_ERROR } from '@daybook/schema/words/texts';
import { CallError } from './call-error.ts';
import { lineCallsOf } from './call-lines.ts';
import { callsOf } from './call.ts';

let server: Server | undefined;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function serverThat(listener: RequestListener) {
  const listening = createServer(listener);
  server = listening;
  await new Promise<void>((done) => listening.listen(0, '127.0.0.1', done));
  return { origin: `http://127.0.0.1:${portOf(listening.address())}`, readCsrfToken: () => 'csrf of Ada' };
}

const callsAnsweredBy = async (listener: RequestListener) => callsOf(await serverThat(listener));

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('Not listening on a port.');
  return address.port;
}

async function failureOf(promise: Promise<unknown>): Promise<unknown> {
  try {
    await promise;
  } catch (error) {
    return error;
  }
  throw new Error('The call did not fail.');
}

const answering =
  (status: number, body: string): RequestListener =>
  (_, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(body);
  };

it('fills the path, appends the query and resolves to the response', async () => {
  const asked: string[] = [];
  const call = await callsAnsweredBy((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    response.end('[]');
  });
  const slots = await call('listTimeSlots', { params: { eventId: '7' }, query: { venue_id: '3' } });
  await call('getCancelDetails', { query: { token: 'a+b/c&d' } });
  expect(slots).toEqual([]);
  expect(asked).toEqual([
    'GET /api/events/7/time-slots?venue_id=3',
    'GET /api/cancel/booking-details?token=a%2Bb%2Fc%26d',
  ]);
});

it('reads once before a change when the CSRF cookie is lost, and uses the cookie that comes back', async () => {
  const asked: (string | undefined)[][] = [];
  let token: string | null = null;
  const { origin } = await serverThat((request, response) => {
    asked.push([request.method, request.url, request.headers['x-csrf-token']?.toString()]);
    token = 'csrf of Ada';
    response.end('{}');
  });
  const call = callsOf({ origin, readCsrfToken: () => token });
  await call('cancelBooking', { params: { reference: 'WC7' } });
  await call('cancelBooking', { params: { reference: 'WC8' } });
  expect(asked).toEqual([
    ['GET', '/api/users/me', undefined],
    ['DELETE', '/api/bookings/WC7', 'csrf of Ada'],
    ['DELETE', '/api/bookings/WC8', 'csrf of Ada'],
  ]);
});

it('names the page’s account and notices when another has logged in', async () => {
  const named: unknown[] = [];
  let others = 0;
  const { origin } = await serverThat((request, response) => {
    named.push(request.headers['x-account']);
    if (request.method === 'DELETE') response.writeHead(409, { 'X-Account': 'other' });
    response.end(JSON.stringify({ error: 'Reload.' }));
  });
  let account: string | null = null;
  const call = callsOf({
    origin,
    readCsrfToken: () => 'csrf',
    readAccount: () => account,
    onOtherAccount: () => (others += 1),
  });
  await call('getMe', {});
  account = 'of Ada';
  await call('getMe', {});
  await call('cancelByToken', { body: { token: 'secret' } });
  expect(others).toBe(0);
  await expect(call('deleteMe', {})).rejects.toMatchObject({ status: 409, text: 'Reload.' });
  expect([named, others]).toEqual([[undefined, 'of Ada', undefined, 'of Ada'], 1]);
});

it('sends a body as JSON and puts none of it in the address', async () => {
  let told = {};
  const call = await callsAnsweredBy((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      told = { method: request.method, url: request.url, type: request.headers['content-type'], body };
      response.end('{}');
    });
  });
  await call('cancelByToken', { body: { token: 'secret' } });
  expect(told).toEqual({
    method: 'POST',
    url: '/api/cancel/booking',
    type: 'application/json',
    body: '{"token":"secret"}',
  });
});

it('rejects with the status, the text and the fields of a failed response', async () => {
  const body = { error: 'Please check.', message: 'Please check.', fields: { attendee_email: 'Needs an @' } };
  const call = await callsAnsweredBy(answering(400, JSON.stringify(body)));
  const failure = await failureOf(call('checkHealth', {}));
  expect(failure).toBeInstanceOf(CallError);
  expect(failure).toMatchObject({
    status: 400,
    text: 'Please check.',
    fields: { attendee_email: 'Needs an @' },
    isPassing: false,
  });
});

it.each([
  ['only a message', '{"message":"Gone."}', 'Gone.'],
  ['only a detail', '{"detail":"Gone."}', 'Gone.'],
  ['an empty text', '{"error":""}', null],
  ['a text that is no text', '{"error":{"code":4}}', null],
  ['a page of a proxy', '<h1>Bad gateway</h1>', null],
  ['nothing', '', null],
])('reads the text of a failed response that has %s', async (_, body, text) => {
  const call = await callsAnsweredBy(answering(502, body));
  expect(await failureOf(call('checkHealth', {}))).toMatchObject({ status: 502, text, isPassing: true });
});

it('rejects when a response with a good status isn’t JSON', async () => {
  const call = await callsAnsweredBy(answering(200, '<p>Sign in to this network</p>'));
  expect(await failureOf(call('checkHealth', {}))).toMatchObject({ status: 200, text: null });
});

it('says that the network failed when nobody responds', async () => {
  const call = await callsAnsweredBy((request) => request.socket.destroy());
  expect(await failureOf(call('checkHealth', {}))).toMatchObject({
    status: null,
    text: NETWORK_ERROR,
    isPassing: true,
  });
});

it('rejects with the signal’s reason when it is aborted, and doesn’t blame the network', async () => {
  const leaving = new AbortController();
  const call = await callsAnsweredBy(() => leaving.abort());
  const failure = await failureOf(call('checkHealth', { signal: leaving.signal }));
  expect(failure).toMatchObject({ name: 'AbortError' });
});

it('sends the CSRF token with a change and not with a public call', async () => {
  const shown: (string | undefined)[] = [];
  const call = await callsAnsweredBy((request, response) => {
    shown.push(`${request.method} ${String(request.headers['x-csrf-token'])}`);
    response.end('{}');
  });
  await call('changeMe', { body: { email_notifications: false } });
  await call('deleteMe', {});
  await call('signOut', {});
  await call('getMe', {});
  await call('cancelByToken', { body: { token: 'secret' } });
  expect(shown).toEqual([
    'PUT csrf of Ada',
    'DELETE csrf of Ada',
    'GET csrf of Ada',
    'GET undefined',
    'POST undefined',
  ]);
});

describe('a response in lines', () => {
  const given = {
    params: { businessId: '7' },
    body: {
      event_name: 'Cuts',
      personal_message: 'See you',
      event_type: 'booking' as const,
      dates: ['2026-11-24'],
    },
  };
  const lineOf = (day: number) => ({ event_date: `2026-11-${day}`, id: day, error: null });

  async function linesAnsweredBy(listener: RequestListener) {
    const heard: unknown[] = [];
    const callLines = lineCallsOf(await serverThat(listener));
    return { heard, done: () => callLines('createEvents', given, (line) => heard.push(line)) };
  }

  it('arrives line by line, wherever the network cuts it', async () => {
    const text = [lineOf(24), { ...lineOf(25), error: 'Café – voll' }, lineOf(26)]
      .map((line) => JSON.stringify(line))
      .join('\n');
    const { heard, done } = await linesAnsweredBy((_, response) => {
      for (const byte of Buffer.from(`${text}\n`)) response.write(Buffer.from([byte]));
      response.end();
    });
    await done();
    expect(heard).toEqual([lineOf(24), { ...lineOf(25), error: 'Café – voll' }, lineOf(26)]);
  });

  it('arrives while the server is still writing', async () => {
    const { heard, done } = await linesAnsweredBy((_, response) => {
      response.write(`${JSON.stringify(lineOf(24))}\n`);
      void vi
        .waitFor(() => expect(heard).toHaveLength(1))
        .then(() => response.end(JSON.stringify(lineOf(25))));
    });
    await done();
    expect(heard).toHaveLength(2);
  });

  it('rejects with the text of a refusal', async () => {
    const { done } = await linesAnsweredBy(answering(402, '{"error":"Not paid."}'));
    expect(await failureOf(done())).toMatchObject({ status: 402, text: 'Not paid.' });
  });

  it('rejects when it is cut short, after the lines that arrived', async () => {
    const { heard, done } = await linesAnsweredBy((_, response) => {
      response.write(`${JSON.stringify(lineOf(24))}\n{"event_da`, () => response.destroy());
    });
    expect(await failureOf(done())).toMatchObject({ status: null, text: NETWORK_ERROR });
    expect(heard.length).toBeLessThanOrEqual(1);
  });
});
