import { asc } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { exampleBooking, openExampleDatabase, type ExampleDatabase } from '../../test/example-booking.ts';
import { bookings } from '../database/booking-tables.ts';
import { emails } from '../database/email-tables.ts';
import { answerMisfits, type MisfitAnswers } from './answer-misfits-store.ts';

const NOW = exampleBooking.startsAt - 86_400_000;
let example: ExampleDatabase;
beforeEach(async () => {
  example = await openExampleDatabase();
  for (const number of [1, 2]) {
    const startsAt = exampleBooking.startsAt + number * 3_600_000;
    await example.addBooking(number, { eventId: 1, startsAt, endsAt: startsAt + 1_800_000 });
  }
});
afterEach(() => example.close());

const rows = () => example.database.select().from(bookings).orderBy(asc(bookings.id));
const answered = async (answers: MisfitAnswers) => {
  const misfits = (await rows()).map((booking) => ({ booking, why: 'before 11:00' }));
  return example.database.write({ business: 1 }, (tx) =>
    answerMisfits(tx, { business: { id: 1 }, misfits, answers, now: NOW }),
  );
};
const states = async () => (await rows()).map(({ status }) => status);

it('cancels and emails those answered cancel, and keeps the others with their event', async () => {
  const outcome = await answered(
    new Map([
      [1, 'cancel'],
      [2, 'keep'],
    ]),
  );
  expect(outcome).toMatchObject({ ok: true, value: { cancelled: 1, kept: [{ id: 2 }], emailed: 1 } });
  expect(await rows()).toMatchObject([
    { status: 'cancelled', cancelledBy: 'owner', cancelledAt: NOW, eventId: 1, sequence: 1 },
    { status: 'confirmed', eventId: 1, sequence: 0 },
  ]);
  expect(await example.database.select().from(emails)).toMatchObject([
    { kind: 'booking_withdrawn', recipient: 'customer-1@example.com' },
  ]);
});

it('emails those answered offer a link to choose another time, once a day, and keeps their booking', async () => {
  const offered = new Map([
    [1, 'offer'],
    [2, 'keep'],
  ] as const);
  expect(await answered(offered)).toMatchObject({
    ok: true,
    value: { cancelled: 0, kept: [{ id: 1 }, { id: 2 }], emailed: 1 },
  });
  expect(await states()).toEqual(['confirmed', 'confirmed']);
  expect(await example.database.select().from(emails)).toMatchObject([
    { kind: 'booking_move_offered', recipient: 'customer-1@example.com', isBulk: true },
  ]);
  expect(await answered(offered)).toMatchObject({ ok: true, value: { emailed: 0 } });
  expect(await example.database.select().from(emails)).toHaveLength(1);
});

it('does nothing without answers: that is a dry run', async () => {
  expect(await answered(null)).toMatchObject({
    ok: true,
    value: { cancelled: 0, kept: [{ id: 1 }, { id: 2 }] },
  });
  expect(await states()).toEqual(['confirmed', 'confirmed']);
});

it.each([
  ['fewer bookings', [1]],
  ['more bookings', [1, 2, 3]],
  ['other bookings', [1, 3]],
])('refuses answers about %s than there are', async (_, ids) => {
  expect(await answered(new Map(ids.map((id) => [id, 'cancel'])))).toEqual({ ok: false, reason: 'changed' });
  expect(await states()).toEqual(['confirmed', 'confirmed']);
});
