/**
 * Writes what comes of a business, a part at a time. Each part is one transaction with the count of what has come, so that a
 * part that is sent again because its answer was lost is not written twice.
 */
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { BroughtEvent } from '@daybook/schema/contract/business-file-rows';
import type { BroughtBooking, FileVisits } from '@daybook/schema/contract/business-file';
import { isGuardOfSlots } from '../bookings/store.ts';
import type { NewBooking } from '../bookings/facts.ts';
import { arrivals } from '../database/arrival-tables.ts';
import { bookings } from '../database/booking-tables.ts';
import type { Database, Transaction } from '../database/database.ts';
import { events } from '../database/tables.ts';
import { diaryVisits } from '../database/visitor-tables.ts';
import { loadPlanned, type PlannedEvent } from '../diary/contents-store.ts';
import { bytesIn, takeTextRoom } from '../businesses/text-room-store.ts';
import { textBytesIn, type NewEvent } from '../events/new-event.ts';
import { insertEventWhole } from '../events/store.ts';
import { no, ok, type Outcome } from '../outcome.ts';
import { isArriving, type ArrivalKind, type NamedArrival } from './arrival-store.ts';

export type PartObstacle = 'out of step' | 'not of this business' | 'taken twice' | 'no room';

/** A booking that comes, and the row of it, with a reference for the case that its own is taken. */
export interface ComingBooking {
  brought: BroughtBooking;
  row: NewBooking;
  otherReference: string;
}

export type BringStore = ReturnType<typeof createBringStore>;

export function createBringStore({ read, write }: Database) {
  return {
    /** What events of an arrival are called, in the order in which they came. */
    async listBrought(arrivalId: number, from: number, limit: number): Promise<BroughtEvent[]> {
      const found = await read
        .select({ id: events.id })
        .from(events)
        .where(eq(events.businessId, arrivalId))
        .orderBy(asc(events.id))
        .limit(limit)
        .offset(from);
      const ids = found.map(({ id }) => id);
      return (await loadPlanned(read, arrivalId, ids)).map(broughtEventOf);
    },

    addEvents: (named: NamedArrival, from: number, coming: readonly NewEvent[]) =>
      write(
        { account: named.ownerId, business: named.arrivalId },
        async (tx): Promise<Outcome<BroughtEvent[], PartObstacle>> => {
          if (!(await take(tx, named, 'events', from, coming.length))) return no('out of step');
          const bytes = coming.reduce((sum, event) => sum + textBytesIn(event), 0);
          if (!(await takeTextRoom(tx, named.arrivalId, bytes))) return no('no room');
          const written: BroughtEvent[] = [];
          for (const event of coming)
            written.push(broughtEventOf(await insertEventWhole(tx, named.arrivalId, event)));
          return ok(written);
        },
      ),

    async addBookings(
      named: NamedArrival,
      from: number,
      coming: readonly ComingBooking[],
    ): Promise<Outcome<'added', PartObstacle>> {
      try {
        return await write({ account: named.ownerId, business: named.arrivalId }, (tx) =>
          addBookings(tx, named, from, coming),
        );
      } catch (error) {
        if (isGuardOfSlots(error)) return no('taken twice');
        throw error;
      }
    },

    addVisits: (named: NamedArrival, from: number, coming: readonly FileVisits[]) =>
      write({ business: named.arrivalId }, async (tx): Promise<Outcome<'added', PartObstacle>> => {
        if (!(await take(tx, named, 'visits', from, coming.length))) return no('out of step');
        const rows = coming.map((day) => ({ ...day, businessId: named.arrivalId }));
        await tx.insert(diaryVisits).values(rows).onConflictDoNothing();
        return ok('added');
      }),
  };
}

/** Counts a part that comes after so many. False where it does not follow what has come, or nothing may come any more. */
async function take(
  tx: Transaction,
  named: NamedArrival,
  kind: ArrivalKind,
  from: number,
  coming: number,
): Promise<boolean> {
  const taken = await tx
    .update(arrivals)
    .set({ [kind]: from + coming })
    .where(and(isArriving(named), eq(arrivals[kind], from)))
    .returning({ id: arrivals.businessId });
  return taken.length > 0;
}

function broughtEventOf({ event, venues, services }: PlannedEvent): BroughtEvent {
  return {
    id: event.id,
    venue_ids: venues.map(({ id }) => id),
    service_ids: services.map(({ id }) => id),
  };
}

/** Nothing of it is undone where it is refused: the arrival is refused as a whole, and none of it is ever seen. */
async function addBookings(
  tx: Transaction,
  named: NamedArrival,
  from: number,
  coming: readonly ComingBooking[],
): Promise<Outcome<'added', PartObstacle>> {
  const { arrivalId } = named;
  const eventIds = [...new Set(coming.flatMap(({ brought }) => brought.event_id ?? []))];
  const planned = new Map(
    (await loadPlanned(tx, arrivalId, eventIds)).map((event) => [event.event.id, event]),
  );
  if (!coming.every(({ brought }) => isOwn(planned, brought))) return no('not of this business');
  if (!(await take(tx, named, 'bookings', from, coming.length))) return no('out of step');
  const rows = await withFreeReferences(tx, named, coming);
  const bytes = rows.reduce((sum, row) => sum + bytesIn(...Object.values(row)), 0);
  if (!(await takeTextRoom(tx, arrivalId, bytes))) return no('no room');
  await tx.insert(bookings).values(rows);
  return ok('added');
}

/** Whether what a booking names is the business's own, and of one kind with it. */
function isOwn(
  planned: ReadonlyMap<number, PlannedEvent>,
  { event_id, venue_id, service_id, kind }: BroughtBooking,
): boolean {
  if (event_id === null) return venue_id === null && service_id === null;
  const found = planned.get(event_id);
  if (!found) return false;
  const isThere = (rows: readonly { id: number }[], id: number | null) =>
    id === null || rows.some((row) => row.id === id);
  return (
    isThere(found.venues, venue_id) &&
    isThere(found.services, service_id) &&
    (kind === 'day_event') === (found.event.type === 'day_event')
  );
}

/** A booking keeps its reference unless somebody has it here, another of the same file too. */
async function withFreeReferences(
  tx: Transaction,
  named: NamedArrival,
  coming: readonly ComingBooking[],
): Promise<NewBooking[]> {
  const wanted = coming.map(({ row }) => row.reference);
  const found = await tx
    .select({ reference: bookings.reference })
    .from(bookings)
    .where(inArray(bookings.reference, wanted));
  const taken = new Set(found.map(({ reference }) => reference));
  let renamed = 0;
  const rows = coming.map(({ row, otherReference }) => {
    const isTaken = taken.has(row.reference);
    const reference = isTaken ? otherReference : row.reference;
    taken.add(reference);
    if (isTaken) renamed += 1;
    return { ...row, reference };
  });
  if (renamed > 0) await addRenamed(tx, named, renamed);
  return rows;
}

async function addRenamed(tx: Transaction, named: NamedArrival, renamed: number): Promise<void> {
  const [arrival] = await tx.select().from(arrivals).where(isArriving(named));
  await tx
    .update(arrivals)
    .set({ newReferences: (arrival?.newReferences ?? 0) + renamed })
    .where(isArriving(named));
}
