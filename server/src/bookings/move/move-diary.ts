/** The diary for moving a booking: the public diary, with only the times that the booking can move to. */
import type { Diary, DiaryMonth } from '@daybook/schema/contract/diary';
import type { Slot } from '@daybook/schema/contract/slot';
import { DIARY_CHARACTERS_MAX, EVENTS_AHEAD_MAX } from '@daybook/schema/figures/bounds';
import { NOT_FOUND } from '@daybook/schema/words/texts';
import type { Reader } from '../../database/database.ts';
import {
  createBuildDiary,
  createBuildMonth,
  type BuildParts,
  type DiaryAsked,
  type MonthAsked,
} from '../../diary/build-diary.ts';
import { createCarryEvents } from '../../diary/carry-events.ts';
import { createRangeCounts } from '../../diary/count-ranges.ts';
import { createEventCounts } from '../../diary/count-events.ts';
import { slotAnswersOf, type SlotsChoice } from '../../diary/diary.ts';
import { successorOf, type DiaryStore } from '../../diary/diary-store.ts';
import type { MayMake } from '../../diary/read-diary.ts';
import { eventNotFound, mustTakeBookings } from '../../diary/refusals.ts';
import { Refusal } from '../../http/errors.ts';
import type { Clock } from '../../runtime/clock.ts';
import { createWeighedCache } from '../../runtime/weighed-cache.ts';
import type { BookingWithBusiness } from '../decision-facts.ts';
import { serviceOf } from './move-booking-store.ts';
import { contentsForMove, plannedForMove, withoutOwnClaims, type MovingBooking } from './moving-event.ts';

/** Bookings whose counts are kept, at most 3 MB each: a customer who moves one looks at several months. */
const BOOKINGS_KEPT = 10;

/** Answers are made for each request, so each counts against its client's rate (`mayMake`). */
export function createMoveDiary({ read, store, clock }: { read: Reader; store: DiaryStore; clock: Clock }) {
  const kept = createWeighedCache<string, BuildParts>(BOOKINGS_KEPT, () => 1);

  /** Counts are valid until the event or the booking changes. */
  function partsFor(moving: MovingBooking): BuildParts {
    const { id, sequence } = moving.booking;
    const key = `${id} ${sequence} ${moving.service}`;
    const parts = kept.get(key) ?? partsOf(storeForMove(store, moving));
    kept.set(key, parts);
    return parts;
  }

  async function open({ booking, business }: BookingWithBusiness, mayMake: MayMake) {
    const now = clock();
    mustTakeBookings(business, now);
    mayMake();
    const service = await serviceOf(read, booking);
    return { now, business, parts: partsFor({ booking, service, by: 'customer' }) };
  }

  return {
    /** Throws the 402 while the business takes no bookings. */
    async diary(found: BookingWithBusiness, asked: DiaryAsked, mayMake: MayMake): Promise<Diary> {
      const { now, business, parts } = await open(found, mayMake);
      return createBuildDiary(parts)(business.id, asked, now);
    },

    async month(found: BookingWithBusiness, asked: MonthAsked, mayMake: MayMake): Promise<DiaryMonth> {
      const { now, business, parts } = await open(found, mayMake);
      return createBuildMonth(parts)(business.id, asked, now);
    },

    /** Throws the 404 for an event that can't take this booking, or doesn't have that venue or person. */
    async slots(
      found: BookingWithBusiness,
      eventId: number,
      choice: SlotsChoice,
      mayMake: MayMake,
    ): Promise<Slot[]> {
      const { now, business, parts } = await open(found, mayMake);
      const { store: own } = parts;
      const latest = (await successorOf(read, eventId)) ?? eventId;
      const contents = (await own.loadEvent(business, eventId)) ?? (await own.loadEvent(business, latest));
      if (!contents) throw eventNotFound();
      const slots = slotAnswersOf(contents, choice, now);
      if (!slots) throw new Refusal(404, NOT_FOUND);
      return slots;
    },
  };
}

function partsOf(store: DiaryStore): BuildParts {
  const counts = createEventCounts(store, EVENTS_AHEAD_MAX);
  return {
    store,
    ranges: createRangeCounts(store, counts),
    carryEvents: createCarryEvents(store, counts, DIARY_CHARACTERS_MAX),
  };
}

/** The diary's queries, limited to what the booking can move to. */
function storeForMove(store: DiaryStore, moving: MovingBooking): DiaryStore {
  return {
    ...store,
    async loadPlanned(businessId, eventIds) {
      const planned = await store.loadPlanned(businessId, eventIds, moving.service);
      return planned.flatMap((event) => plannedForMove(event, moving) ?? []);
    },
    async loadHeldOf(businessId, eventIds) {
      const held = await store.loadHeldOf(businessId, eventIds);
      return new Map([...held].map(([id, rows]) => [id, withoutOwnClaims(rows, moving.booking)]));
    },
    async loadEvent(business, eventId) {
      const contents = await store.loadEvent(business, eventId, moving.service);
      return contents && contentsForMove(contents, moving);
    },
  };
}
