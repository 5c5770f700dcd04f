import { getTableColumns } from 'drizzle-orm';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openExampleDatabase, type ExampleDatabase } from '../../test/example-booking.ts';
import {
  smtpReply,
  startMailServer,
  type MailServer,
  type MailServerOptions,
} from '../../test/mail-server.ts';
import { isPostgres, say } from '../../test/test-database.ts';
import { emails } from '../database/email-tables.ts';
import { tellEach } from '../database/outage.ts';
import { businesses } from '../database/tables.ts';
import type { Email } from './email.ts';
import { listTroubled } from './outbox-store.ts';
import { FARTHEST_WAIT, FIRST_WAIT, GIVE_UP_AFTER, REFUSALS_MOST } from './retry.ts';
import { createSmtpTransport } from './transport.ts';
import {
  EmailNotMakeable,
  LOOK_AT_LEAST_EVERY,
  MADE_AT_ONCE,
  startMailWorker,
  type EmailOutcome,
  type MailWorker,
} from './worker.ts';

const START = Date.parse('2026-11-20T08:00Z');
let now: number;
/** The monotonic clock. */
let steady: number;
let example: ExampleDatabase;
let logged: string[];
let outcomes: EmailOutcome[];
let onMade: () => void;
const cleanUps: (() => unknown)[] = [];
const log = pino({}, { write: (line: string) => logged.push(line) });

beforeEach(async () => {
  now = START;
  steady = 0;
  logged = [];
  outcomes = [];
  onMade = () => undefined;
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

async function makeEmail({ kind, payload }: { kind: string; payload: string }): Promise<Email | null> {
  onMade();
  if (kind === 'unwanted') return null;
  if (payload.includes('broken')) throw new EmailNotMakeable('the facts are not valid: all');
  return {
    subject: `Email ${payload}`,
    html: `<p>${payload}</p>`,
    text: payload,
    replyTo: { name: 'Willow', email: 'hello@willow.example' },
  };
}

function refuseWith(code: number, text: string): () => void {
  return () => {
    throw smtpReply(code, text);
  };
}

function worker(url: string, database = example.database): MailWorker {
  const transport = createSmtpTransport({ url, from: 'Daybook <no-reply@daybook.example>' });
  const started = startMailWorker({
    database,
    transport,
    makeEmail,
    clock: () => now,
    steady: () => steady,
    random: () => 0.5,
    log,
    tell: tellEach(log),
    host: 'daybook.example',
    metrics: { countEmail: (outcome) => void outcomes.push(outcome) },
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

// Leaves out the payload, which one test breaks.
const { payload: _, ...columns } = getTableColumns(emails);
const rows = async () => await example.database.select(columns).from(emails).orderBy(emails.id);
const diaryVersion = async () =>
  (await example.database.select({ version: businesses.diaryVersion }).from(businesses))[0]?.version ?? 0;
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

describe('the mail worker', () => {
  it('sends what is queued, and what it is woken for', async () => {
    const server = await mailServer();
    await queue('one');
    const started = worker(server.url);
    await server.arrived(1);
    await queue('two');
    started.wake();
    await server.arrived(2);
    await until(async () => (await statuses()).every((status) => status === 'sent'));
    expect(server.received.map(({ mail }) => mail.text?.trim())).toEqual(['"one"', '"two"']);
    expect((await rows())[0]).toMatchObject({ attempts: 1, sentAt: START, lastError: null });
    expect(outcomes).toEqual(['sent', 'sent']);
  });

  it('makes a few emails at a time: others are answered between', async () => {
    const server = await mailServer();
    for (let each = 0; each < 12; each += 1) await queue(each);
    let madeInTurn = 0;
    let most = 0;
    onMade = () => {
      if (madeInTurn === 0) setImmediate(() => (madeInTurn = 0));
      madeInTurn += 1;
      most = Math.max(most, madeInTurn);
    };
    worker(server.url);
    await server.arrived(12);
    expect(most).toBe(MADE_AT_ONCE);
  });

  it('sends nothing before it is due', async () => {
    const server = await mailServer();
    await queue('later', { dueAt: START + 1 });
    await queue('now');
    worker(server.url);
    await server.arrived(1);
    await until(async () => (await statuses()).includes('sent'));
    expect(await statuses()).toEqual(['queued', 'sent']);
  });

  it('tries again when the mail server is away, and sends each email once when it is back', async () => {
    const gone = await startMailServer();
    await gone.close();
    for (let number = 0; number < 8; number += 1) await queue(number);
    const started = worker(gone.url);
    await until(async () =>
      (await rows()).every(({ attempts, status }) => attempts === 1 && status === 'queued'),
    );
    expect((await rows())[0]).toMatchObject({ dueAt: START + FIRST_WAIT });
    expect((await rows())[0]?.lastError).toContain('ECONNREFUSED');
    const back = await mailServer({ port: gone.port });
    now += FIRST_WAIT;
    started.wake();
    await until(async () => (await statuses()).every((status) => status === 'sent'));
    expect(back.received.map(({ mail }) => mail.text?.trim()).sort()).toEqual([...'01234567']);
    expect((await rows())[0]?.lastError).toBeNull();
  });

  it('gives up after four days, says so once in the log without naming anybody, and counts it', async () => {
    const gone = await startMailServer();
    await gone.close();
    await queue('late', {
      createdAt: START - GIVE_UP_AFTER,
      attempts: 10,
      businessId: 1,
    });
    worker(gone.url);
    await until(async () => (await statuses())[0] === 'failed');
    expect((await rows())[0]?.lastError).toContain('ECONNREFUSED');
    const warnings = logged.filter((line) => line.includes('email given up'));
    expect(warnings).toHaveLength(1);
    expect(outcomes).toEqual(['given up']);
    expect(logged.join()).not.toContain('ruth@example.com');
  });

  it('gives up what the mail server has refused for good three times, and lets it hold up nobody else', async () => {
    const server = await mailServer({
      onRecipient(address) {
        if (address === 'nobody@example.com') throw smtpReply(550, 'no such user');
      },
      onMail({ text }) {
        if (text?.includes('unwanted')) throw smtpReply(554, 'not wanted');
      },
    });
    await queue('refused', { recipient: 'nobody@example.com', businessId: 1 });
    await queue('unwanted');
    await queue('taken');
    const started = worker(server.url);
    for (let refusals = 1; refusals < REFUSALS_MOST; refusals += 1) {
      await until(async () => (await statuses()).join() === 'queued,queued,sent');
      await until(
        async () => (await rows())[1]?.refusals === refusals && (await rows())[0]?.refusals === refusals,
      );
      now += FARTHEST_WAIT;
      started.wake();
    }
    const version = await diaryVersion();
    await until(async () => (await statuses()).join() === 'failed,failed,sent');
    expect((await rows()).map(({ isRefused, attempts }) => [isRefused, attempts])).toEqual([
      [true, 3],
      [true, 3],
      [false, 1],
    ]);
    expect((await rows())[0]?.lastError).toContain('550 no such user');
    expect((await rows())[1]?.lastError).toContain('554 not wanted');
    expect(await diaryVersion()).toBeGreaterThan(version);
  });

  it('tries again what is refused for now', async () => {
    const server = await mailServer({
      onRecipient() {
        throw smtpReply(450, 'mailbox busy');
      },
    });
    await queue('busy');
    worker(server.url);
    await until(async () => (await rows())[0]?.lastError != null);
    expect((await rows())[0]).toMatchObject({ status: 'queued', attempts: 1, isRefused: false });
    expect(await listTroubled(example.database, 10)).toMatchObject([
      { recipient: 'ruth@example.com', attempts: 1 },
    ]);
  });

  it.each([
    ['lets nobody sign in', 'owner:wrong@', { password: 'right' }],
    ['relays for nobody', '', { onRecipient: refuseWith(554, '5.7.1 Relay access denied') }],
    ['refuses us as the sender', '', { onSender: refuseWith(550, 'not from here') }],
  ])('keeps every email when the mail server %s', async (_, user, options) => {
    const server = await mailServer(options);
    for (let number = 0; number < 12; number += 1) await queue(number);
    worker(`smtp://${user}127.0.0.1:${server.port}`);
    await until(async () =>
      (await rows()).every(({ attempts, status }) => attempts === 1 && status === 'queued'),
    );
  });

  it('gives up each dead address after three refusals, although the server accepts nothing else meanwhile', async () => {
    const server = await mailServer({ onRecipient: refuseWith(550, '5.1.1 no such user') });
    for (let number = 0; number < 30; number += 1)
      await queue(number, { recipient: `customer-${number}@example.com` });
    const started = worker(server.url);
    for (let refusals = 1; refusals < REFUSALS_MOST; refusals += 1) {
      await until(async () => (await rows()).every((row) => row.refusals === refusals));
      now += FARTHEST_WAIT;
      started.wake();
    }
    await until(async () =>
      (await rows()).every(
        ({ status, isRefused, attempts }) => status === 'failed' && isRefused && attempts === 3,
      ),
    );
  });

  it('fails only the email that cannot be made', async () => {
    const server = await mailServer();
    await queue('broken');
    await queue('whole');
    // PostgreSQL refuses a value that isn't JSON, so there only its facts are wrong.
    if (!isPostgres) await say(example.database, `UPDATE emails SET payload = 'broken {' WHERE id = 1`);
    worker(server.url);
    await until(async () => (await statuses()).join() === 'failed,sent');
    expect(await listTroubled(example.database, 10)).toMatchObject([
      { lastError: 'the facts are not valid: all' },
    ]);
  });

  it('drops an email that is no longer wanted', async () => {
    const server = await mailServer();
    await queue('reminder', { kind: 'unwanted' });
    await queue('wanted');
    worker(server.url);
    await until(async () => (await statuses()).join() === 'sent');
    expect(server.received).toHaveLength(1);
    expect(outcomes.sort()).toEqual(['dropped', 'sent']);
  });

  it('lets the email on its way arrive before it stops, and takes no other', async () => {
    let accept = () => {};
    const accepting = new Promise<void>((resolve) => (accept = resolve));
    const server = await mailServer({ beforeAccepting: () => accepting });
    await queue('on its way');
    const started = worker(server.url);
    await until(async () => (await statuses())[0] === 'sending');
    const stopped = started.stop();
    await queue('too late');
    started.wake();
    accept();
    await stopped;
    expect(await statuses()).toEqual(['sent', 'queued']);
    expect(server.received).toHaveLength(1);
  });

  it('leaves alone an email that waits as long as the longest retry', async () => {
    const server = await mailServer();
    await queue('waits', { dueAt: START + FARTHEST_WAIT });
    const started = worker(server.url);
    await queue('goes');
    started.wake();
    await until(async () => (await statuses())[1] === 'sent');
    await started.stop();
    expect((await rows())[0]).toMatchObject({ status: 'queued', dueAt: START + FARTHEST_WAIT });
  });

  it('gives a repeat the same Message-ID, so that it can be recognised', async () => {
    const server = await mailServer();
    await queue('twice');
    const started = worker(server.url);
    await server.arrived(1);
    await until(async () => (await statuses())[0] === 'sent');
    // As if the process had been killed between the server's acceptance and recording it.
    await started.stop();
    await example.database.update(emails).set({ status: 'sending', dueAt: START });
    passLeases(worker(server.url));
    await server.arrived(2);
    const [first, second] = server.received.map(({ mail }) => mail.messageId);
    expect(first).toBe(`<${START}.1@daybook.example>`);
    expect(second).toBe(first);
  });

  it('keeps connections free for others while a business has addresses that take for ever', async () => {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    const server = await mailServer({
      beforeAccepting: (to) => (to.startsWith('slow') ? released : Promise.resolve()),
    });
    for (const isBulk of [true, false])
      for (let number = 0; number < 30; number += 1)
        await queue(number, { businessId: 1, isBulk, recipient: `slow-${number}@example.com` });
    const started = worker(server.url);
    await until(async () => (await statuses()).filter((status) => status === 'sending').length >= 14);
    await queue('waited for', { businessId: null });
    await queue('bulk of another business', { businessId: null, isBulk: true });
    started.wake();
    await until(async () => (await statuses()).slice(-2).every((status) => status === 'sent'));
    expect(server.received).toHaveLength(2);
    release();
  });
});
