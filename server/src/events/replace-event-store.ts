/**
 * Replaces an event with another, or takes one out of its diary. Both run in a transaction on their business,
 * which is rolled back when they refuse (database/dry-run.ts). A dry run reports what happens to the
 * bookings, and writes neither events nor bookings.
 */

import { and, asc, count, eq, gt, inArray, ne, notInArray, sql } from 'drizzle-orm';
import { MISFITS_ON_DATE_MAX } from '@daybook/schema/figures/bounds';
import { NO_DATE_LEFT } from '@daybook/schema/words/pattern-texts';
import { answerMisfits, type MisfitAnswers, type MisfitBooking } from '../bookings/answer-misfits-store.ts';
import { freeTextRoom, takeTextRoom } from '../businesses/text-room-store.ts';
import { bookings, claims } from '../database/booking-tables.ts';
import { services, venues } from '../database/catalogue-tables.ts';
import type { Reader, Transaction } from '../database/database.ts';
import { belongTo, idsGiven, isOfEvent, isUpcoming } from '../database/expressions.ts';
import { everyColumn, prepared } from '../database/prepared.ts';
import { events, patternDates, replacedEvents, type BusinessRow, type EventRow } from '../database/tables.ts';
import { loadPlanned, type EventContents, type PlannedEvent } from '../diary/contents-store.ts';
import { assignPeople } from '../resources/assign-people-store.ts';
import { claimAgain } from '../resources/claims-store.ts';
import {
  findEventParts,
  insertEventParts,
  newLinks,
  type EventParts,
  type PartsObstacle,
} from '../resources/event-parts-store.ts';
import { claimDayEvent } from '../resources/remake-claims-store.ts';
import { no, ok, type Outcome } from '../runtime/outcome.ts';
import type { EndedOffer } from '../waiting-list/keep-offers-store.ts';
import { insertEventWhole } from './events-store.ts';
import { findMisfits } from './find-misfits-store.ts';
import { isOfOneKind, textBytesOf, type PlainEvent } from './new-event.ts';
import { removeEvents } from './remove-events-store.ts';

interface Changing {
  business: BusinessRow;
  before: Pick<EventContents, 'event' | 'venues' | 'services' | 'team'>;
  /** The answers to the whole change. Those about bookings of other events are ignored. */
  answers: MisfitAnswers;
  /** True to keep a booking without an answer; otherwise the answers must name every booking that doesn't fit. */
  keepsUnanswered?: boolean;
  now: number;
}

interface Replacing extends Changing {
  next: PlainEvent;
}

export interface BookingsAnswered {
  /** True if the event stays for its bookings, and takes no more. */
  isClosed: boolean;
  fitting: number;
  misfits: MisfitBooking[];
  cancelled: number;
  /** How many customers get a cancellation email. */
  notified: number;
  /** How many customers we email in all. Wake the mail worker after the commit if there are any. */
  emailed: number;
  /** Offers from the waiting list that a dry run found to end. */
  offersEnded: readonly EndedOffer[];
}

export const UNTOUCHED: BookingsAnswered = {
  isClosed: false,
  fitting: 0,
  misfits: [],
  cancelled: 0,
  notified: 0,
  emailed: 0,
  offersEnded: [],
};

interface Replaced extends BookingsAnswered {
  /** Null for a dry run, which writes no event. */
  event: PlannedEvent | null;
}

type MisfitObstacle = { is: 'changed' } | { is: 'too many misfits'; date: string; bookings: number };
export type ReplacingObstacle = { is: PartsObstacle | 'no room' } | MisfitObstacle;

/**
 * Replaces an event and moves its bookings to the new one; those that don't fit are treated as the owner
 * answered. Only bookings of a place or kind that the new event doesn't have stay with the old event, which
 * is then closed.
 */
export async function replaceEvent(
  tx: Transaction,
  { next, ...changing }: Replacing,
): Promise<Outcome<Replaced, ReplacingObstacle>> {
  const { business, before, answers, now } = changing;
  const { event: old } = before;
  const { fitting, misfits, bound } = await findMisfits(tx, { business, before: old, next, now });
  const named = { ...next, venues: [], services: [] };
  const parts = await findEventParts(tx, business.id, named);
  if (parts.obstacle) return no({ is: parts.obstacle });
  const answered = await answerOwn(tx, changing, misfits);
  if (!answered.ok) return answered;
  const { cancelled, notified, emailed, kept } = answered.value;
  const isUpcoming = new Set(misfits.map(({ booking }) => booking.id));
  const isKept = new Set(kept.map(({ id }) => id));
  const staying = [...bound].filter((id) => isKept.has(id) || !isUpcoming.has(id));
  const isClosed = staying.length > 0;
  const bytes = textBytesOf(next.event) - (isClosed ? 0 : textBytesOf(old));
  if (!(await takeTextRoom(tx, business.id, bytes))) return no({ is: 'no room' });
  const done = { isClosed, fitting, misfits, cancelled, notified, emailed, offersEnded: [] };
  if (!answers) return ok({ ...done, event: null });

  await close(tx, old);
  const fresh = { event: next.event, venues: [], services: [] };
  const { event } = await insertEventWhole(tx, business.id, fresh, {
    idempotencyKey: old.idempotencyKey,
    patternId: old.patternId,
  });
  await linkParts(tx, { before, next, event }, parts);
  const losesTeam = before.team.length > 0 && next.people.length === 0;
  const mayOverlap =
    losesTeam || [old, event, ...before.services].some(({ placesPerTime }) => placesPerTime > 1);
  await moveBookings(tx, { old, event, staying, mayOverlap });
  if (event.type === 'day_event') await claimDayEvent(tx, event);
  if (before.team.length === 0 && next.people.length > 0)
    await assignPeople(tx, { business, eventId: event.id, now });
  await followedByDate(tx).execute({ oldId: old.id, eventId: event.id });
  await leadTo(tx, old, event, now);
  if (!isClosed) await deleteEvent(tx, old);
  else if (old.type === 'day_event') await claimDayEvent(tx, old);

  const [planned] = await loadPlanned(tx, business.id, [event.id]);
  if (!planned) throw new Error('an event that was just written is gone');
  return ok({ ...done, event: planned });
}

/**
 * Takes an event out of its diary: deletes it, or closes it if it keeps bookings, because those bookings hold
 * its places.
 */
export async function withdrawEvent(
  tx: Transaction,
  changing: Changing,
): Promise<Outcome<BookingsAnswered, MisfitObstacle>> {
  const { business, answers, now } = changing;
  const { event: old } = changing.before;
  const upcoming = await upcomingOf(tx).execute({ ...keyOf(old), now });
  const misfits = upcoming.map((booking) => ({ booking, why: NO_DATE_LEFT }));
  const answered = await answerOwn(tx, changing, misfits);
  if (!answered.ok) return answered;
  const { cancelled, notified, emailed } = answered.value;
  const isClosed = await hasOpenBookings(tx, old, now);
  const done = { isClosed, fitting: 0, misfits, cancelled, notified, emailed, offersEnded: [] };
  if (!answers) return ok(done);
  if (isClosed) await tx.update(events).set({ isClosed }).where(isThat(old));
  else {
    await freeTextRoom(tx, business.id, textBytesOf(old));
    await deleteEvent(tx, old);
  }
  return ok(done);
}

/**
 * Takes the bookings that this transaction has written off what is deleted with the event: PostgreSQL would
 * look for it again.
 */
async function deleteEvent(tx: Transaction, old: EventRow): Promise<void> {
  const off = await offEvent(tx).execute(keyOf(old));
  const without = await offVenues(tx).execute(keyOf(old));
  await claimAgain(tx, [...off.filter(({ id }) => !without.some((one) => one.id === id)), ...without]);
  await offServices(tx).execute(keyOf(old));
  await removeEvents(tx, old.businessId, [old.id]);
}

async function answerOwn(
  tx: Transaction,
  { business, before: { event }, answers, keepsUnanswered = false, now }: Changing,
  misfits: MisfitBooking[],
) {
  if (misfits.length > MISFITS_ON_DATE_MAX)
    return no({ is: 'too many misfits', date: event.date, bookings: misfits.length });
  const own =
    answers && (keepsUnanswered ? keepingOthers(misfits, answers) : await answersOf(tx, event, answers));
  const answered = await answerMisfits(tx, { business, misfits, answers: own, now });
  return answered.ok ? answered : no({ is: answered.reason });
}

const keepingOthers = (misfits: readonly MisfitBooking[], answers: NonNullable<MisfitAnswers>) =>
  new Map(misfits.map(({ booking: { id } }) => [id, answers.get(id) ?? 'keep'] as const));

/** Includes answers about bookings that were cancelled since, so that the owner is shown the new list. */
async function answersOf(
  on: Reader,
  { id }: EventRow,
  answers: NonNullable<MisfitAnswers>,
): Promise<MisfitAnswers> {
  if (answers.size === 0) return answers;
  const found = await amongOf(on).execute({ id, ids: JSON.stringify([...answers.keys()]) });
  const own = new Set(found.map((booking) => booking.id));
  return new Map([...answers].filter(([bookingId]) => own.has(bookingId)));
}

const isThat = ({ id, businessId }: EventRow) => and(eq(events.id, id), eq(events.businessId, businessId));

/** Closes the event, and frees what the new one takes over: its key, and its claims as a day event. */
async function close(tx: Transaction, old: EventRow): Promise<void> {
  await closed(tx).execute(keyOf(old));
  if (old.type === 'day_event') await tx.delete(claims).where(eq(claims.dayEventId, old.id));
}

interface Links {
  before: Changing['before'];
  next: PlainEvent;
  event: EventRow;
}

/** Moves links to places and services that both events have, keeping the ids that slots and bookings name. */
async function linkParts(tx: Transaction, { before, next, event }: Links, parts: EventParts): Promise<void> {
  const { places, serviceIds } = next;
  const isSameKind = isOfOneKind(before.event, event);
  const at = before.venues.filter(
    ({ resourceId }) => isSameKind && places.some(({ id }) => id === resourceId),
  );
  const offered = before.services.filter(({ catalogueId }) => isSameKind && serviceIds.includes(catalogueId));
  const link = { eventId: event.id };
  for (const { id, resourceId } of at) {
    const maxCapacity = places.find((place) => place.id === resourceId)?.maxCapacity ?? null;
    await linkedTo(tx).execute({ ...link, id, maxCapacity });
  }
  const serviceLinks = offered.map(({ id }) => id);
  if (serviceLinks.length > 0) await tx.update(services).set(link).where(inArray(services.id, serviceLinks));
  const added = newLinks({ venues: at, services: offered, team: [] }, next);
  await insertEventParts(tx, { businessId: event.businessId, eventId: event.id }, added, parts);
}

interface Moving {
  old: EventRow;
  event: EventRow;
  staying: number[];
  /**
   * True if only the event had people, whose bookings at one time then overlap, or if it is a class, which may have
   * fewer places now.
   */
  mayOverlap: boolean;
}

/** Moves bookings that overlap another last: moving them marks their claims only where they meet one. */
async function moveBookings(
  tx: Transaction,
  { old, event: { id: eventId }, staying, mayOverlap }: Moving,
): Promise<void> {
  const marked = await overlappingOf(tx).execute({ id: old.id });
  const overlapping = marked.map(({ id }) => id);
  const others = { ...keyOf(old), eventId, staying: JSON.stringify([...staying, ...overlapping]) };
  if (!mayOverlap) await claimAgain(tx, await moved(tx).execute(others));
  if (mayOverlap || overlapping.length > 0)
    await claimAgain(tx, await movedMarked(tx).execute({ ...others, staying: JSON.stringify(staying) }));
}

/** Makes the ids of the event, and of all events that it replaced, lead to the new one. */
async function leadTo(tx: Transaction, old: EventRow, { id }: EventRow, now: number): Promise<void> {
  await ledOn(tx).execute({ ...keyOf(old), successorId: id });
  await ledTo(tx).execute({ eventId: old.id, businessId: old.businessId, successorId: id, replacedAt: now });
}

/** Returns whether the event has bookings that are neither over nor cancelled. */
async function hasOpenBookings(on: Reader, { id }: EventRow, now: number): Promise<boolean> {
  const [found] = await openBookings(on).execute({ id, now });
  return (found?.bookings ?? 0) > 0;
}

// Prepared, because a change of a year's dates runs each of these hundreds of times.

const { placeholder } = sql;
const keyOf = ({ id, businessId }: EventRow) => ({ id, businessId });
const isEvent = and(eq(events.id, placeholder('id')), eq(events.businessId, placeholder('businessId')));
const isBooked = isOfEvent(placeholder('id'), placeholder('businessId'));
const isLeaving = and(isBooked, notInArray(bookings.id, idsGiven('staying')));
const toEvent = { eventId: sql`${placeholder('eventId')}` };
const toSuccessor = { successorId: sql`${placeholder('successorId')}` };

const upcomingOf = prepared((on: Reader) =>
  on
    .select()
    .from(bookings)
    .where(and(isBooked, isUpcoming(placeholder('now'))))
    .orderBy(asc(bookings.startsAt), asc(bookings.id))
    .prepare(),
);
const openBookings = prepared((on: Reader) =>
  on
    .select({ bookings: count() })
    .from(bookings)
    .where(
      and(
        eq(bookings.eventId, placeholder('id')),
        gt(bookings.endsAt, placeholder('now')),
        ne(bookings.status, 'cancelled'),
      ),
    )
    .prepare(),
);
const amongOf = prepared((on: Reader) =>
  on
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.eventId, placeholder('id')), inArray(bookings.id, idsGiven('ids'))))
    .prepare(),
);
const overlappingOf = prepared((on: Reader) =>
  on
    .selectDistinct({ id: bookings.id })
    .from(bookings)
    .innerJoin(claims, eq(claims.bookingId, bookings.id))
    .where(and(eq(bookings.eventId, placeholder('id')), eq(claims.allowedOverlap, true)))
    .prepare(),
);
const closed = prepared((tx: Transaction) =>
  tx.update(events).set({ isClosed: true, idempotencyKey: null }).where(isEvent).prepare(),
);
const offEvent = prepared((tx: Transaction) =>
  tx.update(bookings).set({ eventId: null }).where(isBooked).returning().prepare(),
);
const ownOf = (table: typeof venues | typeof services) =>
  sql`(select ${table.id} from ${table} where ${table.eventId} = ${placeholder('id')})`;
const offVenues = prepared((tx: Transaction) =>
  tx
    .update(bookings)
    .set({ venueId: null })
    .where(and(inArray(bookings.venueId, ownOf(venues)), belongTo(bookings, placeholder('businessId'))))
    .returning()
    .prepare(),
);
const offServices = prepared((tx: Transaction) =>
  tx
    .update(bookings)
    .set({ serviceId: null })
    .where(and(inArray(bookings.serviceId, ownOf(services)), belongTo(bookings, placeholder('businessId'))))
    .prepare(),
);
const moved = prepared((tx: Transaction) =>
  tx.update(bookings).set(toEvent).where(isLeaving).returning().prepare(),
);
const movedMarked = prepared((tx: Transaction) =>
  tx
    .update(bookings)
    .set({ ...toEvent, allowedOverlap: true })
    .where(isLeaving)
    .returning()
    .prepare(),
);
const linkedTo = prepared((tx: Transaction) =>
  tx
    .update(venues)
    .set({ ...toEvent, maxCapacity: sql`${placeholder('maxCapacity')}` })
    .where(eq(venues.id, placeholder('id')))
    .prepare(),
);
const followedByDate = prepared((tx: Transaction) =>
  tx
    .update(patternDates)
    .set(toEvent)
    .where(eq(patternDates.eventId, placeholder('oldId')))
    .prepare(),
);
const ledOn = prepared((tx: Transaction) =>
  tx
    .update(replacedEvents)
    .set(toSuccessor)
    .where(
      and(
        eq(replacedEvents.successorId, placeholder('id')),
        eq(replacedEvents.businessId, placeholder('businessId')),
      ),
    )
    .prepare(),
);
const ledTo = prepared((tx: Transaction) =>
  tx.insert(replacedEvents).values(everyColumn(replacedEvents)).prepare(),
);
