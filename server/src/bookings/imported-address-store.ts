/**
 * Limits the new addresses that a person's businesses may email because a file contained them. Addresses of
 * the person's deleted accounts count too.
 */

import { and, eq, max, sql, type SQL } from 'drizzle-orm';
import { IMPORTED_ADDRESSES_PER_DAY } from '@daybook/schema/figures/bounds';
import { DAY } from '@daybook/schema/figures/periods';
import type { Reader, Transaction } from '../database/database.ts';
import { importedAddresses } from '../database/import-tables.ts';
import { firstOf, prepared } from '../database/prepared.ts';
import { foldedAddress } from '../emails/folded-address.ts';

const { placeholder } = sql;

export const dayOf = (instant: number) => Math.floor(instant / DAY);

/**
 * Returns whether the address may be emailed for this account: it was within 30 days, or it is among today's
 * first, and is recorded as such. If another transaction counts at the same moment, this one runs again.
 */
export async function admitImportedAddress(
  tx: Transaction,
  ownerId: number,
  email: string,
  now: number,
): Promise<boolean> {
  const address = foldedAddress(email);
  if ((await firstOf(known(tx).execute({ ownerId, address }))) !== null) return true;
  const day = dayOf(now);
  const nth = IMPORTED_ADDRESSES_PER_DAY - (await importedAddressesLeft(tx, ownerId, now)) + 1;
  if (nth > IMPORTED_ADDRESSES_PER_DAY) return false;
  await tx.insert(importedAddresses).values({ ownerId, address, day, nth });
  return true;
}

/** Returns how many more new addresses may be emailed for this account today. */
export async function importedAddressesLeft(on: Reader, ownerId: number, now: number): Promise<number> {
  const last = await firstOf(lastOfDay(on).execute({ ownerId, day: dayOf(now) }));
  return IMPORTED_ADDRESSES_PER_DAY - (last?.nth ?? 0);
}

/** Deletes what is kept about the address of a deleted customer. */
export async function eraseImportedAddress(tx: Transaction, ownerId: number, email: string): Promise<void> {
  await tx
    .delete(importedAddresses)
    .where(and(isOfPerson(sql`${ownerId}`), eq(importedAddresses.address, foldedAddress(email))));
}

const isOfPerson = (ownerId: SQL) => sql`${importedAddresses.ownerId} in (
  select id from users where id = ${ownerId}
  union
  select other.id from users own join users other on other.person_hash = own.person_hash where own.id = ${ownerId}
)`;
const isOfOwnersPerson = isOfPerson(sql`${placeholder('ownerId')}`);

const known = prepared((on: Reader) =>
  on
    .select({ day: importedAddresses.day })
    .from(importedAddresses)
    .where(and(isOfOwnersPerson, eq(importedAddresses.address, placeholder('address'))))
    .prepare(),
);

const lastOfDay = prepared((on: Reader) =>
  on
    .select({ nth: max(importedAddresses.nth) })
    .from(importedAddresses)
    .where(and(isOfOwnersPerson, eq(importedAddresses.day, placeholder('day'))))
    .prepare(),
);
