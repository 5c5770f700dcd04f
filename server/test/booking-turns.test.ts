/** Counts how often a booking waits for PostgreSQL: each time costs a round trip and a process's turn. */

import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { slotIdOf } from '@daybook/schema/rules/slot-id';
import { createCancelTokens } from '../src/bookings/cancel-token.ts';
import { placeBooking } from '../src/bookings/place-booking.ts';
import { bookings } from '../src/database/booking-tables.ts';
import { emails } from '../src/database/email-tables.ts';
import { countRows } from '../src/database/prepared.ts';
import { rateLimitsWith } from '../src/http/token-bucket.ts';
import { buildersFor, NOW } from './builders.ts';
import { isPostgres, newPlace, openPlace } from './test-database.ts';

/** Starts a proxy that counts how often PostgreSQL is asked again, on any connection, after a response. */
async function startCountingProxy(databaseUrl: string) {
  const { port, hostname } = new URL(databaseUrl);
  let asked = 0;
  const sockets = new Set<Socket>();
  let hasAnswered = true;
  const server = createServer((ours) => {
    const theirs = connect(Number(port), hostname);
    ours.on('data', (chunk) => {
      if (hasAnswered) asked += 1;
      hasAnswered = false;
      theirs.write(chunk);
    });
    theirs.on('data', (chunk) => {
      hasAnswered = true;
      ours.write(chunk);
    });
    for (const [socket, other] of [
      [ours, theirs],
      [theirs, ours],
    ] as const) {
      sockets.add(socket.setNoDelay(true));
      socket.on('error', () => undefined);
      socket.on('close', () => other.destroy());
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the proxy has no port');
  const ours = new URL(databaseUrl);
  ours.port = String(address.port);
  return {
    url: ours.href,
    asked: () => asked,
    stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

describe.runIf(isPostgres)('a booking on PostgreSQL', () => {
  it('waits for it five times, no longer for a new customer, and once to be counted: independent queries run at once', async () => {
    const place = await newPlace();
    const proxy = await startCountingProxy(place.databaseUrl ?? '');
    const database = openPlace({ ...place, databaseUrl: proxy.url });
    try {
      const add = buildersFor(database);
      const { id: businessId } = await add.business();
      const { id: eventId } = await add.event(businessId, { slotMinutes: 60, bufferMinutes: 0 });
      const clock = () => NOW;
      const limitOf = rateLimitsWith({ tokens: database.processes.tokens, secrets: ['a secret'] }, clock);
      const often = { burst: 100, perMilliseconds: 1000 };
      const context = {
        database,
        tokens: createCancelTokens(['a secret of a test']),
        clock,
        publicUrl: 'https://book.example',
        limits: {
          bookings: {
            attempts: limitOf('attempts', often),
            ofBusiness: limitOf('of a business', often),
            accepted: limitOf('accepted', often),
          },
        },
        wait: () => Promise.resolve(),
        busyCalendars: { beforeBooking: () => Promise.resolve() },
        onMailQueued: () => {},
        tell: (error: unknown) => {
          throw error;
        },
        metrics: null,
      };
      const bookAt = (hour: number, email: string) =>
        placeBooking(context, {
          slotId: slotIdOf({ eventId, venueId: null, serviceId: null, personId: null, start: hour * 60 }),
          request: {
            attendee_first_name: 'Ruth',
            attendee_last_name: 'Ellis',
            attendee_email: email,
            attendee_phone: null,
            places: 1,
            selected_start_time: `${hour}:00`,
            selected_end_time: `${hour + 1}:00`,
            customer_address: null,
            customer_postcode: null,
            source: null,
          },
          idempotencyKey: `key ${hour}`,
          address: '198.51.100.1',
        });
      // The first ones also connect.
      await bookAt(14, 'ruth@example.com');
      await bookAt(15, 'bob@example.com');
      const waitsToBook = async (hour: number, email: string) => {
        const before = proxy.asked();
        await bookAt(hour, email);
        return proxy.asked() - before;
      };
      expect(await waitsToBook(16, 'ruth@example.com')).toBe(6);
      expect(await waitsToBook(13, 'ada@example.com')).toBe(6);
      expect([await countRows(database, bookings), await countRows(database, emails)]).toEqual([4, 8]);
    } finally {
      await database.close();
      proxy.stop();
      await place.remove();
    }
  });
});
