/**
 * Measures how many emails one process sends in a second and the CPU time of each, compared with the bare
 * SMTP client on the same server, and how long an urgent email takes while another business has thousands
 * queued.
 */

import { setTimeout as wait } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import type { OpenedDatabase } from '../src/database/database.ts';
import { emails } from '../src/database/email-tables.ts';
import { countRows } from '../src/database/prepared.ts';
import { businesses } from '../src/database/tables.ts';
import { CONNECTIONS, createSmtpTransport } from '../src/emails/transport.ts';
import { insertRows } from '../src/sample-data/sample-store.ts';
import { exampleBusiness, exampleFacts } from '../test/example-booking.ts';
import { openPlace, type DatabasePlace } from '../test/test-database.ts';
import type { BenchParts } from './measure-http.ts';
import { percent, ratiosOf, spread, tableText, whole } from './report.ts';
import { startProduct } from './servers.ts';

const ROUNDS = 3;
const EMAILS_A_ROUND = 3000;
/** Sent before the clock starts, so that the process has started and its code is warm. */
const WARMING_UP = 1000;
/** What one business has queued while somebody waits. */
const BACKLOG = 85_000;
const BUSY = 1;
const QUIET = 2;

export async function measureEmails({ engine, smtpPort }: BenchParts): Promise<string> {
  const place = await engine.newDatabase();
  const database = openPlace(place);
  const world = { database, place, port: smtpPort };
  const ours: Sending[] = [];
  const bare: Sending[] = [];
  let waits: number[];
  try {
    for (const id of [BUSY, QUIET])
      await database.insert(businesses).values({ ...exampleBusiness, id, diarySlug: `business-${id}` });
    for (let round = 0; round <= ROUNDS; round += 1) {
      bare[round] = await sendBarely(smtpPort);
      ours[round] = await sendFromOutbox(world);
    }
    waits = await waitBehindBacklog(world);
  } finally {
    await database.close();
  }
  // The first round only warms up.
  const row = (name: string, read: (sending: Sending) => number) => {
    const [here, beside] = [ours.slice(1).map(read), bare.slice(1).map(read)];
    return [name, spread(here, whole), spread(beside, whole), spread(ratiosOf(here, beside), percent)];
  };
  return tableText([
    ['emails from one process', 'measured', `transport alone, ${CONNECTIONS} connections`, 'ratio, %'],
    row('a second, all of one business', ({ perSecond }) => perSecond),
    row('µs of processor for each', ({ microseconds }) => microseconds),
    [
      `milliseconds that a confirmation takes, ${whole(BACKLOG)} of another business queued`,
      spread(waits.slice(1), whole),
      '',
      '',
    ],
  ]);
}

interface World {
  database: OpenedDatabase;
  place: DatabasePlace;
  port: number;
}

async function queue(database: OpenedDatabase, businessId: number, count: number): Promise<void> {
  const now = Date.now();
  const row = { businessId, payload: exampleFacts(), dueAt: now, createdAt: now, isReady: true };
  const rows = Array.from({ length: count }, (_, at) => ({
    ...row,
    kind: 'booking_confirmed',
    isBulk: businessId === BUSY,
    recipient: `customer-${at}@example.com`,
    normalisedRecipient: `customer-${at}@example.com`,
  }));
  await database.write({}, (tx) => insertRows(tx, emails, rows));
}

interface Sending {
  perSecond: number;
  /** CPU time per email. */
  microseconds: number;
}

interface Moment {
  sent: number;
  at: number;
  processor: number;
}

const between = (from: Moment, to: Moment): Sending => ({
  perSecond: (1000 * (to.sent - from.sent)) / (to.at - from.at),
  microseconds: (to.processor - from.processor) / (to.sent - from.sent),
});

async function sendFromOutbox({ database, place, port }: World): Promise<Sending> {
  await queue(database, BUSY, EMAILS_A_ROUND);
  const product = await startProduct(place, port);
  const whenSent = async (least: number): Promise<Moment> => {
    for (;;) {
      const sent = await countRows(database, emails, eq(emails.status, 'sent'));
      if (sent >= least) return { sent, at: performance.now(), processor: await product.processorTime() };
      await wait(20);
    }
  };
  const sending = between(await whenSent(WARMING_UP), await whenSent(EMAILS_A_ROUND));
  await product.stop();
  await database.delete(emails);
  return sending;
}

/** About as long as a booking's confirmation. */
const EMAIL = {
  subject: 'Booking confirmed: Cut and blow-dry, Tuesday 24 November 2026 at 10:30',
  html: `<p>${'word '.repeat(1600)}</p>`,
  text: 'word '.repeat(200),
  replyTo: { name: 'Willow', email: 'hello@willow.example' },
  calendar: { method: 'REQUEST' as const, content: 'word\r\n'.repeat(150) },
};

async function sendBarely(port: number): Promise<Sending> {
  const url = `smtp://127.0.0.1:${port}`;
  const transport = createSmtpTransport({ url, from: 'Daybook <no-reply@example.com>' });
  let sent = 0;
  const sendUntil = async (most: number) => {
    while (sent < most) {
      sent += 1;
      await transport.send({ email: EMAIL, to: 'customer@example.com', messageId: `${sent}@book.example` });
    }
  };
  const sendAll = (most: number) => Promise.all(Array.from({ length: CONNECTIONS }, () => sendUntil(most)));
  const moment = (): Moment => {
    const { user, system } = process.cpuUsage();
    return { sent, at: performance.now(), processor: user + system };
  };
  await sendAll(WARMING_UP);
  const warm = moment();
  await sendAll(EMAILS_A_ROUND);
  transport.close();
  return between(warm, moment());
}

/** Returns the milliseconds from queueing a confirmation until it is sent, for each round. */
async function waitBehindBacklog({ database, place, port }: World): Promise<number[]> {
  await queue(database, BUSY, BACKLOG);
  const product = await startProduct(place, port);
  const waits: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    await queue(database, QUIET, 1);
    let sent: { created: number; at: number | null } | undefined;
    while (sent?.at == null) {
      await wait(20);
      [sent] = await database
        .select({ created: emails.createdAt, at: emails.sentAt })
        .from(emails)
        .where(eq(emails.businessId, QUIET));
    }
    waits.push(sent.at - sent.created);
    await database.delete(emails).where(eq(emails.businessId, QUIET));
  }
  await product.stop();
  return waits;
}
