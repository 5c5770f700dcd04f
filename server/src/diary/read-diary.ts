/** Reads a diary for the public: checks that it can be read, and uses the cached answer while it is valid. */
import type { Diary, DiaryMonth } from '@daybook/schema/contract/diary';
import type { Service } from '@daybook/schema/contract/service';
import type { Slot } from '@daybook/schema/contract/slot';
import type { Venue } from '@daybook/schema/contract/venue';
import { buildPath } from '@daybook/schema/rules/path';
import { routes } from '@daybook/schema/words/routes';
import { NOT_FOUND } from '@daybook/schema/words/texts';
import type { Clock } from '../runtime/clock.ts';
import type { BusinessRow } from '../database/tables.ts';
import { Refusal } from '../http/errors.ts';
import { readyAnswer, type ReadyAnswer } from '../http/ready-answer.ts';
import type { ReadyCall } from '../http/ready-first.ts';
import { serviceAnswer } from './diary-responses.ts';
import { venueAnswer } from './venue-shape.ts';
import {
  buildPartsOf,
  createBuildDiary,
  type DiaryAsked,
  createBuildMonth,
  type MonthAsked,
} from './build-diary.ts';
import type { EventCounts } from './count-events.ts';
import { slotAnswersOf, type SlotsChoice } from './diary.ts';
import { createMomentCache, type Moment, type MomentCache } from './moment-cache.ts';
import { isBillingActive } from '../businesses/billing-status.ts';
import { closedNoticeOf } from './closed-notice.ts';
import { diaryNotFound, eventNotFound, mustTakeBookings, notTakingBookings } from './refusals.ts';
import type { DiaryFacts, DiaryStore, EventFacts } from './diary-store.ts';
import type { PlannedEvent } from './contents-store.ts';
import { servicesOf } from './timetable-of-event.ts';

/** Bytes of cached JSON for diaries, and as many for slots: at most about 150 MB in all. */
const KEPT_BYTES = 16_000_000;

/** A finished answer: sending it costs a look-up in the database and one here. */
interface CachedAnswer<Value> extends ReadyAnswer {
  value: Value;
}

const createAnswers = <Value>() => createMomentCache<CachedAnswer<Value>>(KEPT_BYTES, ({ length }) => length);

async function answered<Value>(making: Promise<Value>): Promise<CachedAnswer<Value>> {
  const value = await making;
  return { ...(await readyAnswer(JSON.stringify(value))), value };
}

// Answers are cached by the URL that asks for them, so that `ready` finds them without knowing what they are.
const addressOfDiary = (slug: string, { eventId, date }: DiaryAsked) =>
  buildPath(routes.getDiary.path, { slug }, { event: eventId, date });
const addressOfMonth = (slug: string, { month, after }: MonthAsked) =>
  buildPath(routes.getDiaryMonth.path, { slug, month }, { after });
const addressOfSlots = (eventId: number, { venueId, serviceId, personId }: SlotsChoice) =>
  buildPath(
    routes.listTimeSlots.path,
    { eventId },
    { venue_id: venueId, service_id: serviceId, person_id: personId },
  );

/** Called before a new answer is made. Throws the 429 for a network address that asks for too much. */
export type MayMake = () => void;

const NOTHING_ASKED: DiaryAsked = { eventId: null, date: null };

interface ReadyParts {
  store: DiaryStore;
  clock: Clock;
}

interface KeptAnswers {
  answers: Pick<MomentCache<ReadyAnswer>, 'businessOf' | 'kept'>;
  route: string;
}

/**
 * Returns the URL's cached answer while it is valid, for one look-up of the business's version. Returns null,
 * or resolves to it, without one.
 */
function readyIn(
  parts: ReadyParts,
  kept: readonly KeptAnswers[],
  address: string,
): Promise<ReadyCall | null> | null {
  for (const one of kept) {
    const businessId = one.answers.businessOf(address);
    if (businessId !== null) return readyOf(parts, businessId, one, address);
  }
  return null;
}

async function readyOf(
  { store, clock }: ReadyParts,
  businessId: number,
  { answers, route }: KeptAnswers,
  address: string,
): Promise<ReadyCall | null> {
  const now = clock();
  const facts = await store.factsOfBusiness(businessId);
  const answer = facts && isBillingActive(facts, now) ? answers.kept(address, { ...facts, now }) : undefined;
  return answer ? { route, answer } : null;
}

async function buildSlots(
  store: DiaryStore,
  { businessId, eventId }: EventFacts,
  choice: SlotsChoice,
  now: number,
): Promise<Slot[]> {
  const business = await store.loadBusiness(businessId);
  const contents = business && (await store.loadEvent(business, eventId));
  if (!contents) throw eventNotFound();
  const slots = slotAnswersOf(contents, choice, now);
  if (!slots) throw new Refusal(404, NOT_FOUND);
  return slots;
}

async function publicEvent(
  { store, clock }: ReadyParts,
  eventId: number,
  mayMake: MayMake,
): Promise<PlannedEvent> {
  const facts = await store.factsByEvent(eventId);
  if (!facts) throw eventNotFound();
  mustTakeBookings(facts, clock());
  mayMake();
  const [planned] = await store.loadPlanned(facts.businessId, [facts.eventId]);
  if (!planned) throw eventNotFound();
  return planned;
}

/** Throws the 402, which says whose diary it is. */
async function mustBeOpen(store: DiaryStore, facts: DiaryFacts, now: number): Promise<void> {
  if (!isBillingActive(facts, now))
    throw notTakingBookings(closedNoticeOf(await store.loadBusiness(facts.businessId), now));
}

export type DiaryReader = ReturnType<typeof createDiaryReader>;

export function createDiaryReader(store: DiaryStore, counts: EventCounts, clock: Clock) {
  const diaries = createAnswers<Diary>();
  const months = createAnswers<DiaryMonth>();
  const slotLists = createAnswers<Slot[]>();
  const parts = buildPartsOf(store, counts);
  const buildDiary = createBuildDiary(parts);
  const buildMonth = createBuildMonth(parts);

  /** Returns the cached answer while it is valid, otherwise a new one. Throws the 402. */
  async function answerFrom<Value>(
    answers: MomentCache<CachedAnswer<Value>>,
    address: string,
    facts: DiaryFacts,
    mayMake: MayMake,
    make: (now: number) => Promise<Value>,
  ): Promise<CachedAnswer<Value>> {
    const now = clock();
    mustTakeBookings(facts, now);
    return answers.get(address, { ...facts, now }, () => {
      mayMake();
      return answered(make(now));
    });
  }

  const kept = [
    { answers: diaries, route: routes.getDiary.path },
    { answers: months, route: routes.getDiaryMonth.path },
    { answers: slotLists, route: routes.listTimeSlots.path },
  ];

  return {
    ready: (address: string) => readyIn({ store, clock }, kept, address),

    /** Works whether or not the business takes bookings. Throws the 404 if it is deleted. */
    async diaryOfBusiness(businessId: number, mayMake: MayMake): Promise<Diary> {
      const now = clock();
      const facts = await store.factsOfBusiness(businessId);
      const business = facts && (await store.loadBusiness(businessId));
      if (!business) throw diaryNotFound();
      const known = diaries.kept(addressOfDiary(business.diarySlug, NOTHING_ASKED), { ...facts, now });
      if (known) return known.value;
      mayMake();
      return buildDiary(businessId, NOTHING_ASKED, now);
    },

    /** Returns the moment for caching what this diary gives; null for an unknown address. Throws the 402. */
    async momentOf(slug: string): Promise<Moment | null> {
      const facts = await store.factsBySlug(slug);
      const now = clock();
      if (facts) mustTakeBookings(facts, now);
      return facts && { ...facts, now };
    },

    /** Returns null if no diary has this address. Throws the 402. */
    async diary(slug: string, asked: DiaryAsked, mayMake: MayMake): Promise<CachedAnswer<Diary> | null> {
      const facts = await store.factsBySlug(slug);
      if (!facts) return null;
      await mustBeOpen(store, facts, clock());
      return answerFrom(diaries, addressOfDiary(slug, asked), facts, mayMake, (now) =>
        buildDiary(facts.businessId, asked, now),
      );
    },

    async month(slug: string, asked: MonthAsked, mayMake: MayMake): Promise<CachedAnswer<DiaryMonth> | null> {
      const facts = await store.factsBySlug(slug);
      if (!facts) return null;
      return answerFrom(months, addressOfMonth(slug, asked), facts, mayMake, (now) =>
        buildMonth(facts.businessId, asked, now),
      );
    },

    /** Returns the business at an address, taking bookings or not; null for an unknown address. */
    async businessAt(slug: string): Promise<BusinessRow | null> {
      const facts = await store.factsBySlug(slug);
      return facts && store.loadBusiness(facts.businessId);
    },

    /** Throws the 404 for an event, venue or service that doesn't exist, and the 402. */
    async slots(eventId: number, choice: SlotsChoice, mayMake: MayMake): Promise<CachedAnswer<Slot[]>> {
      const facts = await store.factsByEvent(eventId);
      if (!facts) throw eventNotFound();
      return answerFrom(slotLists, addressOfSlots(eventId, choice), facts, mayMake, (now) =>
        buildSlots(store, facts, choice, now),
      );
    },

    async venues(eventId: number, mayMake: MayMake): Promise<Venue[]> {
      return (await publicEvent({ store, clock }, eventId, mayMake)).venues.map(venueAnswer);
    },

    async services(eventId: number, mayMake: MayMake): Promise<Service[]> {
      return servicesOf(await publicEvent({ store, clock }, eventId, mayMake)).map(serviceAnswer);
    },

    /** Returns the current address of a diary that once had this one. */
    newSlugOf: (oldSlug: string) => store.newSlugOf(oldSlug),
  };
}
