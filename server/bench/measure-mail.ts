/**
 * Measures how many emails one process sends in a second beside the bare SMTP client on the same server, and how long an
 * email that somebody waits for takes while another business has thousands queued.
 */
import { eq, max, min } from 'drizzle-orm';
import { z } from 'zod';
import type { OpenedDatabase } from '../src/database/database.ts';
import { emails } from '../src/database/mail-tables.ts';
import { businesses } from '../src/database/tables.ts';
import { CONNECTIONS, createSmtpTransport } from '../src/mail/transport.ts';
import { readOutboxBacklog } from '../src/metrics/outbox-backlog-store.ts';
import { exampleBusiness, exampleFacts } from '../test/example-booking.ts';
import { openPlace, type DatabasePlace } from '../test/test-database.ts';
import type { Engine } from './engine.ts';
import { figureOf, percent, ratioOf, tableText, told, whole } from './figures.ts';
import { ask, ended, forkScript, startProduct } from './processes.ts';

const ROUNDS = 3;
const EMAILS_A_ROUND = 2000;
/** What one business has queued while somebody waits. */
const BACKLOG = 85_000;
const BUSY = 1;
const QUIET = 2;

/** The table, as text. */
export async function measureMail(engine: Engine): Promise<string> {
  const sink = forkScript('./mail-sink-process.ts');
  const { port } = await ask(sink, 'start', z.object({ port: z.int() }));
  const place = await engine.newDatabase();
  const database = openPlace(place);
  const world = { database, place, port };
  const rounds = { ours: [0], bare: [0], waits: [0] };
  try {
    for (const id of [BUSY, QUIET])
      await database.insert(businesses).values({ ...exampleBusiness, id, diarySlug: `business-${id}` });
    for (let round = 0; round <= ROUNDS; round += 1) {
      rounds.bare[round] = await sendBarely(port);
      rounds.ours[round] = await sendFromOutbox(world);
    }
    rounds.waits = await waitBehindBacklog(world);
  } finally {
    await database.close();
    await ended(sink);
  }
  // The first round only warms up.
  const [ours, bare, waits] = [rounds.ours.slice(1), rounds.bare.slice(1), rounds.waits.slice(1)];
  return tableText([
    ['emails from one process', 'measured', 'beside', 'ratio, %'],
    [
      'a second, all of one business',
      told(figureOf(ours), whole),
      `bare SMTP client, ${CONNECTIONS} connections: ${told(figureOf(bare), whole)}`,
      told(ratioOf(ours, bare), percent),
    ],
    [
      `milliseconds that a confirmation takes, ${whole(BACKLOG)} of another business queued`,
      told(figureOf(waits), whole),
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
  for (let left = count; left > 0; left -= 500) {
    const now = Date.now();
    const row = { businessId, payload: exampleFacts(), dueAt: now, createdAt: now, isReady: true };
    const some = Array.from({ length: Math.min(left, 500) }, (_, at) => ({
      ...row,
      kind: 'booking_confirmed',
      isBulk: businessId === BUSY,
      recipient: `customer-${left - at}@example.com`,
      normalisedRecipient: `customer-${left - at}@example.com`,
    }));
    await database.insert(emails).values(some);
  }
}

/** Emails a second, from the first that has gone to the last. */
async function sendFromOutbox({ database, place, port }: World): Promise<number> {
  await queue(database, BUSY, EMAILS_A_ROUND);
  const product = await startProduct(place, port);
  while ((await readOutboxBacklog(database.read)).letters > 0) await pause(50);
  await product.stop();
  const [sent] = await database.select({ first: min(emails.sentAt), last: max(emails.sentAt) }).from(emails);
  await database.delete(emails);
  return (1000 * EMAILS_A_ROUND) / ((sent?.last ?? 0) - (sent?.first ?? 0));
}

/** About as long as a booking's confirmation. */
const LETTER = {
  subject: 'Booking confirmed: Cut and blow-dry, Tuesday 24 November 2026 at 10:30',
  html: `<p>${'word '.repeat(1600)}</p>`,
  text: 'word '.repeat(200),
  replyTo: { name: 'Willow', email: 'hello@willow.example' },
  calendar: { method: 'REQUEST' as const, content: 'word\r\n'.repeat(150) },
};

async function sendBarely(port: number): Promise<number> {
  const url = `smtp://127.0.0.1:${port}`;
  const transport = createSmtpTransport({ url, from: 'Daybook <no-reply@example.com>' });
  const began = performance.now();
  let left = EMAILS_A_ROUND;
  const sendOn = async () => {
    while (left > 0) {
      left -= 1;
      await transport.send({ letter: LETTER, to: 'customer@example.com', messageId: `${left}@book.example` });
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, sendOn));
  transport.close();
  return (1000 * EMAILS_A_ROUND) / (performance.now() - began);
}

/** Milliseconds from writing a confirmation until it has gone, each time. */
async function waitBehindBacklog({ database, place, port }: World): Promise<number[]> {
  await queue(database, BUSY, BACKLOG);
  const product = await startProduct(place, port);
  const waits: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    await queue(database, QUIET, 1);
    let sent: { created: number; at: number | null } | undefined;
    while (sent?.at == null) {
      await pause(20);
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

const pause = (milliseconds: number) => new Promise((wake) => setTimeout(wake, milliseconds));
