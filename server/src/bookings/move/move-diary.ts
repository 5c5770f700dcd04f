/** The diary for moving a booking: the public diary, with only the times that the booking can move to. */
import type { Diary, DiaryMonth } from '@daybook/schema/contract/diary';
import type { Slot } from '@daybook/schema/contract/slot';
import { NOT_FOUND } from '@daybook/schema/words/texts';
import type { Reader } from '../../database/database.ts';
import {
  buildDiary,
  buildMonth,
  buildRestOfMonth,
  openDiary,
  type DiaryAsked,
} from '../../diary/build-diary.ts';
import { loadShown, type DiaryView } from '../../diary/count-events.ts';
import { slotAnswersOf, type SlotsChoice } from '../../diary/diary.ts';
import { successorOf } from '../../diary/diary-store.ts';
import type { MayMake, MonthAsked } from '../../diary/diary-answers.ts';
import { eventNotFound, mustTakeBookings } from '../../diary/refusals.ts';
import { Refusal } from '../../http/errors.ts';
import type { Clock } from '../../runtime/clock.ts';
import type { BookingWithBusiness } from '../decision-facts.ts';
import { serviceOf } from './move-booking-store.ts';

/** Answers are made for each request, so each counts against its client's rate (`mayMake`). */
export function createMoveDiary({ read, clock }: { read: Reader; clock: Clock }) {
  /** Throws the 402 while the business takes no bookings. */
  async function viewFor({ booking, business }: BookingWithBusiness, mayMake: MayMake): Promise<DiaryView> {
    const now = clock();
    mustTakeBookings(business, now);
    mayMake();
    return { business, now, moving: { booking, service: await serviceOf(read, booking), by: 'customer' } };
  }

  return {
    async diary(found: BookingWithBusiness, asked: DiaryAsked, mayMake: MayMake): Promise<Diary> {
      const view = await viewFor(found, mayMake);
      return openDiary(read, await buildDiary(read, view), asked, view);
    },

    async month(
      found: BookingWithBusiness,
      { month, after }: MonthAsked,
      mayMake: MayMake,
    ): Promise<DiaryMonth> {
      const view = await viewFor(found, mayMake);
      const first = await buildMonth(read, month, view);
      return after === null ? first : buildRestOfMonth(read, first, after, view);
    },

    /** Throws the 404 for an event that can't take this booking, or doesn't have that venue or person. */
    async slots(
      found: BookingWithBusiness,
      eventId: number,
      choice: SlotsChoice,
      mayMake: MayMake,
    ): Promise<Slot[]> {
      const view = await viewFor(found, mayMake);
      const latest = (await successorOf(read, eventId)) ?? eventId;
      const contents = (await loadShown(read, eventId, view)) ?? (await loadShown(read, latest, view));
      if (!contents) throw eventNotFound();
      const slots = slotAnswersOf(contents, choice, view.now);
      if (!slots) throw new Refusal(404, NOT_FOUND);
      return slots;
    },
  };
}
