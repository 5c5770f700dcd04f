/** The queries for moving a booking. move.ts decides what runs in one transaction. */

import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { bookings, type BookingRow } from '../../database/booking-tables.ts';
import { catalogue, services } from '../../database/catalogue-tables.ts';
import type { Reader, Transaction } from '../../database/database.ts';
import { emails } from '../../database/email-tables.ts';
import { firstOf, prepared } from '../../database/prepared.ts';
import type { BusinessRow } from '../../database/tables.ts';
import { blockedIn, loadBlockedRows } from '../../diary/blocked-store.ts';
import { reachOf, rulesOf } from '../../diary/booking-rules.ts';
import { loadEventAtOnce, type KeptService, type RuledEvent } from '../../diary/contents-store.ts';
import type { BookingEmailKind } from '../emails/kinds.ts';
import { keepMoved } from '../write-bookings-store.ts';
import type { MovedColumns } from './decide-move.ts';

const { placeholder } = sql;

/** Returns the booked service's id in the catalogue, even if archived; null for a booking without one. */
export async function serviceOf(on: Reader, booking: BookingRow): Promise<KeptService> {
  const { serviceId, serviceName, businessId } = booking;
  if (serviceId !== null) return (await firstOf(byService(on).execute({ serviceId })))?.id ?? null;
  if (serviceName === null) return null;
  return (await firstOf(byName(on).execute({ businessId, name: serviceName })))?.id ?? null;
}

/** Returns the event, and the service even if archived; null if the event isn't the business's. */
export async function loadEventToMoveTo(
  on: Reader,
  business: BusinessRow,
  eventId: number,
  service: KeptService,
): Promise<RuledEvent | null> {
  const [contents, blocked] = await Promise.all([
    loadEventAtOnce(on, eventId, service),
    loadBlockedRows(on, eventId),
  ]);
  if (contents?.event.businessId !== business.id) return null;
  const { event } = contents;
  const rules = rulesOf(business, event, blockedIn(blocked, business.timezone, reachOf(event.date)));
  return { ...contents, rules };
}

/** Writes the new time, and claims it in place of the old one. */
export async function writeMove(
  tx: Transaction,
  { id, businessId }: BookingRow,
  columns: MovedColumns,
): Promise<BookingRow> {
  const [moved] = await tx
    .update(bookings)
    .set({
      ...columns,
      sequence: sql`${bookings.sequence} + 1`,
      movedCount: sql`${bookings.movedCount} + 1`,
    })
    .where(and(eq(bookings.id, id), eq(bookings.businessId, businessId)))
    .returning();
  if (!moved) throw new Error('a booking that was just read is gone');
  await keepMoved(tx, [moved]);
  return moved;
}

const OFFER: BookingEmailKind = 'booking_move_offered';
const MOVED: BookingEmailKind = 'booking_moved';

/** Returns whether the business has asked the customer to choose another time, with no move since. */
export async function isAskedToMove(on: Reader, bookingId: number): Promise<boolean> {
  const last = await firstOf(lastOfMoving(on).execute({ bookingId }));
  return last?.kind === OFFER;
}

const byService = prepared((on: Reader) =>
  on
    .select({ id: services.catalogueId })
    .from(services)
    .where(eq(services.id, placeholder('serviceId')))
    .prepare(),
);

/** Prefers one that isn't archived. */
const byName = prepared((on: Reader) =>
  on
    .select({ id: catalogue.id })
    .from(catalogue)
    .where(and(eq(catalogue.businessId, placeholder('businessId')), eq(catalogue.name, placeholder('name'))))
    .orderBy(desc(isNull(catalogue.archivedAt)), asc(catalogue.id))
    .prepare(),
);

const lastOfMoving = prepared((on: Reader) =>
  on
    .select({ kind: emails.kind })
    .from(emails)
    .where(and(eq(emails.bookingId, placeholder('bookingId')), inArray(emails.kind, [OFFER, MOVED])))
    .orderBy(desc(emails.id))
    .limit(1)
    .prepare(),
);
