/** The diary of a booking that is moved: the public diary, with only the times that the booking can be moved to. */
import type { Diary, DiaryMonth } from '@daybook/schema/contract/diary';
import type { Slot } from '@daybook/schema/contract/slot';
import { NOT_FOUND } from '@daybook/schema/words/texts';
import type { Reader } from '../database/database.ts';
import {
  buildPartsOf,
  createBuildDiary,
  createBuildMonth,
  type DiaryAsked,
  type MonthAsked,
} from '../diary/build-diary.ts';
import { createEventCounts } from '../diary/count-events.ts';
import { eventSlotsOf, type SlotsChoice } from '../diary/diary.ts';
import type { DiaryStore } from '../diary/diary-store.ts';
import type { MayMake } from '../diary/read-diary.ts';
import { eventNotFound, mustTakeBookings } from '../diary/refusals.ts';
import { successorOf } from '../diary/successor-store.ts';
import { Refusal } from '../http/errors.ts';
import type { Clock } from '../runtime/clock.ts';
import type { BookingWithBusiness } from './facts.ts';
import { serviceOf } from './move-booking-store.ts';
import { contentsForMove, plannedForMove, withoutOwnClaims, type MovingBooking } from './moving-event.ts';

export type MoveDiary = ReturnType<typeof createMoveDiary>;

/** Nothing of it is kept: hardly anybody asks twice. So each answer counts for whoever asks (`mayMake`). */
export function createMoveDiary({ read, store, clock }: { read: Reader; store: DiaryStore; clock: Clock }) {
  async function open({ booking, business }: BookingWithBusiness, mayMake: MayMake) {
    const now = clock();
    mustTakeBookings(business, now);
    mayMake();
    const service = await serviceOf(read, booking);
    return { now, business, store: storeForMove(store, { booking, service, by: 'customer' }) };
  }

  return {
    /** Throws the 402 while the business takes no bookings. */
    async diary(found: BookingWithBusiness, asked: DiaryAsked, mayMake: MayMake): Promise<Diary> {
      const { now, business, store: own } = await open(found, mayMake);
      return createBuildDiary(buildPartsOf(own, createEventCounts(own)))(business.id, asked, now);
    },

    /** The same for one month of it. */
    async month(found: BookingWithBusiness, asked: MonthAsked, mayMake: MayMake): Promise<DiaryMonth> {
      const { now, business, store: own } = await open(found, mayMake);
      return createBuildMonth(buildPartsOf(own, createEventCounts(own)))(business.id, asked, now);
    },

    /** Throws the 404 for an event that takes no such booking, and for a venue or person that it doesn't have. */
    async slots(
      found: BookingWithBusiness,
      eventId: number,
      choice: SlotsChoice,
      mayMake: MayMake,
    ): Promise<Slot[]> {
      const { now, business, store: own } = await open(found, mayMake);
      const latest = (await successorOf(read, eventId)) ?? eventId;
      const contents = (await own.loadEvent(business, eventId)) ?? (await own.loadEvent(business, latest));
      if (!contents) throw eventNotFound();
      const slots = eventSlotsOf(contents, choice, now);
      if (!slots) throw new Refusal(404, NOT_FOUND);
      return slots.slots;
    },
  };
}

/** The diary's queries, as the booking that is moved sees their events. */
function storeForMove(store: DiaryStore, moving: MovingBooking): DiaryStore {
  return {
    ...store,
    async loadPlanned(of) {
      const planned = await store.loadPlanned(of, moving.service);
      return planned.flatMap((event) => plannedForMove(event, moving) ?? []);
    },
    async loadHeldOf(of) {
      const held = await store.loadHeldOf(of);
      return new Map([...held].map(([id, rows]) => [id, withoutOwnClaims(rows, moving.booking)]));
    },
    async loadEvent(business, eventId) {
      const contents = await store.loadEvent(business, eventId, moving.service);
      return contents && contentsForMove(contents, moving);
    },
  };
}
