/** Reads a diary for the public: checks that it can be read, and uses the cached answer while it is valid. */
import type { Diary, DiaryMonth } from '@daybook/schema/contract/diary';
import type { Service } from '@daybook/schema/contract/service';
import type { Slot } from '@daybook/schema/contract/slot';
import type { Venue } from '@daybook/schema/contract/venue';
import { isBillingActive } from '../businesses/billing-status.ts';
import type { Reader } from '../database/database.ts';
import type { BusinessRow } from '../database/tables.ts';
import type { ReadyCall } from '../http/ready-first.ts';
import type { Clock } from '../runtime/clock.ts';
import { NOTHING_ASKED, type DiaryAsked } from './build-diary.ts';
import { closedNoticeOf } from './closed-notice.ts';
import { loadPlanned, type PlannedEvent } from './contents-store.ts';
import type { SlotsChoice } from './diary.ts';
import {
  createDiaryAnswers,
  type CachedAnswer,
  type DiaryAnswers,
  type MayMake,
  type MonthAsked,
} from './diary-answers.ts';
import { serviceAnswer } from './diary-responses.ts';
import { factsByEvent, factsBySlug, factsOfBusiness, loadBusiness, type DiaryFacts } from './diary-store.ts';
import type { Moment } from './moment-cache.ts';
import { diaryNotFound, eventNotFound, mustTakeBookings, notTakingBookings } from './refusals.ts';
import { servicesOf } from './timetable-of-event.ts';
import { venueAnswer } from './venue-shape.ts';

interface ReadyParts {
  read: Reader;
  clock: Clock;
}

/**
 * Returns the URL's cached answer while it is valid, for one look-up of the business's version. Returns null,
 * or resolves to it, without one.
 */
function readyIn(
  parts: ReadyParts,
  kept: DiaryAnswers['kept'],
  address: string,
): Promise<ReadyCall | null> | null {
  for (const one of kept) {
    const businessId = one.answers.businessOf(address);
    if (businessId !== null) return readyOf(parts, businessId, one, address);
  }
  return null;
}

async function readyOf(
  { read, clock }: ReadyParts,
  businessId: number,
  { answers, route }: DiaryAnswers['kept'][number],
  address: string,
): Promise<ReadyCall | null> {
  const now = clock();
  const facts = await factsOfBusiness(read, businessId);
  const answer = facts && isBillingActive(facts, now) ? answers.kept(address, { ...facts, now }) : undefined;
  return answer ? { route, answer } : null;
}

async function publicEvent(
  { read, clock }: ReadyParts,
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

/** Throws the 402, which says whose diary it is. */
async function mustBeOpen(read: Reader, facts: DiaryFacts, now: number): Promise<void> {
  if (!isBillingActive(facts, now))
    throw notTakingBookings(closedNoticeOf(await loadBusiness(read, facts.businessId), now));
}

export type DiaryReader = ReturnType<typeof createDiaryReader>;

export function createDiaryReader(read: Reader, clock: Clock) {
  const answers = createDiaryAnswers(read);
  return {
    ready: (address: string) => readyIn({ read, clock }, answers.kept, address),

    /** Works whether or not the business takes bookings. Throws the 404 if it is deleted. */
    async diaryOfBusiness(businessId: number, mayMake: MayMake): Promise<Diary> {
      const facts = await factsOfBusiness(read, businessId);
      const business = facts && (await loadBusiness(read, businessId));
      if (!business) throw diaryNotFound();
      const moment = { ...facts, now: clock() };
      return (await answers.diary(business.diarySlug, NOTHING_ASKED, moment, mayMake)).value;
    },

    /** Returns the moment for caching what this diary gives; null for an unknown address. Throws the 402. */
    async momentOf(slug: string): Promise<Moment | null> {
      const facts = await factsBySlug(read, slug);
      const now = clock();
      if (facts) mustTakeBookings(facts, now);
      return facts && { ...facts, now };
    },

    /** Returns null if no diary has this address. Throws the 402. */
    async diary(slug: string, asked: DiaryAsked, mayMake: MayMake): Promise<CachedAnswer<Diary> | null> {
      const facts = await factsBySlug(read, slug);
      if (!facts) return null;
      const now = clock();
      await mustBeOpen(read, facts, now);
      return answers.diary(slug, asked, { ...facts, now }, mayMake);
    },

    /** Returns null if no diary has this address. Throws the 402. */
    async month(slug: string, asked: MonthAsked, mayMake: MayMake): Promise<CachedAnswer<DiaryMonth> | null> {
      const facts = await factsBySlug(read, slug);
      if (!facts) return null;
      const now = clock();
      mustTakeBookings(facts, now);
      return answers.month(slug, asked, { ...facts, now }, mayMake);
    },

    /** Returns the business at an address, taking bookings or not; null for an unknown address. */
    async businessAt(slug: string): Promise<BusinessRow | null> {
      const facts = await factsBySlug(read, slug);
      return facts && loadBusiness(read, facts.businessId);
    },

    /** Throws the 404 for an event, venue or service that doesn't exist, and the 402. */
    async slots(eventId: number, choice: SlotsChoice, mayMake: MayMake): Promise<CachedAnswer<Slot[]>> {
      const facts = await factsByEvent(read, eventId);
      if (!facts) throw eventNotFound();
      const now = clock();
      mustTakeBookings(facts, now);
      return answers.slots(facts.eventId, choice, { ...facts, now }, mayMake);
    },

    async venues(eventId: number, mayMake: MayMake): Promise<Venue[]> {
      return (await publicEvent({ read, clock }, eventId, mayMake)).venues.map(venueAnswer);
    },

    async services(eventId: number, mayMake: MayMake): Promise<Service[]> {
      return servicesOf(await publicEvent({ read, clock }, eventId, mayMake)).map(serviceAnswer);
    },
  };
}
