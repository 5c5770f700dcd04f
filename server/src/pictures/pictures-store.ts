import { and, eq, isNull, ne } from 'drizzle-orm';
import { writeBusiness } from '../businesses/write-business-store.ts';
import type { Reader, Transaction } from '../database/database.ts';
import { pictures } from '../database/picture-tables.ts';
import { firstOf } from '../database/prepared.ts';
import { businesses } from '../database/tables.ts';
import type { Picture } from './make-picture.ts';

/** Keeps the picture of a business in place of its earlier one. Null removes it. */
export async function keepPicture(
  tx: Transaction,
  businessId: number,
  picture: Picture | null,
  now: number,
): Promise<void> {
  if (picture)
    await tx
      .insert(pictures)
      .values({ ...picture, businessId, createdAt: now })
      .onConflictDoNothing();
  const isEarlier = picture ? ne(pictures.hash, picture.hash) : undefined;
  await tx.delete(pictures).where(and(eq(pictures.businessId, businessId), isEarlier));
  await writeBusiness(tx, businessId, { pictureHash: picture?.hash ?? null, updatedAt: now });
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

/** Returns the picture of a business in base64; null without one. */
export async function pictureOf(
  on: Reader,
  { id, pictureHash }: { id: number; pictureHash: string | null },
): Promise<string | null> {
  if (pictureHash === null) return null;
  const isIts = and(eq(pictures.businessId, id), eq(pictures.hash, pictureHash));
  const found = await firstOf(on.select({ content: pictures.content }).from(pictures).where(isIts));
  return found?.content ?? null;
}
