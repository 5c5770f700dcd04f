/** The owner's side of the waiting list: lists entries and offers, and adds, removes and offers by hand. */

import type {
  OwnerOffer,
  WaitingEntry,
  WaitingList,
  WaitingListAddition,
} from '@daybook/schema/contract/waiting-list';
import { DAY } from '@daybook/schema/figures/periods';
import {
  OFFERS_SHOWN,
  OFFERS_SHOWN_DAYS,
  WAITING_ENTRIES_MAX,
  WAITING_PER_EMAIL,
} from '@daybook/schema/figures/waiting-list';
import { parseSlotId } from '@daybook/schema/rules/slot-id';
import { slotStartingAt } from '@daybook/schema/rules/slots';
import { SLOT_NOT_FOUND } from '@daybook/schema/words/slot-texts';
import {
  ENTRY_NOT_FOUND,
  HAS_OFFER_ALREADY,
  OFFERED_BEFORE,
  tooManyEntries,
  TOO_MANY_HELD,
  WAITING_LIST_FULL,
  OFFERED_TIME_NOT_FREE,
} from '@daybook/schema/words/waiting-list-texts';
import type { Context } from '../context.ts';
import type { OfferRow } from '../database/booking-tables.ts';
import type { Reader } from '../database/database.ts';
import type { BusinessRow } from '../database/tables.ts';
import { loadRuledEvent } from '../diary/diary-store.ts';
import { chosenIn } from '../diary/diary.ts';
import { Refusal } from '../http/errors.ts';
import {
  addressOf,
  countOpen,
  endEntry,
  findEntry,
  insertEntry,
  listWaiting,
  markWantsEarlier,
  type KnownEntry,
} from './entries-store.ts';
import { newEntry } from './join.ts';
import { countFilled, findListed, listOffers, type ListedOffer } from './offers-store.ts';
import { heldUntil, timeOfSlot, writeOffer, type OfferObstacle } from './write-offer.ts';

/** Throws the 404 for an entry that is over, or another business's. */
async function mustFind(read: Reader, business: BusinessRow, entryId: number): Promise<KnownEntry> {
  const known = await findEntry(read, entryId);
  if (known?.business.id !== business.id || known.entry.endedAt !== null)
    throw new Refusal(404, ENTRY_NOT_FOUND);
  return known;
}

export async function showWaitingList(
  { clock, database: { read, readLong } }: Context,
  business: BusinessRow,
): Promise<WaitingList> {
  const now = clock();
  const since = now - OFFERS_SHOWN_DAYS * DAY;
  const [waiting, offered, filled] = await Promise.all([
    listWaiting(readLong, business.id),
    listOffers(read, business.id, { since, now, limit: OFFERS_SHOWN }),
    countFilled(read, business.id, since),
  ]);
  const held = new Map(
    offered.flatMap(({ offer }) => (isHeld(offer, now) ? [[offer.entryId, offer.expiresAt]] : [])),
  );
  return {
    has_waiting_list: business.hasWaitingList,
    entries: waiting.map((known) => entryAnswer(known, held.get(known.entry.id) ?? null)),
    offers: offered.map((one) => offerAnswer(one, now)),
    gaps_filled: filled.filled,
    gaps_filled_pence: filled.pence,
  };
}

/** Throws the 400 and the 409s. */
export async function addToWaitingList(
  { clock, database }: Context,
  business: BusinessRow,
  request: WaitingListAddition,
): Promise<WaitingEntry> {
  const now = clock();
  const joining = { ...request, catalogueId: request.service_id, madeBy: 'owner' as const };
  const entry = await newEntry(database.read, business, joining, now);
  const id = await database.write({ business: business.id }, async (tx) => {
    const open = await countOpen(tx, business.id, request.attendee_email);
    if (open.confirmed >= WAITING_ENTRIES_MAX) throw new Refusal(409, WAITING_LIST_FULL);
    if (open.confirmedOfEmail >= WAITING_PER_EMAIL) {
      const text = tooManyEntries(WAITING_PER_EMAIL);
      throw new Refusal(409, text, { fields: { attendee_email: text } });
    }
    return insertEntry(tx, entry);
  });
  return entryAnswer(await mustFind(database.read, business, id), null);
}

/** Throws the 404. */
export async function removeFromWaitingList(
  { clock, database }: Context,
  business: BusinessRow,
  entryId: number,
): Promise<{ ok: true }> {
  const { booking } = await mustFind(database.read, business, entryId);
  const now = clock();
  await database.write({ business: business.id }, async (tx) => {
    await endEntry(tx, entryId, 'removed', now);
    if (booking) await markWantsEarlier(tx, booking.id, false);
  });
  return { ok: true };
}

/** Offers a free time by hand, at any hour. It is held like any other. Throws the 404 and the 409s. */
export async function offerByHand(
  { clock, database, onMailQueued }: Context,
  business: BusinessRow,
  { entryId, slotId }: { entryId: number; slotId: string },
): Promise<OwnerOffer> {
  const { read } = database;
  const known = await mustFind(read, business, entryId);
  const now = clock();
  const name = parseSlotId(slotId);
  const contents = name && (await loadRuledEvent(read, business, name.eventId));
  const chosen = contents && chosenIn(contents, name, now);
  const slot = chosen && slotStartingAt(chosen.question, name.start);
  if (!slot) throw new Refusal(404, SLOT_NOT_FOUND);
  const expiresAt = heldUntil(slot.startsAt, known, now);
  const time = { ...timeOfSlot(slot), slotId, expiresAt, isAfterMove: false };
  const outcome = await writeOffer(database, known, time, now);
  if (!outcome.ok) throw refusalOfOffer(outcome.reason);
  onMailQueued();
  const listed = await findListed(read, outcome.value);
  if (!listed) throw new Refusal(404, ENTRY_NOT_FOUND);
  return offerAnswer(listed, now);
}

function refusalOfOffer({ is }: OfferObstacle): Refusal {
  if (is === 'entry over') return new Refusal(404, ENTRY_NOT_FOUND);
  if (is === 'offered before') return new Refusal(409, OFFERED_BEFORE);
  if (is === 'offer open' || is === 'offered enough') return new Refusal(409, HAS_OFFER_ALREADY);
  if (is === 'too many held') return new Refusal(409, TOO_MANY_HELD);
  return new Refusal(409, OFFERED_TIME_NOT_FREE);
}

const isHeld = ({ outcome, expiresAt }: OfferRow, now: number) =>
  outcome === null && expiresAt !== null && expiresAt > now;

export const isoOrNull = (at: number | null) => (at === null ? null : new Date(at).toISOString());

function entryAnswer(known: KnownEntry, heldUntilAt: number | null): WaitingEntry {
  const { entry, booking, serviceName, personName } = known;
  return {
    id: entry.id,
    attendee_first_name: booking?.attendeeFirstName ?? entry.attendeeFirstName,
    attendee_last_name: booking?.attendeeLastName ?? entry.attendeeLastName,
    attendee_email: addressOf(known),
    attendee_phone: booking?.attendeePhone ?? entry.attendeePhone,
    from_date: entry.fromDate,
    to_date: entry.toDate,
    part_of_day: entry.partOfDay,
    service_id: entry.catalogueId,
    service_name: serviceName,
    person_id: entry.personId,
    person_name: personName,
    booking_reference: booking?.reference ?? null,
    booking_date: booking?.eventDate ?? null,
    added_by: entry.madeBy,
    joined_at: new Date(entry.createdAt).toISOString(),
    held_until: isoOrNull(heldUntilAt),
  };
}

export function offerAnswer({ offer, entry, booking }: ListedOffer, now: number): OwnerOffer {
  return {
    id: offer.id,
    entry_id: offer.entryId,
    attendee_first_name: entry.attendeeFirstName,
    attendee_last_name: entry.attendeeLastName,
    kind: offer.kind,
    outcome: outcomeOf(offer, entry.endedAt, now),
    event_name: offer.eventName,
    event_date: offer.eventDate,
    start_time: offer.startTime,
    starts_at: new Date(offer.startsAt).toISOString(),
    ends_at: new Date(offer.endsAt).toISOString(),
    service_name: offer.serviceName,
    person_id: offer.personId,
    person_name: offer.personName,
    offered_at: new Date(offer.createdAt).toISOString(),
    expires_at: isoOrNull(offer.expiresAt),
    booking_reference: booking?.reference ?? null,
  };
}

/** Returns the outcome by the clock, which no process may have written yet. */
function outcomeOf({ outcome, expiresAt, startsAt }: OfferRow, endedAt: number | null, now: number) {
  if (outcome !== null) return outcome;
  if (expiresAt !== null && expiresAt <= now) return 'expired';
  return startsAt <= now || endedAt !== null ? 'gone' : 'open';
}
