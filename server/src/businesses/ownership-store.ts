/** Finds whose a business, an event or a booking is: every owner's call asks this first. */
import { and, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import type { OwnedInPath } from '@daybook/schema/contract/fields';
import type { Database, Reader } from '../database/database.ts';
import { firstOf, prepared } from '../database/prepared.ts';
import { bookings } from '../database/booking-tables.ts';
import { businesses, events, type BusinessRow } from '../database/tables.ts';

/**
 * The business that the path names, or that of the event or the booking that it names. Null for one that is
 * somebody else's or deleted, or that does not exist: the three look the same from outside.
 */
export type FindOwnBusiness = (ownerId: number, named: OwnedInPath) => Promise<BusinessRow | null>;

export function createFindOwnBusiness({ read }: Database): FindOwnBusiness {
  return (ownerId, { businessId, eventId, reference }) => {
    if (businessId !== undefined) return findBusinessOf(read, ownerId, businessId);
    if (eventId !== undefined) return firstOf(byEvent(read).execute({ ownerId, eventId }));
    if (reference === undefined) throw new Error('nothing is named that a business owns');
    return firstOf(byReference(read).execute({ ownerId, reference: reference.toUpperCase() }));
  };
}

const { placeholder } = sql;
const isOwn = and(eq(businesses.ownerId, placeholder('ownerId')), isNull(businesses.deletedAt));
const columns = getTableColumns(businesses);

const byId = prepared((on: Reader) =>
  on
    .select()
    .from(businesses)
    .where(and(eq(businesses.id, placeholder('businessId')), isOwn))
    .prepare(),
);

/** By the ids of both, in a transaction too. */
export function findBusinessOf(on: Reader, ownerId: number, businessId: number): Promise<BusinessRow | null> {
  return firstOf(byId(on).execute({ ownerId, businessId }));
}

const byEvent = prepared((on: Reader) =>
  on
    .select(columns)
    .from(events)
    .innerJoin(businesses, eq(businesses.id, events.businessId))
    .where(and(eq(events.id, placeholder('eventId')), isOwn))
    .prepare(),
);

const byReference = prepared((on: Reader) =>
  on
    .select(columns)
    .from(bookings)
    .innerJoin(businesses, eq(businesses.id, bookings.businessId))
    .where(and(eq(bookings.reference, placeholder('reference')), isOwn))
    .prepare(),
);
