import { openPlace, say, type DatabasePlace } from '../test/test-database.ts';

/** Removes what a round has booked, so that the next one can book the same slots and no letters pile up. */
export async function takeOutBookings(place: DatabasePlace): Promise<void> {
  const database = openPlace(place);
  await say(database, `DELETE FROM emails; DELETE FROM bookings WHERE reference NOT LIKE 'SEED-%'`);
  // PostgreSQL would read through what was removed until it does this by itself, once a minute.
  if (place.databaseUrl !== null) await say(database, 'VACUUM');
  await database.close();
}
