import { and, eq, getTableColumns, isNotNull, isNull, notInArray } from 'drizzle-orm';
import { writeBusiness } from '../businesses/write-business-store.ts';
import { resources } from '../database/catalogue-tables.ts';
import type { Reader, Transaction } from '../database/database.ts';
import { pictures } from '../database/picture-tables.ts';
import { firstOf } from '../database/prepared.ts';
import { businesses } from '../database/tables.ts';
import type { Picture } from './make-picture.ts';

/** Whom a picture shows. */
export interface Pictured {
  businessId: number;
  /** Null for the business itself. */
  personId: number | null;
}

/**
 * Keeps the picture of a business or of one of its people in place of the earlier one. Null removes it. Resolves
 * to false if the business has no such person, or no longer.
 */
export async function keepPicture(
  tx: Transaction,
  { businessId, personId }: Pictured,
  picture: Picture | null,
  now: number,
): Promise<boolean> {
  const pictureHash = picture?.hash ?? null;
  if (personId === null) await writeBusiness(tx, businessId, { pictureHash, updatedAt: now });
  else if (!(await writePerson(tx, { businessId, personId }, pictureHash))) return false;
  if (picture)
    await tx
      .insert(pictures)
      .values({ ...picture, businessId, createdAt: now })
      .onConflictDoNothing();
  await dropUnusedPictures(tx, businessId);
  return true;
}

async function writePerson(
  tx: Transaction,
  { businessId, personId }: { businessId: number; personId: number },
  pictureHash: string | null,
): Promise<boolean> {
  const isTheirs = and(
    eq(resources.id, personId),
    eq(resources.businessId, businessId),
    eq(resources.kind, 'person'),
    isNull(resources.archivedAt),
  );
  const written = await tx
    .update(resources)
    .set({ pictureHash })
    .where(isTheirs)
    .returning({ id: resources.id });
  return written.length > 0;
}

/** Deletes the pictures of a business that neither it nor any of its people has any more. */
export async function dropUnusedPictures(tx: Transaction, businessId: number): Promise<void> {
  const ofBusiness = tx
    .select({ hash: businesses.pictureHash })
    .from(businesses)
    .where(and(eq(businesses.id, businessId), isNotNull(businesses.pictureHash)));
  const ofPeople = tx
    .select({ hash: resources.pictureHash })
    .from(resources)
    .where(and(eq(resources.businessId, businessId), isNotNull(resources.pictureHash)));
  await tx
    .delete(pictures)
    .where(
      and(
        eq(pictures.businessId, businessId),
        notInArray(pictures.hash, ofBusiness),
        notInArray(pictures.hash, ofPeople),
      ),
    );
}

/** Returns the bytes, unless nobody may see them any more: their business is closed, or was switched off. */
export async function findPicture(on: Reader, hash: string): Promise<Buffer | null> {
  const found = await firstOf(
    on
      .select({ content: pictures.content })
      .from(pictures)
      .innerJoin(businesses, eq(businesses.id, pictures.businessId))
      .where(and(eq(pictures.hash, hash), isNull(businesses.deletedAt), eq(businesses.isActive, true)))
      .limit(1),
  );
  return found && Buffer.from(found.content, 'base64');
}

/** Returns all pictures of a business, its people's too, in base64 by their hashes. */
export async function picturesOf(on: Reader, businessId: number): Promise<ReadonlyMap<string, string>> {
  const { hash, content } = getTableColumns(pictures);
  const rows = await on.select({ hash, content }).from(pictures).where(eq(pictures.businessId, businessId));
  return new Map(rows.map((row) => [row.hash, row.content]));
}
