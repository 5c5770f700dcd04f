import { eq } from 'drizzle-orm';
import { NAME_MAX } from '@daybook/schema/figures/bounds';
import type { Transaction } from '../database/database.ts';
import { firstOf } from '../database/prepared.ts';
import { users, type BusinessRow } from '../database/tables.ts';
import { addResource } from './resources-store.ts';

/** Adds a business's owner to its team, with the account's name, or else the business's. */
export async function addOwner(
  tx: Transaction,
  { id, name, ownerId }: Pick<BusinessRow, 'id' | 'name' | 'ownerId'>,
): Promise<number | null> {
  if (ownerId === null) return null;
  const owner = await firstOf(
    tx
      .select({ givenName: users.givenName, familyName: users.familyName })
      .from(users)
      .where(eq(users.id, ownerId)),
  );
  const ownName = [owner?.givenName, owner?.familyName].filter(Boolean).join(' ').trim();
  const request = {
    name: (ownName || name).slice(0, NAME_MAX),
    colour: null,
    bookable_online: true,
    service_ids: undefined,
    position: undefined,
  };
  const added = await addResource(tx, id, { kind: 'person', request });
  return added.ok ? added.value : null;
}
