import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { HOUR, MINUTE } from '@daybook/schema/figures/periods';
import { buildPath } from '@daybook/schema/rules/path';
import { everyRoute } from '@daybook/schema/words/every-route';
import { metricsPath, routes } from '@daybook/schema/words/routes';
import { bookFree, emailsSent, tokenIn } from './booking-requests.ts';
import { hostedSite } from './hosted.ts';
import { signIn } from './owner.ts';
import { startServer, type TestServer } from './start.ts';
import { isPostgres } from './test-database.ts';

const TOKEN = 'of-the-tests-alone';

let server: TestServer;
const start = async (env: Record<string, string>, site = hostedSite) => {
  server = await startServer({ site, env });
};
afterEach(() => server.stop());

const ask = (authorization?: string) =>
  server.get(metricsPath, authorization === undefined ? {} : { Authorization: authorization });

async function told(): Promise<string> {
  const answer = await ask(`Bearer ${TOKEN}`);
  expect(answer.status).toBe(200);
  return answer.text();
}

/** Returns the value of the line with that name and labels; null if there is none. */
async function valueOf(name: string): Promise<number | null> {
  const line = (await told()).split('\n').find((each) => each.startsWith(`${name} `));
  return line === undefined ? null : Number(line.slice(name.length + 1));
}

const requests = (route: string, method = 'GET', status = '2xx') =>
  valueOf(`daybook_requests_total{route="${route}",method="${method}",status="${status}"}`);

/** Adds a business with one day of appointments, and logs its owner in. */
async function aSalon() {
  const owner = await signIn(server);
  const business = await server.add.business({ ownerId: owner.id });
  const event = await server.add.event(business.id);
  return { owner, business, event };
}

describe('the metrics', () => {
  beforeEach(() => start({ METRICS_TOKEN: TOKEN }));

  it('are served only with the token, and cached by nobody', async () => {
    const answer = await ask(`Bearer ${TOKEN}`);
    expect(answer.headers.get('Content-Type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBeNull();
    expect(await (await server.get('/robots.txt')).text()).not.toContain(metricsPath);
  });

  it('look like an unknown address to anybody else', async () => {
    const unknown = await server.get('/no-such-address');
    const body = await unknown.text();
    for (const shown of [undefined, 'Bearer another-token-of-the-tests', `Basic ${TOKEN}`, TOKEN]) {
      const answer = await ask(shown);
      expect(answer.status).toBe(404);
      expect(await answer.text()).toBe(body);
      expect(answer.headers.get('Cache-Control')).toBe(unknown.headers.get('Cache-Control'));
    }
  });

  it('count requests by the contract’s names, including cached ones, and measure how long they took', async () => {
    const { business, event } = await aSalon();
    const diary = buildPath(routes.getDiary.path, { slug: business.diarySlug });
    for (let times = 0; times < 3; times += 1) await server.get(diary);
    await server.get(buildPath(routes.getDiary.path, { slug: 'nobody-at-all' }));
    await server.get(buildPath(routes.listVenues.path, { eventId: event.id }));
    await server.post(routes.createSession.path, { code: 'wrong', state: 'wrong' });
    expect(await requests('getDiary')).toBe(3);
    expect(await requests('getDiary', 'GET', '4xx')).toBe(1);
    expect(await requests('listVenues')).toBe(1);
    expect(await requests('createSession', 'POST', '4xx')).toBe(1);
    expect(await valueOf('daybook_request_seconds_count{route="getDiary"}')).toBe(4);
    expect(await valueOf('daybook_request_seconds_bucket{le="+Inf",route="getDiary"}')).toBe(4);
    expect(await valueOf('daybook_request_seconds_sum{route="getDiary"}')).toBeGreaterThan(0);
  });

  it('count bookings that are made, and those that customers and owners cancel', async () => {
    const { owner, business, event } = await aSalon();
    const [first, second] = [await bookFree(server, event.id), await bookFree(server, event.id)];
    await bookFree(server, event.id);
    await server.post(routes.cancelByToken.path, { token: tokenIn(first.cancel_url) });
    await server.post(routes.cancelByToken.path, { token: tokenIn(first.cancel_url) });
    expect(await valueOf('daybook_bookings_made_total')).toBe(3);
    expect(await valueOf('daybook_bookings_cancelled_total')).toBe(1);
    const reference = second.booking.booking_reference;
    await owner.delete(buildPath(routes.cancelBooking.path, { reference }));
    expect(await valueOf('daybook_bookings_cancelled_total')).toBe(2);
    await owner.delete(buildPath(routes.deleteEvent.path, { businessId: business.id, eventId: event.id }));
    expect(await valueOf('daybook_bookings_cancelled_total')).toBe(3);
  });

  it('count emails that are sent, and say how many wait', async () => {
    const { event } = await aSalon();
    await bookFree(server, event.id);
    await emailsSent(server);
    expect(await valueOf('daybook_emails_total{outcome="sent"}')).toBe(2);
    expect(await valueOf('daybook_outbox_emails')).toBe(0);
    const later = {
      kind: 'booking_confirmed',
      recipient: 'ada@example.com',
      dueAt: server.clock.now + 10 * MINUTE,
    };
    await server.add.emails([later, later]);
    expect(await valueOf('daybook_outbox_emails')).toBe(2);
    expect(await valueOf('daybook_outbox_oldest_due_seconds')).toBe(0);
  });

  it('report on the jobs, the database, the event loop and the process', async () => {
    await expect
      .poll(() => valueOf('daybook_job_last_run_timestamp_seconds{job="reminders"}'))
      .not.toBeNull();
    expect(await valueOf('daybook_job_failures_total{job="reminders"}')).toBe(0);
    expect(await valueOf(`daybook_database_up{engine="${isPostgres ? 'postgres' : 'sqlite'}"}`)).toBe(1);
    expect(await valueOf('daybook_database_bytes')).toBeGreaterThan(100_000);
    expect(await valueOf('daybook_database_outages_total')).toBe(0);
    expect(await valueOf('nodejs_eventloop_lag_p99_seconds')).not.toBeNull();
    expect(await valueOf('process_resident_memory_bytes')).toBeGreaterThan(1_000_000);
    const pool = (of: string, state: string) =>
      valueOf(`daybook_database_connections{pool="${of}",state="${state}"}`);
    expect(await pool('reading', 'waiting')).toBe(isPostgres ? 0 : null);
    if (isPostgres) expect(await pool('reading', 'total')).toBeGreaterThan(0);
  });

  it('name nobody, whatever is requested, and addresses only by their pattern', async () => {
    const { owner, business, event } = await aSalon();
    const { booking, cancel_url } = await bookFree(server, event.id);
    const asked = [
      `/diary/${business.diarySlug}`,
      `/api/events/${event.id}/time-slots`,
      `/api/events/987654321/time-slots`,
      `/api/cancel/booking-details?token=${tokenIn(cancel_url)}`,
      `/cancel?token=${tokenIn(cancel_url)}`,
      '/made-up-by-a-stranger',
      '/made/up/by-a-stranger.php',
      '/assets/made-up-by-a-stranger.js',
      '/share/made-up-by-a-stranger.png',
    ];
    for (const path of asked) await server.get(path);
    for (const method of ['HEAD', 'OPTIONS', 'PROPFIND', 'PATCH'])
      await fetch(`${server.url}/made-up-by-a-stranger`, { method });
    await owner.get(buildPath(routes.getVersion.path, { businessId: business.id }));
    const text = await told();
    for (const secret of [
      business.diarySlug,
      business.name,
      business.email,
      owner.email,
      'Ada',
      'Lovelace',
      'ada@example.com',
      booking.booking_reference,
      tokenIn(cancel_url),
      'stranger',
      '987654321',
      TOKEN,
    ])
      expect(text, secret).not.toContain(secret);
    const labels = [...text.matchAll(/[{,]route="(.*?)"/g)].map(([, route = '']) => route);
    const calls = new Set(Object.keys(everyRoute));
    expect(labels.length).toBeGreaterThan(20);
    for (const label of labels) if (!calls.has(label)) expect(label).toMatch(/^\/[A-Za-z:.*/-]*$/);
  });
});

it('report a mail server that is down, and for how long the oldest email has waited', async () => {
  // Nothing listens there.
  await start({ METRICS_TOKEN: TOKEN, SMTP_URL: 'smtp://127.0.0.1:1' });
  const { event } = await aSalon();
  await bookFree(server, event.id);
  await expect.poll(() => valueOf('daybook_emails_total{outcome="failed"}')).toBe(2);
  expect(await valueOf('daybook_emails_total{outcome="sent"}')).toBe(0);
  expect(await valueOf('daybook_outbox_emails')).toBe(2);
  server.clock.now += HOUR;
  const age = (await valueOf('daybook_outbox_oldest_due_seconds')) ?? 0;
  expect(age).toBeGreaterThan(HOUR / 1000 - 600);
  expect(age).toBeLessThanOrEqual(HOUR / 1000);
});

it('don’t exist without a token in the settings', async () => {
  await start({});
  for (const shown of [undefined, 'Bearer', 'Bearer ', `Bearer ${TOKEN}`])
    expect((await ask(shown)).status).toBe(404);
});
