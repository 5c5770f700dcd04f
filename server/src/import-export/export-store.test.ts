import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { businessFile } from '@daybook/schema/contract/business-file';
import { HOUR } from '@daybook/schema/figures/periods';
import { buildersFor, NOW } from '../../test/builders.ts';
import { newPlace, openPlace, type TestPlace } from '../../test/test-database.ts';
import { bookings } from '../database/booking-tables.ts';
import type { Database, OpenedDatabase } from '../database/database.ts';
import { businesses, events } from '../database/tables.ts';
import { fileOf } from './export-business.ts';

let place: TestPlace;
let database: OpenedDatabase;
beforeEach(async () => {
  place = await newPlace();
  database = openPlace(place);
});
afterEach(async () => {
  await database.close();
  await place.remove();
});

it('is of one moment, whatever is moved, deleted, added or renamed while it is read', async () => {
  const add = buildersFor(database);
  const business = await add.business({ name: 'Willow' });
  const { id: eventId } = await add.event(business.id);
  const { startsAt, endsAt } = await add.booking(business.id, { eventId });
  const whileReading: Pick<Database, 'readAtOnce'> = {
    readAtOnce: (body) =>
      database.readAtOnce(async (read) => {
        await read.select({ id: businesses.id }).from(businesses);
        await database.update(bookings).set({ startsAt: startsAt + HOUR, endsAt: endsAt + HOUR });
        await add.booking(business.id);
        await database.delete(events);
        await database.update(businesses).set({ name: 'Elm' });
        return body(read);
      }),
  };
  const file = businessFile.parse(JSON.parse(await text(await fileOf(whileReading, business, NOW))));
  expect(file.business.business_name).toBe('Willow');
  expect(file.events).toHaveLength(1);
  expect(file.bookings).toMatchObject([{ event: 1, starts_at: new Date(startsAt).toISOString() }]);

  const later = businessFile.parse(JSON.parse(await text(await fileOf(database, business, NOW))));
  expect(later.bookings).toMatchObject([{ event: null }, { event: null }]);
});
