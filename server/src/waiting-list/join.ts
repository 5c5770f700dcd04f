/** Lets people join, confirm and leave a waiting list, or ask for an earlier time for their booking. */

import { timezoneField } from '@daybook/schema/contract/fields';
import type { WaitingListRequest, WaitingListSeen } from '@daybook/schema/contract/waiting-list';
import {
  WAITING_DAYS_MAX,
  WAITING_ENTRIES_MAX,
  WAITING_PER_EMAIL,
  WAITING_UNCONFIRMED_MAX,
} from '@daybook/schema/figures/waiting-list';
import { todayIn } from '@daybook/schema/rules/calendar-day';
import { addDays } from '@daybook/schema/rules/date';
import { parseSlotId } from '@daybook/schema/rules/slot-id';
import {
  NO_WAITING_LIST,
  tooManyEntries,
  WAIT_IS_OVER,
  WAITING_LIST_ENDED,
  WAITING_LIST_FULL,
  WAITING_LIST_LINK_INVALID,
} from '@daybook/schema/words/waiting-list-texts';
import { FORM_NOT_ACCEPTED } from '../bookings/booking-obstacles.ts';
import { bookedBusinessOf } from '../bookings/booking-responses.ts';
import { attendeeColumns } from '../bookings/booking-shape.ts';
import { findByToken } from '../bookings/bookings-store.ts';
import { cancelLinkInvalid } from '../bookings/cancel.ts';
import { networkAt, refuseNetworkUntil } from '../bookings/network-limit-store.ts';
import { delayHastyForm } from '../bookings/place-booking.ts';
import type { Context } from '../context.ts';
import type { BookingRow } from '../database/booking-tables.ts';
import type { Reader, Transaction } from '../database/database.ts';
import type { BusinessRow } from '../database/tables.ts';
import { businessAt } from '../diary/read-diary.ts';
import { diaryNotFound, mustTakeBookings } from '../diary/refusals.ts';
import { secondsUntilEmailTo } from '../emails/counted-emails-store.ts';
import { foldedAddress } from '../emails/folded-address.ts';
import { queueEmail } from '../emails/queue-email-store.ts';
import { Refusal } from '../http/errors.ts';
import { INPUT_NOT_VALID } from '../http/refusal-texts.ts';
import { refuseUntil } from '../http/token-bucket.ts';
import {
  addressOf,
  areOwn,
  catalogueIdOf,
  confirmEntry,
  countOpen,
  endEntry,
  endOldestUnconfirmed,
  findEarlier,
  findEntry,
  insertEntry,
  markWantsEarlier,
  type KnownEntry,
  type NewEntry,
} from './entries-store.ts';
import { createFittingTimes, openEvents, withTimes } from './fitting-times.ts';
import { WAITING_CONFIRM } from './waiting-emails.ts';
import { confirmFactsOf, linkEndsAt } from './waiting-facts.ts';

export const waitingLinkInvalid = () => new Refusal(404, WAITING_LIST_LINK_INVALID);

/**
 * Responds the same to every address, so that strangers learn nothing about it. The limits count `address`. Throws
 * the 400, the 404, the 409 and the 429.
 */
export async function joinWaitingList(
  context: Context,
  slug: string,
  request: WaitingListRequest,
  address: string,
): Promise<{ attendee_email: string }> {
  const { clock, database, onMailQueued } = context;
  const { joins, joinsOfBusiness } = context.limits.waitingList;
  refuseUntil(await joins.take(address));
  const business = await businessAt(database.read, slug);
  if (!business || business.deletedAt !== null) throw diaryNotFound();
  const now = clock();
  const untilNext = await joinsOfBusiness.take(networkAt(business.id, address));
  const asked = { businessId: business.id, email: request.attendee_email, now };
  await refuseNetworkUntil(untilNext, database.read, asked);
  if (request.website) throw new Refusal(400, FORM_NOT_ACCEPTED);
  await delayHastyForm(request, context.wait);
  mustTakeBookings(business, now);
  if (!business.hasWaitingList || business.isDemo) throw new Refusal(409, NO_WAITING_LIST);
  const entry = await requestedEntry(database.read, business, request, now);
  const isAsked = await database.write(
    { business: business.id, address: foldedAddress(request.attendee_email) },
    (tx) => joinIn(tx, business, entry, now),
  );
  if (isAsked) onMailQueued();
  return { attendee_email: request.attendee_email };
}

/** Throws the 400. */
async function requestedEntry(
  on: Reader,
  business: BusinessRow,
  request: WaitingListRequest,
  now: number,
): Promise<NewEntry> {
  const { service_id: serviceId } = request;
  const catalogueId = serviceId === null ? null : await catalogueIdOf(on, business.id, serviceId);
  if (serviceId !== null && catalogueId === null) throw new Refusal(400, INPUT_NOT_VALID);
  return newEntry(on, business, { ...request, catalogueId, madeBy: 'customer' }, now);
}

type LinkContext = Pick<Context, 'clock' | 'database' | 'links'>;

/** Throws the 404. */
async function mustFind({ links }: LinkContext, on: Reader, token: string): Promise<KnownEntry> {
  const read = links.waitingListLink.read(token);
  const known = read && (await findEntry(on, read.id));
  if (!known || known.business.deletedAt !== null || !read.isFor(addressOf(known)))
    throw waitingLinkInvalid();
  return known;
}

async function change(
  context: LinkContext,
  token: string,
  decide: (tx: Transaction, known: KnownEntry, now: number) => Promise<void>,
): Promise<WaitingListSeen> {
  const { clock, database } = context;
  // Reads before it writes, so that guesses never wait for the write lock.
  const { business } = await mustFind(context, database.read, token);
  const now = clock();
  await database.write({ business: business.id }, async (tx) =>
    decide(tx, await mustFind(context, tx, token), now),
  );
  return seenOf(await mustFind(context, database.read, token), now);
}

/** Changes nothing, because mail scanners follow links. Throws the 404. */
export async function seeWaiting(context: LinkContext, token: string): Promise<WaitingListSeen> {
  return seenOf(await mustFind(context, context.database.read, token), context.clock());
}

/** Throws the 404 and the 409s. */
export const confirmWaiting = (context: LinkContext, token: string): Promise<WaitingListSeen> =>
  change(context, token, async (tx, { entry }, now) => {
    if (entry.confirmedAt !== null && entry.endedAt === null) return;
    if (entry.endedAt !== null || linkEndsAt(entry.createdAt) <= now)
      throw new Refusal(409, WAITING_LIST_ENDED);
    const open = await countOpen(tx, entry.businessId, entry.attendeeEmail);
    if (open.confirmed >= WAITING_ENTRIES_MAX) throw new Refusal(409, WAITING_LIST_FULL);
    if (open.confirmedOfEmail >= WAITING_PER_EMAIL) throw new Refusal(409, tooManyEntries(WAITING_PER_EMAIL));
    await confirmEntry(tx, entry.id, now);
  });

/** Throws the 404. */
export const leaveWaitingList = (context: LinkContext, token: string): Promise<WaitingListSeen> =>
  change(context, token, async (tx, { entry, booking }, now) => {
    await endEntry(tx, entry.id, 'left', now);
    if (booking) await markWantsEarlier(tx, booking.id, false);
  });

/** `token` is the booking's cancel token. Throws the 404, and the 409 where there is no waiting list. */
export async function wantEarlier(
  { clock, database, tokens }: Context,
  token: string,
  wantsEarlier: boolean,
): Promise<{ wants_earlier: boolean }> {
  const found = await findByToken(database.read, tokens.hashOf(token));
  if (!found) throw cancelLinkInvalid();
  const { booking, business } = found;
  const now = clock();
  const isOver = booking.status === 'cancelled' || booking.startsAt <= now;
  const mayWant = wantsEarlier && !isOver && business.hasWaitingList && !business.isDemo;
  if (wantsEarlier && !mayWant) throw new Refusal(409, NO_WAITING_LIST);
  const entry = wantsEarlier ? await earlierEntry(database.read, business, booking, now) : null;
  await database.write({ business: business.id }, async (tx) => {
    const known = await findEarlier(tx, booking.id);
    if (entry && !known) await insertEntry(tx, entry);
    if (!entry && known) await endEntry(tx, known.id, 'left', now);
    if (wantsEarlier !== booking.wantsEarlier) await markWantsEarlier(tx, booking.id, wantsEarlier);
  });
  return { wants_earlier: wantsEarlier };
}

/**
 * Returns whether an email asks to confirm it. Beyond a bound nothing is written; the response is the same.
 */
async function joinIn(
  tx: Transaction,
  business: BusinessRow,
  entry: NewEntry,
  now: number,
): Promise<boolean> {
  const { attendeeEmail: recipient } = entry;
  const open = await countOpen(tx, business.id, recipient);
  if (open.confirmed >= WAITING_ENTRIES_MAX) throw new Refusal(409, WAITING_LIST_FULL);
  if (open.ofEmail >= WAITING_PER_EMAIL) return false;
  if ((await secondsUntilEmailTo(tx, recipient, now)) > 0) return false;
  // Strangers may invent addresses, so entries that no one has confirmed take no one's place.
  if (open.unconfirmed >= WAITING_UNCONFIRMED_MAX) await endOldestUnconfirmed(tx, business.id, now);
  const known = await findEntry(tx, await insertEntry(tx, entry));
  if (!known) throw new Error('an entry is gone at once');
  return queueEmail(
    tx,
    {
      kind: WAITING_CONFIRM,
      businessId: business.id,
      recipient,
      payload: confirmFactsOf(known),
      countedFor: foldedAddress(recipient),
    },
    now,
  );
}

type Joining = Pick<
  WaitingListRequest,
  | 'attendee_first_name'
  | 'attendee_last_name'
  | 'attendee_email'
  | 'attendee_phone'
  | 'from_date'
  | 'to_date'
  | 'part_of_day'
  | 'person_id'
> &
  Pick<NewEntry, 'catalogueId' | 'madeBy'>;

/** Returns the entry to write. Throws the 400. */
export async function newEntry(
  on: Reader,
  business: BusinessRow,
  request: Joining,
  now: number,
): Promise<NewEntry> {
  const { to_date: toDate, person_id: personId, catalogueId, madeBy } = request;
  if (toDate < todayIn(business.timezone, now))
    throw new Refusal(400, WAIT_IS_OVER, { fields: { to_date: WAIT_IS_OVER } });
  if (!(await areOwn(on, business.id, { catalogueId, personId }))) throw new Refusal(400, INPUT_NOT_VALID);
  const wanted = {
    bookingId: null,
    ...attendeeColumns(request),
    fromDate: request.from_date,
    toDate,
    partOfDay: request.part_of_day,
    catalogueId,
    personId,
    madeBy,
    confirmedAt: madeBy === 'owner' ? now : null,
  };
  return withOpenDates(on, business, wanted, { before: null, now });
}

/** Returns the entry of somebody with a booking: its service, and the person if chosen, before its time. */
async function earlierEntry(
  on: Reader,
  business: BusinessRow,
  booking: BookingRow,
  now: number,
): Promise<NewEntry> {
  const { startsAt, serviceId, eventDate, askedSlotId } = booking;
  const fromDate = todayIn(business.timezone, now);
  const wanted = {
    bookingId: booking.id,
    attendeeFirstName: booking.attendeeFirstName,
    attendeeLastName: booking.attendeeLastName,
    attendeeEmail: booking.attendeeEmail,
    normalisedEmail: booking.normalisedEmail,
    attendeePhone: booking.attendeePhone,
    fromDate,
    toDate: eventDate < fromDate ? fromDate : eventDate,
    partOfDay: 'any' as const,
    catalogueId: serviceId === null ? null : await catalogueIdOf(on, business.id, serviceId),
    personId: parseSlotId(askedSlotId ?? '')?.personId ?? null,
    madeBy: 'customer' as const,
    confirmedAt: now,
  };
  return withOpenDates(on, business, wanted, { before: startsAt, now });
}

/** Adds the dates that already have a time for the person. */
async function withOpenDates(
  on: Reader,
  business: BusinessRow,
  wanted: Omit<NewEntry, 'businessId' | 'openDates' | 'createdAt'>,
  { before, now }: { before: number | null; now: number },
): Promise<NewEntry> {
  const { fromDate: from, toDate } = wanted;
  const last = addDays(from, WAITING_DAYS_MAX);
  const timesOf = createFittingTimes(now);
  const openDates: string[] = [];
  const range = { from, to: toDate < last ? toDate : last };
  for await (const ofDate of openEvents(on, business, range, now)) {
    const [first] = ofDate;
    const { size } = await withTimes(ofDate, timesOf, [{ ...wanted, before }]);
    if (first && size > 0) openDates.push(first.event.date);
  }
  return { ...wanted, businessId: business.id, openDates, createdAt: now };
}

function seenOf(known: KnownEntry, now: number): WaitingListSeen {
  const { entry, business, accountEmail, serviceName, personName, booking } = known;
  const isLate = entry.confirmedAt === null && linkEndsAt(entry.createdAt) <= now;
  const isOver = entry.toDate < todayIn(business.timezone, now) || isLate;
  const hasEnded = entry.endedAt !== null || isOver;
  return {
    ...bookedBusinessOf(business, accountEmail),
    from_date: entry.fromDate,
    to_date: entry.toDate,
    part_of_day: entry.partOfDay,
    service_name: serviceName,
    person_name: personName,
    timezone: timezoneField.parse(business.timezone),
    attendee_first_name: booking?.attendeeFirstName ?? entry.attendeeFirstName,
    attendee_email: addressOf(known),
    status: hasEnded ? 'ended' : entry.confirmedAt === null ? 'unconfirmed' : 'waiting',
    ended_for: entry.endedFor ?? (isOver ? 'over' : null),
    wants_earlier: booking !== null,
    offer_minutes: business.offerMinutes,
  };
}
