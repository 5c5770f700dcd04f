import { createServer } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { bookings } from '../src/database/booking-tables.ts';
import { emails } from '../src/database/email-tables.ts';
import { book, freeSlots, type Attempt } from './customer.ts';
import { eventually } from './eventually.ts';
import { LAUNCH_TEST_MILLISECONDS, launchServer } from './launch.ts';
import { type DatabasePlace, isPostgres, newPlace, openPlace, sqliteOf } from './test-database.ts';

const cleanUps: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

interface Mailbox {
  port: number;
  /** References found in the subjects and bodies, by recipient. */
  received: { to: string; text: string }[];
}

/** Starts a real SMTP server that keeps received emails. */
async function smtpServer(port = 0): Promise<Mailbox> {
  const received: Mailbox['received'] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const to = session.envelope.rcptTo[0]?.address ?? '';
        void PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          received.push({ to, text: `${mail.subject ?? ''}\n${mail.text ?? ''}` });
          done();
        });
      });
    },
  });
  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready));
  cleanUps.push(() => new Promise<void>((closed) => server.close(() => closed())));
  const address = server.server.address();
  return { port: typeof address === 'object' && address ? address.port : 0, received };
}

function unusedPort(): Promise<number> {
  return new Promise((found) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => found(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

describe('a server that is killed while people book', () => {
  it(
    'has every acknowledged booking with its two emails when it is back',
    async () => {
      const place = await newPlace();
      cleanUps.push(() => place.remove());
      const acknowledged: string[] = [];
      let next = 0;
      for (let round = 0; round < 3; round += 1) {
        const server = await launchServer({ place });
        cleanUps.push(() => server.kill());
        const slots = (await freeSlots(server.url, 'willow-co-hair')).slice(0, 60);
        const keep = (attempt: Attempt) => attempt.reference && acknowledged.push(attempt.reference);
        const load = slots.map((slot) => book(server.url, slot, next++).then(keep, () => null));
        await eventually(
          () => acknowledged.length >= (round + 1) * 8,
          20,
          () => `${acknowledged.length} booked`,
        );
        await server.kill();
        await Promise.all(load);
      }
      const database = openPlace(place);
      const emailRows = await database.select().from(emails);
      const kept = (await database.select().from(bookings)).map(({ id, reference }) => ({
        reference,
        emails: emailRows.filter(({ bookingId }) => bookingId === id).length,
      }));
      if (!isPostgres) expect(sqliteOf(database).pragma('integrity_check', { simple: true })).toBe('ok');
      await database.close();
      for (const reference of acknowledged) expect(kept).toContainEqual({ reference, emails: 2 });
    },
    LAUNCH_TEST_MILLISECONDS,
  );
});

describe('a mail server that is away for a while', () => {
  it('gets every mail once when it is back', async () => {
    const port = await unusedPort();
    const server = await launchServer({ env: { SMTP_URL: `smtp://127.0.0.1:${port}` } });
    cleanUps.push(() => server.stop());
    const slots = (await freeSlots(server.url, 'willow-co-hair')).slice(0, 10);
    const attempts = await Promise.all(slots.map((slot, number) => book(server.url, slot, number)));
    expect(attempts.map((attempt) => attempt.status)).toEqual(Array.from({ length: 10 }, () => 201));
    await eventually(
      () => failedOnce(server),
      20,
      () => 'no attempt to send was made while the mail server was away',
    );
    const mailbox = await smtpServer(port);
    // The first retry is due within a minute; two emails a booking.
    await eventually(
      () => mailbox.received.length >= 20,
      100,
      () => `${mailbox.received.length} mails`,
    );
    for (const { reference } of attempts) {
      const mails = mailbox.received.filter((mail) => reference && mail.text.includes(reference));
      expect(mails).toHaveLength(2);
    }
    expect(mailbox.received).toHaveLength(20);
  }, 150_000);
});

async function failedOnce(place: DatabasePlace): Promise<boolean> {
  const database = openPlace(place);
  const emailRows = await database.select().from(emails);
  await database.close();
  return emailRows.some(({ attempts, lastError }) => attempts > 0 && lastError !== null);
}
