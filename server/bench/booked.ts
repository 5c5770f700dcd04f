import pg from 'pg';
import { openPlace, say, type DatabasePlace } from '../test/test-database.ts';

/** Removes what a round has booked, so that the next one can book the same slots and no emails pile up. */
export async function takeOutBookings(place: DatabasePlace): Promise<void> {
  const remove = `DELETE FROM emails; DELETE FROM bookings WHERE reference NOT LIKE 'SEED-%'`;
  if (place.databaseUrl !== null) return takeOutOfPostgres(place.databaseUrl, remove);
  const database = openPlace(place);
  await say(database, remove);
  await database.close();
}

/** By a connection of its own: the product's end a query after some seconds, and a VACUUM may take longer. */
async function takeOutOfPostgres(connectionString: string, remove: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query(remove);
    // PostgreSQL would read through what was removed until it does this automatically, once a minute.
    for (const table of ['emails', 'bookings', 'booking_texts', 'events'])
      await client.query(`VACUUM ${table}`);
  } finally {
    await client.end();
  }
}
