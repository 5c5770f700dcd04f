/** What a diary on the screen knows. Plain data: no DOM, no functions, nothing about how it looks. */
import type { BookedAnswer } from '@daybook/schema/contract/booking';
import type { ClosedNotice, Diary, EventSlots } from '@daybook/schema/contract/diary';
import type { PublicEvent } from '@daybook/schema/contract/event';
import type { Service } from '@daybook/schema/contract/service';
import type { Slot } from '@daybook/schema/contract/slot';
import type { Venue } from '@daybook/schema/contract/venue';
import type { AttendeeFields, AttendeeProblems } from '@daybook/schema/rules/attendee';
import { mustChooseService } from '@daybook/schema/rules/complete-choice';
import { addMonths, monthOf } from '@daybook/schema/rules/date';
import type { DiaryChoice, Prefill } from '@daybook/schema/rules/diary-choice';

/** The state before there is a diary to show, or when there will never be one. */
export interface ClosedDiary {
  phase: 'loading' | 'not-found' | 'not-available' | 'failed';
  /** What the server says of a diary that takes no bookings. */
  notice?: ClosedNotice | undefined;
}

export interface OpenDiary {
  phase: 'open';
  diary: Diary;
  /** Always complete: rules/complete-choice. */
  choice: DiaryChoice;
  /** Milliseconds since 1970, when the diary was made. */
  now: number;
  /** The date on the business's clock at that moment. */
  today: string;
  /** False while the page is as the server rendered it, and must work without any script. */
  isLive: boolean;
  /** The visitor's own IANA zone, once a browser has told it. */
  ownZone: string | null;
  /** Where the arrow keys stand in the month; null is the chosen date. */
  cursor: string | null;
  /** On a narrow screen: true shows all weeks and events, false only the chosen week. */
  isUnfolded: boolean;
  /** The slots asked for last. They may be another choice's: shownTimes(). */
  times: Times;
  /** What the page around knows of the attendee. */
  prefill: Prefill;
  /** Null until the person does something with it: formOf(). */
  form: BookingForm | null;
  /** The month on view, if it could not be loaded. */
  failedMonth: string | null;
  /** What the page around asks for, if the diary that is loaded doesn't have it. */
  missing: DiaryChoice | null;
  /** The state of the file with the form, which a chosen time waits for. */
  bookingFile: 'loading' | 'failed' | null;
  booked: BookedAnswer | null;
  /** The waiting list's form, in the day's place; null while it is closed. */
  waiting: Waiting | null;
  /**
   * What the person's last step asks of the page's address and of the focus. Each step makes a new object, so that
   * one is followed once, however many actions are rendered together with it.
   */
  address: AddressChange | null;
  focus: { id: string } | null;
  /** What assistive technology announces. */
  said: string;
}

/** The address of a choice, as a new step of the browser's history or in place of the last one. */
interface AddressChange {
  as: 'push' | 'replace';
  choice: DiaryChoice;
  isWaiting?: true;
}

export interface Waiting {
  /** Where somebody found nothing free: a date, a month, or the whole diary. */
  at: DiaryChoice;
  /** True once the server has taken the form. */
  isSent: boolean;
}

export type DiaryState = ClosedDiary | OpenDiary;

export interface Times {
  /** The event, venue, service and person of the slots: slotsKey(). */
  key: string | null;
  /** Null while they are loading. */
  slots: Slot[] | null;
  hasFailed?: boolean;
}

export interface BookingForm {
  fields: AttendeeFields;
  /** What the person changed: what the page around fills in later doesn't replace it. */
  typed: Prefill;
  problems: AttendeeProblems;
  banner: string | null;
  /** The address when the person left the field: a suggestion is made for it. */
  seenEmail: string | null;
  /** The address that the person was asked about, and decided on. */
  keptEmail: string | null;
  /** The field that people do not see (contract/booking.ts). */
  website: string;
  isSending: boolean;
}

export const NO_TIMES: Times = { key: null, slots: null };

/** A diary as it opens: `choice` is complete, `slots` are its slots if they came along. */
export function openedDiary(
  diary: Diary,
  choice: DiaryChoice,
  slots: EventSlots | null,
  now: number,
  prefill: Prefill,
): OpenDiary {
  return {
    phase: 'open',
    diary,
    choice,
    now,
    today: todayIn(diary, now),
    isLive: false,
    ownZone: null,
    cursor: null,
    isUnfolded: false,
    times: slots ? { key: slotsKey(slots), slots: slots.slots } : NO_TIMES,
    prefill,
    form: null,
    failedMonth: null,
    missing: null,
    bookingFile: null,
    booked: null,
    waiting: null,
    address: null,
    focus: null,
    said: '',
  };
}

export type SlotsOf = Omit<EventSlots, 'slots'>;

export const slotsKey = (of: SlotsOf) => [of.event_id, of.venue_id, of.service_id, of.person_id].join();

/**
 * The event, venue, service and person whose slots the choice needs; null where there is no event, or where a service
 * must be chosen first.
 */
export function wantedSlots(state: OpenDiary): SlotsOf | null {
  const event = chosenEvent(state);
  if (!event || mustChooseService(event, state.choice.serviceId)) return null;
  const { venueId, serviceId, personId } = state.choice;
  return { event_id: event.id, venue_id: venueId, service_id: serviceId, person_id: personId };
}

/** The slots of the present choice; slots of another choice count as not loaded. */
export function shownTimes(state: OpenDiary): Times {
  const wanted = wantedSlots(state);
  return wanted && slotsKey(wanted) === state.times.key ? state.times : NO_TIMES;
}

export const chosenEvent = ({ diary, choice }: OpenDiary): PublicEvent | undefined =>
  diary.events.find((event) => event.id === choice.eventId);

export const chosenService = (state: OpenDiary): Service | undefined =>
  chosenEvent(state)?.services.find((service) => service.id === state.choice.serviceId);

/** The slot that the form is about: chosen, loaded and free. */
export const chosenSlot = (state: OpenDiary): Slot | undefined =>
  shownTimes(state).slots?.find((slot) => slot.id === state.choice.slotId && !slot.is_booked);

/** The chosen venue, or the one that the chosen slot would be booked in. */
export function chosenVenue(state: OpenDiary): Venue | undefined {
  const id = state.choice.venueId ?? chosenSlot(state)?.venue_id;
  return chosenEvent(state)?.venues.find((venue) => venue.id === id);
}

/** Returns the date on the business's clock: Swedish dates are written YYYY-MM-DD. */
export const todayIn = ({ business }: Diary, now: number) =>
  new Date(now).toLocaleDateString('sv', { timeZone: business.timezone });

/** The month on view, YYYY-MM. */
export const shownMonth = (state: OpenDiary) =>
  state.choice.month ?? monthOf(state.choice.date ?? state.today);

/** The month so many steps from the one on view; null outside the months from today's to the last event's. */
export function monthBeside(state: OpenDiary, step: number): string | null {
  const month = addMonths(shownMonth(state), step);
  return month < monthOf(state.today) || month > lastMonth(state) ? null : month;
}

const lastMonth = ({ diary }: OpenDiary) => monthOf(diary.last_date ?? '');

/** Whether all events of a month are loaded; true also for a month that can have none. */
export function isCarried(state: OpenDiary, month = shownMonth(state)): boolean {
  const { carried_months: carried } = state.diary;
  return carried.includes(month) || month < (carried[0] ?? '') || month > lastMonth(state);
}

/** Returns the month on view if it must be loaded; null if it is there, can have nothing, or failed to load. */
export function missingMonth(state: OpenDiary): string | null {
  const month = shownMonth(state);
  return isCarried(state) || state.failedMonth === month ? null : month;
}

/** Where the person is: looking for a time, giving details, or done. */
export function stepOf(state: OpenDiary): 'browse' | 'details' | 'booked' {
  if (state.booked) return 'booked';
  return state.waiting || chosenSlot(state) ? 'details' : 'browse';
}

/* Ids of the elements that may get the focus. Each diary is alone in its root. */
export const BANNER_ID = 'daybook-banner';
export const DAY_ID = 'daybook-day';
export const NEXT_ID = 'daybook-next';
export const dateId = (date: string) => `daybook-${date}`;
export const fieldId = (field: string) => `daybook-${field}`;
