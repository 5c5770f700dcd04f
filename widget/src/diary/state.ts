/** What a diary on the screen knows. Plain data: no DOM, no functions, nothing of how it looks. */
import type { BookedAnswer } from '@daybook/schema/contract/booking';
import type { Diary, EventSlots } from '@daybook/schema/contract/diary';
import type { PublicEvent } from '@daybook/schema/contract/event';
import type { Service } from '@daybook/schema/contract/service';
import type { Slot } from '@daybook/schema/contract/slot';
import type { Venue } from '@daybook/schema/contract/venue';
import type { AttendeeFields, AttendeeProblems } from '@daybook/schema/rules/attendee';
import { mustChooseService } from '@daybook/schema/rules/complete-choice';
import { addMonths, monthOf } from '@daybook/schema/rules/date';
import type { DiaryChoice, Prefill } from '@daybook/schema/rules/diary-choice';
import { todayIn } from '@daybook/schema/rules/calendar-day';

/** Before there is a diary to show, and when there never will be. */
export interface ClosedDiary {
  phase: 'loading' | 'not-found' | 'not-available' | 'failed';
  slug: string;
  /** What to open on once it is there. */
  asked: DiaryChoice;
  prefill: Prefill;
}

export interface OpenDiary {
  phase: 'open';
  diary: Diary;
  /** Always complete: rules/complete-choice. */
  choice: DiaryChoice;
  /** Milliseconds since 1970, when the diary was made: what 'today' is judged by. */
  now: number;
  /** False while the page is as the server rendered it, and must work without any script. */
  isLive: boolean;
  /** The visitor's own IANA zone, once a browser has told it. */
  ownZone: string | null;
  /** Where the arrow keys stand in the month; null is the chosen date. */
  cursor: string | null;
  /** On a narrow screen: all weeks and events rather than the chosen week. */
  isUnfolded: boolean;
  times: Times;
  form: BookingForm;
  booked: BookedAnswer | null;
  /** What assistive technology is told in passing. */
  said: string;
}

export type DiaryState = ClosedDiary | OpenDiary;

export interface Times {
  status: 'loading' | 'ready' | 'failed';
  /** Which event, venue and service they are of: slotsKey(). */
  key: string | null;
  slots: Slot[];
}

export interface BookingForm {
  fields: AttendeeFields;
  problems: AttendeeProblems;
  banner: string | null;
  /** The address as it stood when the person left the field: what a suggestion is made for. */
  seenEmail: string | null;
  /** The misspelt-looking address that the person was asked about, and kept. */
  keptEmail: string | null;
  /** The field that people do not see (contract/booking.ts). */
  website: string;
  isSending: boolean;
}

export const EMPTY_FIELDS: AttendeeFields = {
  attendee_first_name: '',
  attendee_last_name: '',
  attendee_email: '',
  attendee_phone: '',
  customer_address: '',
  customer_postcode: '',
};

export const slugIn = (state: DiaryState): string =>
  state.phase === 'open' ? state.diary.business.diary_slug : state.slug;

export function slotsKey(of: Pick<EventSlots, 'event_id' | 'venue_id' | 'service_id'>): string {
  return [of.event_id, of.venue_id, of.service_id].join();
}

/** Whose slots the choice asks for; null where there is no event, or its service must be chosen first. */
export function wantedSlots(state: OpenDiary): Omit<EventSlots, 'slots'> | null {
  const event = chosenEvent(state);
  if (!event || mustChooseService(event, state.choice.serviceId)) return null;
  return { event_id: event.id, venue_id: state.choice.venueId, service_id: state.choice.serviceId };
}

export function chosenEvent({ diary, choice }: OpenDiary): PublicEvent | undefined {
  return diary.events.find((event) => event.id === choice.eventId);
}

export function chosenService(state: OpenDiary): Service | undefined {
  return chosenEvent(state)?.services.find((service) => service.id === state.choice.serviceId);
}

/** The slot that the form is about: chosen, loaded and free. */
export function chosenSlot({ choice, times }: OpenDiary): Slot | undefined {
  return times.slots.find((slot) => slot.id === choice.slotId && !slot.is_booked);
}

/** The chosen venue, or the one that the chosen slot would be booked in. */
export function chosenVenue(state: OpenDiary): Venue | undefined {
  const id = state.choice.venueId ?? chosenSlot(state)?.venue_id;
  return chosenEvent(state)?.venues.find((venue) => venue.id === id);
}

export const todayOf = ({ diary, now }: OpenDiary): string => todayIn(diary.business.timezone, now);

/** The month on view, YYYY-MM. */
export function shownMonth(state: OpenDiary): string {
  return state.choice.month ?? monthOf(state.choice.date ?? todayOf(state));
}

/** A month that the diary reaches: this one up to its last event's; null outside. */
export function monthBeside(state: OpenDiary, step: number): string | null {
  const month = addMonths(shownMonth(state), step);
  const last = monthOf(state.diary.events.at(-1)?.event_date ?? todayOf(state));
  return month < monthOf(todayOf(state)) || month > last ? null : month;
}

/** Where the person is: looking for a time, giving details, or done. */
export function stepOf(state: OpenDiary): 'browse' | 'details' | 'booked' {
  if (state.booked) return 'booked';
  return chosenSlot(state) ? 'details' : 'browse';
}
