import type { OwnerOffer, WaitingEntry, WaitingList } from '@daybook/schema/contract/waiting-list';
import { MINUTE } from '@daybook/schema/figures/periods';
import { dateText, dayAndMonth, weekdayName } from '@daybook/schema/rules/date';
import { shortPriceText } from '@daybook/schema/rules/money';
import { waitedForText } from '@daybook/schema/rules/waited-for';
import { whoBooked } from '#booking-words/seen-booking.ts';
import type { BadgeTone } from '#ui/Badge.tsx';
import * as texts from './waiting-list-texts.ts';

/** Returns 'Any afternoon until 4 December, Full colour', or the booking that the customer has. */
export function waitText(entry: WaitingEntry, today: string): string {
  if (entry.booking_reference === null) return waitedForText(entry, today);
  return entry.booking_date === null
    ? texts.WANTS_EARLIER
    : texts.hasAndWantsEarlier(dateText(entry.booking_date).replace(` ${today.slice(0, 4)}`, ''));
}

/** Returns 'Wed 25 November, 10:40'. */
export function offeredTime({ event_date, start_time }: OwnerOffer): string {
  return `${weekdayName(event_date).slice(0, 3)} ${dayAndMonth(event_date)}, ${start_time}`;
}

/** Returns the minutes until an offer expires, rounded up; null if it is no longer held at `now`. */
export function minutesHeld({ outcome, kind, expires_at }: OwnerOffer, now: number): number | null {
  if (outcome !== 'open' || kind !== 'held' || expires_at === null) return null;
  const left = Date.parse(expires_at) - now;
  return left > 0 ? Math.ceil(left / MINUTE) : null;
}

const TONES: Record<keyof typeof texts.OUTCOMES, BadgeTone> = {
  held: 'sky',
  told: 'quiet',
  taken: 'leaf',
  declined: 'quiet',
  expired: 'quiet',
  gone: 'quiet',
};

/** Returns how an offer ended. An open offer whose time is up counts as expired. */
export function outcomeOf(offer: OwnerOffer, now: number): { tone: BadgeTone; word: string } {
  const open = offer.kind === 'told' ? 'told' : minutesHeld(offer, now) === null ? 'expired' : 'held';
  const outcome = offer.outcome === 'open' ? open : offer.outcome;
  return { tone: TONES[outcome], word: texts.OUTCOMES[outcome] };
}

/** Returns the offers that are held at `now`, in order of expiry. */
export function heldNow({ offers }: WaitingList, now: number): OwnerOffer[] {
  return offers
    .filter((offer) => minutesHeld(offer, now) !== null)
    .sort((one, other) => (one.expires_at ?? '').localeCompare(other.expires_at ?? ''));
}

export function waitingFigures({ gaps_filled, gaps_filled_pence, entries }: WaitingList) {
  return [
    { label: texts.FIGURES.filled(gaps_filled), value: gaps_filled },
    // Nothing is earned where the filled gaps have no prices.
    ...(gaps_filled_pence === 0
      ? []
      : [{ label: texts.FIGURES.earned, value: shortPriceText(gaps_filled_pence) }]),
    { label: texts.FIGURES.waiting(entries.length), value: entries.length },
  ];
}

export const nameOf = whoBooked;
