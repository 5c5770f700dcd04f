/**
 * What the diary shows to a customer who moves a booking: their own place and person, until they ask for any.
 * The server's page and its script must get the same result.
 */

import { completeChoice, type OfferedDiary, type OfferedEvent } from './complete-choice.ts';
import { choicePath, readChoice, type DiaryChoice } from './diary-choice.ts';

/** Asks for any place, or for anyone: `venue=0` or `with=0` in the URL. */
export const ANY = 0;

export interface BookingToMove {
  /** YYYY-MM-DD */
  event_date: string;
  venue_name: string | null;
  /** Null if the booking names nobody. */
  person_id: number | null;
}

interface OfferedAtVenues extends OfferedEvent {
  venues: readonly { id: number; venue_name: string }[];
}

export interface OfferedToMove extends OfferedDiary {
  events: readonly OfferedAtVenues[];
}

/** Reads a query, as readChoice does. */
export function readMoveChoice(get: (name: string) => string | null | undefined): DiaryChoice {
  const choice = readChoice(get);
  return {
    ...choice,
    venueId: get('venue') === `${ANY}` ? ANY : choice.venueId,
    personId: get('with') === `${ANY}` ? ANY : choice.personId,
  };
}

/** Returns the path of the page that moves the token's booking, with that choice. */
export function movePath(slug: string, token: string, choice: Partial<DiaryChoice> = {}): string {
  const path = choicePath(slug, choice);
  return `${path}${path.includes('?') ? '&' : '?'}move=${encodeURIComponent(token)}`;
}

/** Returns a complete choice as its URL has it, so that 'any' stays chosen. */
export function writtenMoveChoice(choice: DiaryChoice): DiaryChoice {
  return { ...choice, venueId: choice.venueId ?? ANY, personId: choice.personId ?? ANY };
}

/**
 * Completes a choice. Without a date, it takes the first one with something free, of the booking's own person
 * where they have any, from the booking's own date on, or else before it. `ANY` becomes null.
 */
export function moveChoice(diary: OfferedToMove, asked: DiaryChoice, booking: BookingToMove): DiaryChoice {
  const free = asked.date === null ? diary.events.filter(({ free_count }) => free_count !== 0) : [];
  const wanted = asked.personId ?? booking.person_id;
  const theirs = free.filter(({ people }) => people.some(({ id }) => id === wanted));
  const open = theirs.length > 0 ? theirs : free;
  const first = open.find(({ event_date }) => event_date >= booking.event_date) ?? open[0];
  const opened = { ...asked, date: first?.event_date ?? asked.date };
  const event = diary.events.find(({ id }) => id === completeChoice(diary, opened).eventId);
  const own = event?.venues.find(({ venue_name }) => venue_name === booking.venue_name);
  return completeChoice(diary, {
    ...opened,
    venueId: asked.venueId ?? own?.id ?? null,
    personId: asked.personId ?? booking.person_id,
  });
}
