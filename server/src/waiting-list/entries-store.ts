import { and, asc, desc, eq, gt, gte, isNotNull, isNull, ne, or, sql, type SQL } from 'drizzle-orm';
import type { EndedFor } from '@daybook/schema/contract/waiting-list';
import { normalisedEmail } from '@daybook/schema/rules/email-address';
import { isOwner } from '../businesses/access-store.ts';
import {
  bookings,
  waitingListEntries,
  type BookingRow,
  type WaitingEntryRow,
} from '../database/booking-tables.ts';
import { catalogue, resources, services } from '../database/catalogue-tables.ts';
import type { Reader, Transaction } from '../database/database.ts';
import { firstOf } from '../database/prepared.ts';
import { businesses, users, type BusinessRow } from '../database/tables.ts';
import { endOffersOf } from './expired-offers-store.ts';

/** An entry with all that the emails and pages say about it. */
export interface KnownEntry {
  entry: WaitingEntryRow;
  business: BusinessRow;
  accountEmail: string | null;
  serviceName: string | null;
  personName: string | null;
  /** The booking that the customer wants to move to an earlier time. */
  booking: BookingRow | null;
}

/** Returns where the emails about an entry go: the booking's address if it has a booking. */
export function addressOf({ entry, booking }: Pick<KnownEntry, 'entry' | 'booking'>): string {
  return booking?.attendeeEmail ?? entry.attendeeEmail;
}

const known = (on: Reader) =>
  on
    .select({
      entry: waitingListEntries,
      business: businesses,
      accountEmail: users.email,
      serviceName: catalogue.name,
      personName: resources.name,
      booking: bookings,
    })
    .from(waitingListEntries)
    .innerJoin(businesses, eq(businesses.id, waitingListEntries.businessId))
    .leftJoin(users, isOwner)
    .leftJoin(catalogue, eq(catalogue.id, waitingListEntries.catalogueId))
    .leftJoin(resources, eq(resources.id, waitingListEntries.personId))
    .leftJoin(bookings, eq(bookings.id, waitingListEntries.bookingId));

export function findEntry(on: Reader, id: number): Promise<KnownEntry | null> {
  return firstOf(known(on).where(eq(waitingListEntries.id, id)));
}

/** Entries that one query reads. */
const LISTED_TOGETHER = 100;

/** Lists the entries that times are offered to, first come first served. */
export async function listWaiting(on: Reader, businessId: number): Promise<KnownEntry[]> {
  const { createdAt, id } = waitingListEntries;
  const waiting: KnownEntry[] = [];
  for (;;) {
    const last = waiting.at(-1)?.entry;
    const found = await known(on)
      .where(
        and(
          eq(waitingListEntries.businessId, businessId),
          isNull(waitingListEntries.endedAt),
          isNotNull(waitingListEntries.confirmedAt),
          last && or(gt(createdAt, last.createdAt), and(eq(createdAt, last.createdAt), gt(id, last.id))),
        ),
      )
      .orderBy(asc(createdAt), asc(id))
      .limit(LISTED_TOGETHER);
    waiting.push(...found);
    if (found.length < LISTED_TOGETHER) return waiting;
  }
}

interface OpenEntries {
  /** Of one address, confirmed or not. */
  ofEmail: number;
  confirmedOfEmail: number;
  confirmed: number;
  unconfirmed: number;
}

/** Counts a business's open entries. */
export async function countOpen(on: Reader, businessId: number, email: string): Promise<OpenEntries> {
  const { confirmedAt } = waitingListEntries;
  const isOfEmail = sql`${waitingListEntries.normalisedEmail} = ${normalisedEmail(email)}`;
  const those = (which: SQL) => sql<number>`count(*) filter (where ${which})`.mapWith(Number);
  const [found] = await on
    .select({
      ofEmail: those(isOfEmail),
      confirmedOfEmail: those(sql`${isOfEmail} and ${confirmedAt} is not null`),
      confirmed: those(sql`${confirmedAt} is not null`),
      unconfirmed: those(sql`${confirmedAt} is null`),
    })
    .from(waitingListEntries)
    .where(and(eq(waitingListEntries.businessId, businessId), isNull(waitingListEntries.endedAt)));
  return found ?? { ofEmail: 0, confirmedOfEmail: 0, confirmed: 0, unconfirmed: 0 };
}

/** Ends the unconfirmed entry that has waited longest. */
export async function endOldestUnconfirmed(tx: Transaction, businessId: number, now: number): Promise<void> {
  const oldest = await firstOf(
    tx
      .select({ id: waitingListEntries.id })
      .from(waitingListEntries)
      .where(
        and(
          eq(waitingListEntries.businessId, businessId),
          isNull(waitingListEntries.endedAt),
          isNull(waitingListEntries.confirmedAt),
        ),
      )
      .orderBy(asc(waitingListEntries.createdAt), asc(waitingListEntries.id))
      .limit(1),
  );
  if (oldest) await endEntry(tx, oldest.id, 'over', now);
}

export type NewEntry = Omit<WaitingEntryRow, 'id' | 'endedAt' | 'endedFor'>;

export async function insertEntry(tx: Transaction, entry: NewEntry): Promise<number> {
  const written = await firstOf(
    tx.insert(waitingListEntries).values(entry).returning({ id: waitingListEntries.id }),
  );
  if (!written) throw new Error('an entry was not written');
  return written.id;
}

export async function confirmEntry(tx: Transaction, id: number, now: number): Promise<void> {
  await tx
    .update(waitingListEntries)
    .set({ confirmedAt: now })
    .where(and(eq(waitingListEntries.id, id), isNull(waitingListEntries.confirmedAt)));
}

/** Ends an open entry and its offers. Returns whether it was open. */
export async function endEntry(
  tx: Transaction,
  id: number,
  endedFor: EndedFor,
  now: number,
): Promise<boolean> {
  const ended = await tx
    .update(waitingListEntries)
    .set({ endedAt: now, endedFor })
    .where(and(eq(waitingListEntries.id, id), isNull(waitingListEntries.endedAt)))
    .returning({ id: waitingListEntries.id });
  if (ended.length > 0) await endOffersOf(tx, [id], 'gone');
  return ended.length > 0;
}

/** Finds the open entry of a booking whose customer wants an earlier time. */
export function findEarlier(on: Reader, bookingId: number): Promise<WaitingEntryRow | null> {
  return firstOf(
    on
      .select()
      .from(waitingListEntries)
      .where(and(eq(waitingListEntries.bookingId, bookingId), isNull(waitingListEntries.endedAt))),
  );
}

export async function markWantsEarlier(
  tx: Transaction,
  bookingId: number,
  wantsEarlier: boolean,
): Promise<void> {
  await tx.update(bookings).set({ wantsEarlier }).where(eq(bookings.id, bookingId));
}

/** Saves the dates that have had a free time for the person ever since they joined. */
export async function keepOpenDates(tx: Transaction, id: number, openDates: string[]): Promise<void> {
  await tx.update(waitingListEntries).set({ openDates }).where(eq(waitingListEntries.id, id));
}

/** Deletes an address's entries, past ones included, and their offers. Returns whether there were any. */
export async function deleteEntriesOf(
  tx: Transaction,
  { businessId, address }: { businessId: number; address: string },
): Promise<boolean> {
  const deleted = await tx
    .delete(waitingListEntries)
    .where(
      and(
        eq(waitingListEntries.businessId, businessId),
        eq(waitingListEntries.normalisedEmail, normalisedEmail(address)),
      ),
    )
    .returning({ id: waitingListEntries.id });
  return deleted.length > 0;
}

/** Returns an address's entries at a business, past ones included, newest first. */
export function entriesOf(
  on: Reader,
  { businessId, address }: { businessId: number; address: string },
  limit: number,
): Promise<KnownEntry[]> {
  return known(on)
    .where(
      and(
        eq(waitingListEntries.businessId, businessId),
        eq(waitingListEntries.normalisedEmail, normalisedEmail(address)),
      ),
    )
    .orderBy(desc(waitingListEntries.createdAt), desc(waitingListEntries.id))
    .limit(limit);
}

/** Lists businesses after that id with waiting people and a diary changed since it was last checked. */
export function listChangedDiaries(
  on: Reader,
  after: number,
  limit: number,
): Promise<Pick<BusinessRow, 'id' | 'timezone' | 'diaryVersion'>[]> {
  return on
    .selectDistinct({
      id: businesses.id,
      timezone: businesses.timezone,
      diaryVersion: businesses.diaryVersion,
    })
    .from(waitingListEntries)
    .innerJoin(businesses, eq(businesses.id, waitingListEntries.businessId))
    .where(
      and(
        isNull(waitingListEntries.endedAt),
        isNotNull(waitingListEntries.confirmedAt),
        sql`${businesses.id} > ${after}`,
        isNull(businesses.deletedAt),
        ne(businesses.diaryVersion, businesses.offeredVersion),
      ),
    )
    .orderBy(asc(businesses.id))
    .limit(limit);
}

/** Records the version at which a diary was last checked. */
export async function recordOfferedVersion(
  tx: Transaction,
  businessId: number,
  version: number,
): Promise<void> {
  await tx.update(businesses).set({ offeredVersion: version }).where(eq(businesses.id, businessId));
}

/** Returns the service of the catalogue behind an event's service; null if it is not that business's. */
export async function catalogueIdOf(
  on: Reader,
  businessId: number,
  serviceId: number,
): Promise<number | null> {
  const found = await firstOf(
    on
      .select({ id: catalogue.id })
      .from(services)
      .innerJoin(catalogue, eq(catalogue.id, services.catalogueId))
      .where(and(eq(services.id, serviceId), eq(catalogue.businessId, businessId))),
  );
  return found?.id ?? null;
}

/** Returns whether the service and the person, if given, are that business's. */
export async function areOwn(
  on: Reader,
  businessId: number,
  { catalogueId, personId }: Pick<WaitingEntryRow, 'catalogueId' | 'personId'>,
): Promise<boolean> {
  const [service, person] = await Promise.all([
    catalogueId === null
      ? true
      : firstOf(
          on
            .select({ id: catalogue.id })
            .from(catalogue)
            .where(and(eq(catalogue.id, catalogueId), eq(catalogue.businessId, businessId))),
        ),
    personId === null
      ? true
      : firstOf(
          on
            .select({ id: resources.id })
            .from(resources)
            .where(
              and(
                eq(resources.id, personId),
                eq(resources.businessId, businessId),
                eq(resources.kind, 'person'),
              ),
            ),
        ),
  ]);
  return service !== null && person !== null;
}

/** Returns a business's upcoming bookings by address: nobody is offered a time that they have booked. */
export function bookedTimes(
  on: Reader,
  businessId: number,
  email: string,
  now: number,
): Promise<Pick<BookingRow, 'id' | 'startsAt' | 'endsAt'>[]> {
  return on
    .select({ id: bookings.id, startsAt: bookings.startsAt, endsAt: bookings.endsAt })
    .from(bookings)
    .where(
      and(
        eq(bookings.businessId, businessId),
        eq(bookings.normalisedEmail, normalisedEmail(email)),
        gte(bookings.startsAt, now),
        ne(bookings.status, 'cancelled'),
      ),
    )
    .orderBy(asc(bookings.startsAt));
}
