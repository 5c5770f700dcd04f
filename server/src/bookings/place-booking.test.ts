import { afterEach, expect, it } from 'vitest';
import { slotIdOf } from '@daybook/schema/rules/slot-id';
import { buildersFor, NOW } from '../../test/builders.ts';
import { openExampleDatabase } from '../../test/example-booking.ts';
import { sqliteOf } from '../../test/test-database.ts';
import { bookings } from '../database/booking-tables.ts';
import { createRateLimit } from '../http/token-bucket.ts';
import { createCancelTokens } from './cancel-token.ts';
import { placeBooking } from './place-booking.ts';

const example = await openExampleDatabase();
afterEach(() => example.close());

it('runs no query that SQLite would prepare again for each booking', async () => {
  const { database } = example;
  const add = buildersFor(database);
  const { id: eventId } = await add.event((await add.business()).id);
  const sqlite = sqliteOf(database);
  const prepare = sqlite.prepare.bind(sqlite);
  const asked: string[] = [];
  Object.assign(sqlite, {
    prepare: (query: string) => {
      asked.push(query);
      return prepare(query);
    },
  });
  const clock = () => NOW;
  const many = createRateLimit({ burst: 9, perMilliseconds: 1 }, clock);
  const context = {
    database,
    tokens: createCancelTokens(['a secret of a test']),
    clock,
    publicUrl: 'https://book.example',
    limits: { bookings: { attempts: many, accepted: many, ofBusiness: many } },
    wait: () => Promise.resolve(),
    busyCalendars: { beforeBooking: () => Promise.resolve() },
    onMailQueued: () => {},
    tell: (error: unknown) => {
      throw error;
    },
    metrics: null,
  };
  const request = {
    attendee_first_name: 'Ruth',
    attendee_last_name: 'Ellis',
    attendee_email: 'ruth@example.com',
    attendee_phone: null,
    places: 1,
    selected_start_time: '09:00',
    selected_end_time: '09:45',
    customer_address: null,
    customer_postcode: null,
    source: null,
  };
  await placeBooking(context, {
    slotId: slotIdOf({ eventId, venueId: null, serviceId: null, personId: null, start: 9 * 60 }),
    request,
    idempotencyKey: 'one',
    address: '198.51.100.1',
  });
  expect(await database.select().from(bookings)).toHaveLength(1);
  expect(asked.filter((query) => query.includes('insert into "bookings"'))).toHaveLength(1);
  expect(asked.filter((query) => /limit \?/i.test(query))).toEqual([]);
});
