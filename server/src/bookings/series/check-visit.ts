/** Says whether a time of a series is free, why not, and which free time is nearest. */

import type { AddBookingRequest } from '@daybook/schema/contract/customers';
import type { CheckedVisit } from '@daybook/schema/contract/series';
import { minutesOf } from '@daybook/schema/rules/clock-time';
import { addDays, longDate } from '@daybook/schema/rules/date';
import type { VisitTime } from '@daybook/schema/rules/series-times';
import {
  IS_OVER,
  NOT_OFFERED_THEN,
  NOTHING_THAT_DAY,
  notPublishedYet,
} from '@daybook/schema/words/series-texts';
import type { Reader } from '../../database/database.ts';
import type { BusinessRow } from '../../database/tables.ts';
import type { RuledEvent } from '../../diary/contents-store.ts';
import type { Turn } from '../../runtime/next-turn.ts';
import { conflictsAt, placesHad } from '../owner/conflicts-store.ts';
import { bookableSlotOf } from '../owner/decide-own-booking.ts';
import { eventsOn, lastDateOf } from '../owner/own-events-store.ts';
import { freeTimesOf, type OwnChoice } from '../owner/own-times.ts';

type Attendee = Parameters<typeof placesHad>[2];

export interface VisitToCheck {
  business: BusinessRow;
  time: VisitTime;
  choice: OwnChoice;
  /** Null if it isn't known yet. */
  attendee: Attendee | null;
  now: number;
}

export const choiceOf = (asked: Pick<AddBookingRequest, 'service_id' | 'person_id' | 'place_id'>) => ({
  serviceId: asked.service_id ?? null,
  personId: asked.person_id ?? null,
  placeId: asked.place_id ?? null,
});

export async function checkVisit(on: Reader, asked: VisitToCheck, turn: Turn): Promise<CheckedVisit> {
  const { business, time, choice, attendee, now } = asked;
  await turn();
  const events = await eventsOn(on, business, time.date);
  const eventsAt = (date: string) =>
    date === time.date ? Promise.resolve(events) : eventsOn(on, business, date);
  const wanted = { eventId: null, start: minutesOf(time.start_time), choice };
  const chosen = bookableSlotOf(events, wanted, now);
  if (!chosen) {
    const isOver = bookableSlotOf(events, wanted, -Infinity) !== null;
    const conflicts = [isOver ? IS_OVER : await whyNotOffered(on, asked, events.length > 0)];
    const nearest = await nearestFree(asked, turn, eventsAt);
    return { ...time, end_time: null, person_name: null, conflicts, can_overlap: false, nearest };
  }
  const { offer, slot, person, venue } = chosen;
  const { event } = offer.contents;
  const conflicts = slot.isBooked
    ? await conflictsAt(on, offer.contents, { ...slot, person, venue, own: [] })
    : attendee
      ? await placesHad(on, event, attendee)
      : [];
  return {
    ...time,
    end_time: slot.endTime,
    person_name: person?.name ?? null,
    conflicts,
    can_overlap: conflicts.length > 0 && !(slot.isBooked && event.type === 'day_event'),
    nearest: conflicts.length > 0 ? await nearestFree(asked, turn, eventsAt) : null,
  };
}

export async function whyNotOffered(
  on: Reader,
  { business, time }: Pick<VisitToCheck, 'business' | 'time'>,
  hasEvents: boolean,
): Promise<string> {
  if (hasEvents) return NOT_OFFERED_THEN;
  const last = await lastDateOf(on, business.id);
  return last !== null && time.date > last ? notPublishedYet(longDate(last)) : NOTHING_THAT_DAY;
}

/** How many days from a date the nearest free time may be: on the date itself first, and later ones before earlier. */
const DAYS_AWAY = [0, 1, -1, 2, -2, 3, -3];

export async function nearestFree(
  { time, choice, now }: Pick<VisitToCheck, 'time' | 'choice' | 'now'>,
  turn: Turn,
  eventsAt: (date: string) => Promise<readonly RuledEvent[]>,
): Promise<CheckedVisit['nearest']> {
  const minutesAway = (start: string) => Math.abs(minutesOf(start) - minutesOf(time.start_time));
  for (const days of DAYS_AWAY) {
    const date = addDays(time.date, days);
    if (days !== 0) await turn();
    const free = freeTimesOf(await eventsAt(date), choice, now);
    const [nearest] = free.toSorted(
      (one, other) => minutesAway(one.start_time) - minutesAway(other.start_time),
    );
    if (!nearest) continue;
    const { start_time, end_time, person_name } = nearest;
    return { date, start_time, end_time, person_name };
  }
  return null;
}
