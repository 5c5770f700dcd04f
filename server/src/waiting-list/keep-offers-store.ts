/**
 * Keeps held offers true. Whatever their times rest on may change: an offer then takes the time as it is now,
 * or ends, and its person is emailed why. It runs at the end of each transaction that locks a business.
 */

import { isDeepStrictEqual } from 'node:util';
import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { parseSlotId, slotIdOf, type SlotName } from '@daybook/schema/rules/slot-id';
import type { OfferGoneFor } from '@daybook/schema/words/waiting-list-texts';
import { findBooking } from '../bookings/bookings-store.ts';
import { chosenSlot, slotTaken, timeColumns } from '../bookings/choose-slot.ts';
import { decideMove, type MoveObstacle } from '../bookings/move/decide-move.ts';
import { isAskedToMove, loadEventToMoveTo, serviceOf } from '../bookings/move/move-booking-store.ts';
import { isBillingActive } from '../businesses/billing-status.ts';
import { claims, offers, type OfferRow } from '../database/booking-tables.ts';
import type { Database, Reader, Transaction, Write } from '../database/database.ts';
import { prepared } from '../database/prepared.ts';
import type { RuledEvent } from '../diary/contents-store.ts';
import { successorOf } from '../diary/diary-store.ts';
import { contentsForMove } from '../diary/moving-event.ts';
import { queueEmail } from '../emails/queue-email-store.ts';
import { claimOffer, claimsOfOffer, type Claim } from '../resources/claims-store.ts';
import type { Clock } from '../runtime/clock.ts';
import { no, ok, type Outcome } from '../runtime/outcome.ts';
import { addressOf, findEntry, type KnownEntry } from './entries-store.ts';
import { endExpiredOffers, endOffers } from './expired-offers-store.ts';
import { WAITING_GONE, WAITING_OFFER } from './waiting-emails.ts';
import { goneFactsOf, offerFactsOf } from './waiting-facts.ts';

/**
 * Makes the database's `write` keep the offers of a business that is locked without an address: by its owner,
 * or by a job. Customers, whose address is locked too, can't take what is held.
 */
export function keepingOffers<Opened extends Database>(database: Opened, clock: Clock): Opened {
  const { write } = database;
  const keeping: Write = (lockOn, body) => {
    const { business, address } = lockOn;
    if (typeof business !== 'number' || address !== undefined) return write(lockOn, body);
    return write(lockOn, async (tx) => {
      const result = await body(tx);
      await keepOffers(tx, business, clock());
      return result;
    });
  };
  return Object.assign(database, { write: keeping });
}

export interface EndedOffer {
  offer: OfferRow;
  known: KnownEntry;
}

/** Returns the offers that end. */
export async function keepOffers(tx: Transaction, businessId: number, now: number): Promise<EndedOffer[]> {
  const held = await heldOffers(tx).execute({ businessId, now });
  if (held.length === 0) return [];
  const isKept = async (offer: OfferRow) => {
    if (await claimsDiffer(tx, offer)) return false;
    const known = await findEntry(tx, offer.entryId);
    const judged = known && (await judgeOffer(tx, known, offer, now));
    return judged?.ok === true && isDeepStrictEqual({ ...offer, ...judged.value.columns }, offer);
  };
  for (const offer of held) if (!(await isKept(offer))) return takeAgain(tx, held, businessId, now);
  return [];
}

export const hasHeldOffers = async (on: Reader, businessId: number, now: number): Promise<boolean> =>
  (await heldOffers(on).execute({ businessId, now })).length > 0;

/** Returns the events that have times that are held. */
export const eventsHeld = async (on: Reader, businessId: number, now: number): Promise<Set<number | null>> =>
  new Set((await heldOffers(on).execute({ businessId, now })).map(({ eventId }) => eventId));

/** Frees all, and gives the time again to each that can have it, the first who was offered one first. */
async function takeAgain(
  tx: Transaction,
  held: readonly OfferRow[],
  businessId: number,
  now: number,
): Promise<EndedOffer[]> {
  await endExpiredOffers(tx, businessId, now);
  const ids = held.map(({ id }) => id);
  await endOffers(tx, inArray(offers.id, ids), { outcome: 'gone' });
  const ended: EndedOffer[] = [];
  for (const offer of held) {
    const known = await findEntry(tx, offer.entryId);
    if (!known) continue;
    const judged = await judgeOffer(tx, known, offer, now);
    if (judged.ok) await insertAgain(tx, known, offer, judged.value, now);
    else {
      await tx.update(offers).set({ goneFor: judged.reason }).where(eq(offers.id, offer.id));
      const payload = goneFactsOf(known, offer, judged.reason);
      await queueFor(tx, known, WAITING_GONE, payload, now);
      ended.push({ offer, known });
    }
  }
  return ended;
}

/** The person is emailed what they hold now if it is not what we wrote. */
async function insertAgain(
  tx: Transaction,
  known: KnownEntry,
  offer: OfferRow,
  { columns, placeName }: KeptOffer,
  now: number,
): Promise<void> {
  const row = { ...offer, ...columns };
  await tx.delete(offers).where(eq(offers.id, offer.id));
  await tx.insert(offers).values(row);
  await claimOffer(tx, row);
  const isAsWritten =
    row.personId === offer.personId &&
    row.venueId === offer.venueId &&
    row.servicePricePence === offer.servicePricePence;
  if (!isAsWritten) await queueFor(tx, known, WAITING_OFFER, offerFactsOf(known, row, placeName), now);
}

const queueFor = (tx: Transaction, known: KnownEntry, kind: string, payload: object, now: number) =>
  queueEmail(tx, { kind, businessId: known.business.id, recipient: addressOf(known), payload }, now);

/** The columns that follow the event. */
type FollowingColumns = Pick<
  OfferRow,
  | 'slotId'
  | 'eventId'
  | 'venueId'
  | 'personId'
  | 'personName'
  | 'endsAt'
  | 'bufferMinutes'
  | 'eventName'
  | 'endTime'
  | 'serviceName'
  | 'servicePricePence'
>;

interface KeptOffer {
  columns: FollowingColumns;
  placeName: string | null;
}

/** Returns the offer as its person can take it now, or why they can't. */
export async function judgeOffer(
  on: Reader,
  known: KnownEntry,
  offer: OfferRow,
  now: number,
): Promise<Outcome<KeptOffer, OfferGoneFor>> {
  const { business } = known;
  if (business.deletedAt !== null || !isBillingActive(business, now)) return no('closed');
  const named = parseSlotId(offer.slotId);
  if (!named) return no('changed');
  const eventId = (await successorOf(on, named.eventId)) ?? named.eventId;
  const moving = known.booking && (await findBooking(on, known.booking.id));
  const service = moving ? await serviceOf(on, moving.booking) : null;
  const loaded = await loadEventToMoveTo(on, business, eventId, service);
  if (!loaded || loaded.event.isClosed) return no(whyNot(offer, loaded, { is: 'no event' }));
  const open = { ...loaded, held: loaded.held.filter(({ offerId }) => offerId !== offer.id) };
  const contents = moving ? contentsForMove(open, { ...moving, service, by: 'customer' }) : open;
  const isAsked = moving !== null && (await isAskedToMove(on, moving.booking.id));
  const venueId = named.venueId ?? open.venues[0]?.id ?? null;
  const slot = { ...named, eventId, venueId };
  const decide = (name: SlotName) =>
    moving
      ? decideMove({ found: moving, isAskedToMove: isAsked, contents }, name, now)
      : decideTime(open, name, offer.places, now);
  const time = firstTime(peopleFor(offer, named).map((personId) => decide({ ...slot, personId })));
  if (!time.ok) return no(whyNot(offer, open, time.reason));
  // On another clock, it would be another time than the one in the email.
  if (time.value.startsAt !== offer.startsAt) return no('changed');
  const { personId, personName, endsAt, bufferMinutes, eventName, endTime, venueName } = time.value;
  const priced = moving ? null : open.services.find(({ id }) => id === named.serviceId);
  const columns = {
    ...{ slotId: slotIdOf(slot), eventId, venueId, personId, personName },
    ...{ endsAt, bufferMinutes, eventName, endTime },
    serviceName: priced?.name ?? offer.serviceName,
    servicePricePence:
      priced?.pricePence ?? (moving ? null : open.event.pricePence) ?? offer.servicePricePence,
  };
  return ok({ columns, placeName: venueName });
}

/** Returns the first that is free, or why the last one isn't. */
function firstTime(times: readonly Time[]): Time {
  return times.find(({ ok: isFree }) => isFree) ?? times.at(-1) ?? no({ is: 'no slot' });
}

/** Returns whom the offer's time is tried with: its person, then anyone if the customer had named no one. */
function peopleFor({ personId }: OfferRow, named: SlotName): (number | null)[] {
  if (named.personId !== null) return [named.personId];
  return personId === null ? [null] : [personId, null];
}

type Time = Outcome<ReturnType<typeof timeColumns>, MoveObstacle>;

function decideTime(contents: RuledEvent, name: SlotName, asked: number, now: number): Time {
  const wanted = { name, venueId: null, asked };
  const chosen = chosenSlot(contents, wanted, now);
  if (!chosen.ok) return chosen;
  if (chosen.value.slot.isBooked) return no(slotTaken(contents, wanted, now));
  return ok(timeColumns(contents, chosen.value));
}

function whyNot(
  { personId, startsAt, endsAt }: OfferRow,
  contents: RuledEvent | null,
  { is }: MoveObstacle,
): OfferGoneFor {
  if (is === 'not taking bookings') return 'closed';
  const meets = (time: { resourceId: number | null; startsAt: number; endsAt: number }) =>
    time.startsAt < endsAt && time.endsAt > startsAt;
  const isLate = contents?.rules.blocked.some((time) => time.by === 'running late' && meets(time));
  if (is === 'blocked' && isLate) return 'late';
  if (is === 'taken' && contents?.held.some(meets)) return 'booked';
  return personId === null ? 'changed' : 'person';
}

const { placeholder } = sql;
const isHeld = and(
  eq(offers.businessId, placeholder('businessId')),
  isNull(offers.outcome),
  gt(offers.expiresAt, placeholder('now')),
);
const heldOffers = prepared((on: Reader) =>
  on.select().from(offers).where(isHeld).orderBy(asc(offers.createdAt), asc(offers.id)).prepare(),
);

/** Returns whether an offer's claims aren't those that it would have if it were made now. */
async function claimsDiffer(on: Reader, offer: OfferRow): Promise<boolean> {
  const [due, made] = await Promise.all([
    claimsOfOffer(on, offer),
    claimed(on).execute({ offerId: offer.id }),
  ]);
  const isMade = (claim: Claim) => made.some((one) => isDeepStrictEqual({ ...one, ...claim }, one));
  return due.length !== made.length || !due.every(isMade);
}

const claimed = prepared((on: Reader) =>
  on
    .select()
    .from(claims)
    .where(eq(claims.offerId, placeholder('offerId')))
    .prepare(),
);
