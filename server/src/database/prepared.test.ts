import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { newPlace, openPlace } from '../../test/test-database.ts';
import type { Reader } from './database.ts';
import { prepared } from './prepared.ts';

it('rejects where a query can’t be prepared, so that those that were sent with it are waited for', async () => {
  const place = await newPlace();
  const database = openPlace(place);
  const broken = prepared((on: Reader) =>
    on
      .select({ anything: sql`1` })
      .from(sql`no_such_table`)
      .prepare(),
  );
  const query = broken(database.read).execute();
  await expect(query).rejects.toThrow('no_such_table');
  await database.close();
  await place.remove();
});
