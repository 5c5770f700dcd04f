/** With several processes and wrong clocks, each email is still sent once. */

import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DAY } from '@daybook/schema/figures/periods';
import { openExampleDatabase, type ExampleDatabase } from '../../test/example-booking.ts';
import { startMailServer, type MailServer, type MailServerOptions } from '../../test/mail-server.ts';
import { openPlace } from '../../test/test-database.ts';
import { emails } from '../database/email-tables.ts';
import { tellEach } from '../database/outage.ts';
import { FARTHEST_WAIT } from './retry.ts';
import { createSmtpTransport } from './transport.ts';
import { LEASE, LOOK_AT_LEAST_EVERY, startMailWorker, type MailWorker } from './worker.ts';

const START = Date.parse('2026-11-20T08:00Z');
let now: number;
/** The monotonic clock. */
let steady: number;
let example: ExampleDatabase;
const cleanUps: (() => unknown)[] = [];

beforeEach(async () => {
  now = START;
  steady = 0;
  example = await openExampleDatabase();
});
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
  await example.close();
});

async function mailServer(options: MailServerOptions = {}): Promise<MailServer> {
  const server = await startMailServer(options);
  cleanUps.push(() => server.close());
  return server;
}

function worker(url: string, database = example.database): MailWorker {
  const transport = createSmtpTransport({ url, from: 'Daybook <no-reply@daybook.example>' });
  const log = pino({ level: 'silent' });
  const started = startMailWorker({
    database,
    transport,
    makeEmail: ({ payload }) =>
      Promise.resolve({
        subject: payload,
        html: payload,
        text: payload,
        replyTo: { name: 'Willow', email: 'hello@willow.example' },
      }),
    clock: () => now,
    steady: () => steady,
    random: () => 0.5,
    log,
    tell: tellEach(log),
    host: 'daybook.example',
    metrics: null,
  });
  cleanUps.push(async () => {
    await started.stop();
    transport.close();
  });
  return started;
}

async function queue(payload: unknown, changes: Partial<typeof emails.$inferInsert> = {}): Promise<void> {
  const recipient = 'ruth@example.com';
  const to = { recipient, normalisedRecipient: recipient };
  const row = { kind: 'email', ...to, payload, dueAt: now, createdAt: now, ...changes };
  await example.database.insert(emails).values(row);
}

const rows = async () => await example.database.select().from(emails).orderBy(emails.id);
const statuses = async () => (await rows()).map(({ status }) => status);

/** Advances both clocks until a lost claim is released. */
function passLeases(started: MailWorker): void {
  const passing = setInterval(() => {
    now += LOOK_AT_LEAST_EVERY;
    steady += LOOK_AT_LEAST_EVERY;
    started.wake();
  }, 1);
  cleanUps.push(() => clearInterval(passing));
}

async function until(condition: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 10_000;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(`still not so: ${JSON.stringify(await rows())}`);
    await new Promise((wake) => setTimeout(wake, 10));
  }
}

it('sends an email whose sender was killed again, once its lease has passed', async () => {
  const server = await mailServer();
  await queue('interrupted', { status: 'sending', attempts: 1, dueAt: now + LEASE });
  const started = worker(server.url);
  while ((await statuses())[0] === 'sending') {
    now += LOOK_AT_LEAST_EVERY;
    steady += LOOK_AT_LEAST_EVERY;
    await queue('meanwhile');
    started.wake();
    await until(async () => (await statuses()).at(-1) === 'sent');
  }
  expect(steady).toBeGreaterThanOrEqual(LEASE);
  await until(async () => (await statuses())[0] === 'sent');
  expect((await rows())[0]?.attempts).toBe(2);
});

it('does not send an email twice when its lease ends while it is being sent', async () => {
  let accept = () => {};
  const accepting = new Promise<void>((resolve) => (accept = resolve));
  const server = await mailServer({
    beforeAccepting: (to) => (to === 'slow@x.uk' ? accepting : Promise.resolve()),
  });
  await queue('on its way', { recipient: 'slow@x.uk' });
  const started = worker(server.url);
  await until(async () => (await statuses())[0] === 'sending');
  passLeases(started);
  await until(() => Promise.resolve(steady > 5 * LEASE));
  accept();
  await until(async () => (await statuses())[0] === 'sent');
  await started.stop();
  expect((await rows())[0]?.attempts).toBe(1);
  expect(server.received).toHaveLength(1);
});

it('does not send what another process is sending when the clocks jump past its lease', async () => {
  let accept = () => {};
  const accepting = new Promise<void>((resolve) => (accept = resolve));
  const server = await mailServer({
    beforeAccepting: (to) => (to === 'slow@x.uk' ? accepting : Promise.resolve()),
  });
  const second = openPlace(example.place);
  cleanUps.push(() => second.close());
  await queue('on its way', { recipient: 'slow@x.uk' });
  const sender = worker(server.url);
  await until(async () => (await statuses())[0] === 'sending');
  const other = worker(server.url, second);
  for (const jump of [DAY, DAY, -DAY, -2 * DAY]) {
    now += jump;
    steady += LOOK_AT_LEAST_EVERY - 1;
    await queue('after a jump');
    other.wake();
    sender.wake();
    await until(async () => (await statuses()).at(-1) === 'sent');
  }
  expect((await rows())[0]).toMatchObject({ status: 'sending', attempts: 1 });
  accept();
  await until(async () => (await statuses())[0] === 'sent');
  expect(server.received).toHaveLength(5);
});

it('sends each email once, however often the clock jumps past their leases', async () => {
  const server = await mailServer();
  for (let number = 0; number < 40; number += 1) await queue(number);
  const started = worker(server.url);
  const jumping = setInterval(() => {
    now += 2 * LEASE;
    started.wake();
  }, 1);
  cleanUps.push(() => clearInterval(jumping));
  await until(async () => (await statuses()).every((status) => status === 'sent'));
  const texts = server.received.map(({ mail }) => mail.text?.trim());
  expect(texts.sort()).toEqual(Array.from({ length: 40 }, (_, number) => String(number)).sort());
});

it('does not wait for a due time from a clock that has been set back since', async () => {
  const server = await mailServer();
  const ahead = START + 24 * 3_600_000;
  await queue('written then', { createdAt: ahead, dueAt: ahead });
  await queue('put off then', { createdAt: ahead, dueAt: ahead + FARTHEST_WAIT, attempts: 3 });
  await queue('sent then, by somebody who was killed', { status: 'sending', dueAt: ahead + LEASE });
  const started = worker(server.url);
  await until(async () => (await statuses()).join() === 'sent,sent,sending');
  passLeases(started);
  await until(async () => (await statuses())[2] === 'sent');
});

it('two workers on one database send each email once', async () => {
  const server = await mailServer();
  const second = openPlace(example.place);
  cleanUps.push(() => second.close());
  for (let number = 0; number < 60; number += 1) await queue(number);
  worker(server.url);
  worker(server.url, second);
  await until(async () => (await statuses()).every((status) => status === 'sent'));
  const texts = server.received.map(({ mail }) => mail.text?.trim());
  expect(texts).toHaveLength(60);
  expect(new Set(texts).size).toBe(60);
  expect((await rows()).every(({ attempts }) => attempts === 1)).toBe(true);
});
