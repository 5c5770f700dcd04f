import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { NOTHING_CHOSEN } from '@daybook/schema/rules/diary-choice';
import { answerWith, never, serve } from './loopback-server.ts';
import { SAMPLE } from './sample-diary.ts';
import { CallFailed, getDiary, listTimeSlots, PUBLIC_CALLS } from './server-calls.ts';

const failure = (call: Promise<unknown>) =>
  call.then(
    () => expect.unreachable(),
    (error: unknown) => {
      expect(error).toBeInstanceOf(CallFailed);
      return error;
    },
  );

const where = (origin: string) => ({ origin, slug: 'willow', calls: PUBLIC_CALLS });

describe('reading', () => {
  it('sends no header that would need a preflight', async () => {
    let seen: IncomingMessage | undefined;
    const origin = await serve((request, response, body) => {
      seen = request;
      answerWith(200, SAMPLE)(request, response, body);
    });
    expect(await getDiary(where(origin), NOTHING_CHOSEN, never)).toEqual(SAMPLE);
    expect(seen?.url).toBe('/api/diary/willow');
    expect(seen?.headers['content-type']).toBeUndefined();
    expect(seen?.headers.cookie).toBeUndefined();
  });

  it('names venue and service only when they are chosen', async () => {
    const urls: (string | undefined)[] = [];
    const origin = await serve((request, response, body) => {
      urls.push(request.url);
      answerWith(200, [])(request, response, body);
    });
    await listTimeSlots(
      where(origin),
      { event_id: 3, venue_id: null, service_id: null, person_id: null },
      never,
    );
    await listTimeSlots(where(origin), { event_id: 3, venue_id: 31, service_id: 5, person_id: null }, never);
    expect(urls).toEqual(['/api/events/3/time-slots', '/api/events/3/time-slots?venue_id=31&service_id=5']);
  });

  it('asks for what the diary should open on', async () => {
    let url: string | undefined;
    const origin = await serve((request, response, body) => {
      url = request.url;
      answerWith(200, SAMPLE)(request, response, body);
    });
    await getDiary(where(origin), { ...NOTHING_CHOSEN, eventId: 7, date: '2027-08-01' }, never);
    expect(url).toBe('/api/diary/willow?event=7&date=2027-08-01');
    await getDiary(where(origin), { ...NOTHING_CHOSEN, catalogueId: 5, personId: 2 }, never);
    expect(url).toBe('/api/diary/willow?service=5&with=2');
  });

  it('doesn’t accept another server’s page as a response', async () => {
    const origin = await serve(answerWith(200, { hello: 'captive portal' }));
    expect(await failure(getDiary(where(origin), NOTHING_CHOSEN, never))).toMatchObject({ status: 200 });
  });

  it('rejects when there is no response', async () => {
    const origin = await serve((_, response) => response.destroy());
    expect(await failure(getDiary(where(origin), NOTHING_CHOSEN, never))).toMatchObject({ status: null });
  });
});

describe('a refusal', () => {
  it('has the status and body of the response', async () => {
    const origin = await serve(answerWith(402, { error: 'Not now' }));
    expect(await failure(getDiary(where(origin), NOTHING_CHOSEN, never))).toMatchObject({
      status: 402,
      body: { error: 'Not now' },
    });
  });
});
