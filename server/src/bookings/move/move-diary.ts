/** The diary for moving a booking: the public diary, with only the times that the booking can move to. */

import type { Diary, DiaryMonth } from '@daybook/schema/contract/diary';
import type { Slot } from '@daybook/schema/contract/slot';
import { NOT_FOUND } from '@daybook/schema/words/texts';
import type { Context } from '../../context.ts';
import { buildDiary, buildMonth, buildRestOfMonth, type DiaryAsked } from '../../diary/build-diary.ts';
import { loadShown, type DiaryView } from '../../diary/count-events.ts';
import type { MayMake, MonthAsked } from '../../diary/diary-answers.ts';
import { successorOf } from '../../diary/diary-store.ts';
import { slotAnswersOf, type SlotsChoice } from '../../diary/diary.ts';
import { eventNotFound, mustTakeBookings } from '../../diary/refusals.ts';
import { Refusal } from '../../http/errors.ts';
import type { BookingWithBusiness } from '../decision-facts.ts';
import { serviceOf } from './move-booking-store.ts';

/**
 * Throws the 402 while the business takes no bookings. Answers are made for each request, so each counts against
 * its client's rate (`mayMake`).
 */
async function viewFor(
  { clock, database }: Context,
  { booking, business }: BookingWithBusiness,
  mayMake: MayMake,
): Promise<DiaryView> {
  const now = clock();
  mustTakeBookings(business, now);
  mayMake();
  const service = await serviceOf(database.read, booking);
  return { business, now, moving: { booking, service, by: 'customer' } };
}

/** Throws the 402. */
export async function moveDiary(
  context: Context,
  found: BookingWithBusiness,
  asked: DiaryAsked,
  mayMake: MayMake,
): Promise<Diary> {
  return buildDiary(context.database.read, await viewFor(context, found, mayMake), asked);
}

/** Throws the 402. */
export async function moveMonth(
  context: Context,
  found: BookingWithBusiness,
  { month, after }: MonthAsked,
  mayMake: MayMake,
): Promise<DiaryMonth> {
  const { read } = context.database;
  const view = await viewFor(context, found, mayMake);
  const first = await buildMonth(read, month, view);
  return after === null ? first : buildRestOfMonth(read, first, after, view);
}

/** Throws the 402, and the 404 for an event that can't take this booking, or doesn't have that venue or person. */
export async function moveSlots(
  context: Context,
  found: BookingWithBusiness,
  { eventId, ...choice }: SlotsChoice & { eventId: number },
  mayMake: MayMake,
): Promise<Slot[]> {
  const { read } = context.database;
  const view = await viewFor(context, found, mayMake);
  const latest = (await successorOf(read, eventId)) ?? eventId;
  const contents = (await loadShown(read, eventId, view)) ?? (await loadShown(read, latest, view));
  if (!contents) throw eventNotFound();
  const slots = slotAnswersOf(contents, choice, view.now);
  if (!slots) throw new Refusal(404, NOT_FOUND);
  return slots;
}
