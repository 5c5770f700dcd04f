/** Reads a diary for the public: checks that it can be read, and uses the cached answer while it is valid. */

import type { Diary, DiaryMonth } from '@daybook/schema/contract/diary';
import type { Service } from '@daybook/schema/contract/service';
import type { Slot } from '@daybook/schema/contract/slot';
import type { Venue } from '@daybook/schema/contract/venue';
import { isBillingActive } from '../businesses/billing-status.ts';
import type { Context } from '../context.ts';
import type { Reader } from '../database/database.ts';
import type { BusinessRow } from '../database/tables.ts';
import type { ReadyCall } from '../http/ready-first.ts';
import { NOTHING_ASKED, type DiaryAsked } from './build-diary.ts';
import { closedNoticeOf } from './closed-notice.ts';
import { loadPlanned, type PlannedEvent } from './contents-store.ts';
import type { CachedAnswer, DiaryAnswers, MayMake, MonthAsked } from './diary-answers.ts';
import { serviceAnswer } from './diary-responses.ts';
import { factsByEvent, factsBySlug, factsOfBusiness, loadBusiness } from './diary-store.ts';
import type { SlotsChoice } from './diary.ts';
import type { Moment } from './moment-cache.ts';
import { diaryNotFound, eventNotFound, mustTakeBookings, notTakingBookings } from './refusals.ts';
import { servicesOf } from './timetable-of-event.ts';
import { venueAnswer } from './venue-shape.ts';

type DiaryContext = Pick<Context, 'database' | 'clock' | 'diaryAnswers'>;

/**
 * Returns the URL's cached answer while it is valid, for one look-up of the business's version. Returns null,
 * or resolves to it, without one.
 */
export function readyDiary(context: DiaryContext, address: string): Promise<ReadyCall | null> | null {
  for (const one of context.diaryAnswers.kept) {
    const businessId = one.answers.businessOf(address);
    if (businessId !== null) return readyOf(context, businessId, one, address);
  }
  return null;
}

async function readyOf(
  { database, clock }: DiaryContext,
  businessId: number,
  { answers, route }: DiaryAnswers['kept'][number],
  address: string,
): Promise<ReadyCall | null> {
  const now = clock();
  const facts = await factsOfBusiness(database.read, businessId);
  const answer = facts && isBillingActive(facts, now) ? answers.kept(address, { ...facts, now }) : undefined;
  return answer ? { route, answer } : null;
}

/** Works whether or not the business takes bookings. Throws the 404 if it is deleted. */
export async function diaryOfBusiness(
  { database: { read }, clock, diaryAnswers }: DiaryContext,
  businessId: number,
  mayMake: MayMake,
): Promise<Diary> {
  const facts = await factsOfBusiness(read, businessId);
  const business = facts && (await loadBusiness(read, businessId));
  if (!business) throw diaryNotFound();
  const moment = { ...facts, now: clock() };
  return (await diaryAnswers.diary(business.diarySlug, NOTHING_ASKED, moment, mayMake)).value;
}

/** Returns the moment for caching what this diary gives; null for an unknown address. Throws the 402. */
export async function momentOf({ database, clock }: DiaryContext, slug: string): Promise<Moment | null> {
  const facts = await factsBySlug(database.read, slug);
  const now = clock();
  if (facts) mustTakeBookings(facts, now);
  return facts && { ...facts, now };
}

/** Returns null if no diary has this address. Throws the 402, which says whose diary it is. */
export async function readDiary(
  { database: { read }, clock, diaryAnswers }: DiaryContext,
  slug: string,
  asked: DiaryAsked,
  mayMake: MayMake,
): Promise<CachedAnswer<Diary> | null> {
  const facts = await factsBySlug(read, slug);
  if (!facts) return null;
  const now = clock();
  if (!isBillingActive(facts, now))
    throw notTakingBookings(closedNoticeOf(await loadBusiness(read, facts.businessId), now));
  return diaryAnswers.diary(slug, asked, { ...facts, now }, mayMake);
}

/** Returns null if no diary has this address. Throws the 402. */
export async function readMonth(
  { database, clock, diaryAnswers }: DiaryContext,
  slug: string,
  asked: MonthAsked,
  mayMake: MayMake,
): Promise<CachedAnswer<DiaryMonth> | null> {
  const facts = await factsBySlug(database.read, slug);
  if (!facts) return null;
  const now = clock();
  mustTakeBookings(facts, now);
  return diaryAnswers.month(slug, asked, { ...facts, now }, mayMake);
}

/** Returns the business at an address, taking bookings or not; null for an unknown address. */
export async function businessAt(read: Reader, slug: string): Promise<BusinessRow | null> {
  const facts = await factsBySlug(read, slug);
  return facts && loadBusiness(read, facts.businessId);
}

/** Throws the 404 for an event, venue or service that doesn't exist, and the 402. */
export async function readSlots(
  { database, clock, diaryAnswers }: DiaryContext,
  eventId: number,
  choice: SlotsChoice,
  mayMake: MayMake,
): Promise<CachedAnswer<Slot[]>> {
  const facts = await factsByEvent(database.read, eventId);
  if (!facts) throw eventNotFound();
  const now = clock();
  mustTakeBookings(facts, now);
  return diaryAnswers.slots(facts.eventId, choice, { ...facts, now }, mayMake);
}

/** Throws the 404 and the 402. */
export async function readVenues(context: DiaryContext, eventId: number, mayMake: MayMake): Promise<Venue[]> {
  return (await publicEvent(context, eventId, mayMake)).venues.map(venueAnswer);
}

/** Throws the 404 and the 402. */
export async function readServices(
  context: DiaryContext,
  eventId: number,
  mayMake: MayMake,
): Promise<Service[]> {
  return servicesOf(await publicEvent(context, eventId, mayMake)).map(serviceAnswer);
}

async function publicEvent(
  { database: { read }, clock }: DiaryContext,
  eventId: number,
  mayMake: MayMake,
): Promise<PlannedEvent> {
  const facts = await factsByEvent(read, eventId);
  if (!facts) throw eventNotFound();
  mustTakeBookings(facts, clock());
  mayMake();
  const [planned] = await loadPlanned(read, facts.businessId, [facts.eventId]);
  if (!planned) throw eventNotFound();
  return planned;
}
