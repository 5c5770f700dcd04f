/** The state of a diary as plain data: no DOM, no functions, nothing about its look. */

import type { BookedAnswer } from '@daybook/schema/contract/booking';
import type { ClosedNotice, Diary, EventSlots } from '@daybook/schema/contract/diary';
import type { PublicEvent } from '@daybook/schema/contract/event';
import type { Service } from '@daybook/schema/contract/service';
import type { Slot } from '@daybook/schema/contract/slot';
import type { Venue } from '@daybook/schema/contract/venue';
import type { AttendeeFields } from '@daybook/schema/rules/attendee';
import { mustChooseService } from '@daybook/schema/rules/complete-choice';
import { addMonths, monthOf } from '@daybook/schema/rules/date';
import type { DiaryChoice, Prefill } from '@daybook/schema/rules/diary-choice';
import type { TypedAnswers } from '@daybook/schema/rules/questions';
import { localTimeIn } from '@daybook/schema/rules/zone-name';

export interface ClosedDiary {
  phase: 'loading' | 'not-found' | 'not-available' | 'failed';
  /** The server's notice about a diary that takes no bookings. */
  notice?: ClosedNotice | undefined;
}

export interface OpenDiary {
  phase: 'open';
  diary: Diary;
  /** Always complete (rules/complete-choice). */
  choice: DiaryChoice;
  /** Milliseconds since 1970, when the diary was loaded. */
  now: number;
  /** The date in the business's time zone at that moment. */
  today: string;
  /** False while the page is as the server rendered it and must work without a script. */
  isLive: boolean;
  /** The visitor's own IANA zone, once a browser has reported it. */
  ownZone: string | null;
  /** The date that the arrow keys have reached; null means the chosen date. */
  cursor: string | null;
  /** On a narrow screen: true shows all weeks and events, false only the chosen week. */
  isUnfolded: boolean;
  /** The slots last loaded, perhaps for an earlier choice: see shownTimes(). */
  times: Times;
  prefill: Prefill;
  /**
   * What this page booked, to ask before another place for the same person. It can ask only what it knows
   * itself: the server's answer would tell strangers who is booked.
   */
  placesBooked?: string[] | undefined;
  /** Null until the person uses it: see formOf(). */
  form: BookingForm | null;
  /** The month shown, if it couldn't be loaded. */
  failedMonth: string | null;
  /** The host page's choice, if the loaded diary doesn't have it. */
  missing: DiaryChoice | null;
  /** Whether what follows the first free time is awaited, or couldn't be loaded. */
  later: 'loading' | 'failed' | null;
  booked: BookedAnswer | null;
  /** The waiting list's form, in the day's place; null while closed. */
  waiting: Waiting | null;
  /**
   * Changes to the page's address and the focus after the person's last step. Each step makes a new object,
   * so that it is followed once, however many actions are rendered together.
   */
  address: AddressChange | null;
  focus: { id: string } | null;
  /** What screen readers announce. */
  said: string;
}

/** The address of a choice, added to the browser's history or replacing its last entry. */
interface AddressChange {
  as: 'push' | 'replace';
  choice: DiaryChoice;
  isWaiting?: true;
}

export interface Waiting {
  /** Where nothing was free: a date, a month, or the whole diary. */
  at: DiaryChoice;
  /** True once the server has accepted the form. */
  isSent: boolean;
}

export type DiaryState = ClosedDiary | OpenDiary;

export interface Times {
  /** The event, venue, service and person of the slots: see slotsKey(). */
  key: string | null;
  /** Null while loading. */
  slots: Slot[] | null;
  hasFailed?: boolean;
}

export interface BookingForm {
  /** With the answers to the owner's questions, also those that another service asks. */
  fields: AttendeeFields & TypedAnswers;
  /** How many people come. */
  places: number;
  /** What the person changed, which the host page can't replace later. */
  typed: Prefill;
  /** By field, of this form or of the waiting list's. */
  problems: Partial<Record<string, string>>;
  banner: string | null;
  /** The address when its field lost focus, for which a suggestion is made. */
  seenEmail: string | null;
  /** The address about which the person was asked and has decided. */
  keptEmail: string | null;
  /**
   * The value of the hidden field (contract/booking.ts); null once it was filled in. A password manager may have
   * done it, so the form goes on without the field.
   */
  website: string | null;
  isSending: boolean;
}

/** Returns the form, filled in by the host page until the person types. */
export const formOf = ({ form, prefill }: Pick<OpenDiary, 'form' | 'prefill'>): BookingForm =>
  form ?? newForm(prefill);

export function newForm(prefill: Prefill = {}): BookingForm {
  const fields: BookingForm['fields'] = {
    attendee_first_name: '',
    attendee_last_name: '',
    attendee_email: '',
    attendee_phone: '',
    customer_address: '',
    customer_postcode: '',
    ...prefill,
  };
  return {
    fields,
    places: 1,
    typed: {},
    problems: {},
    banner: null,
    seenEmail: null,
    keptEmail: null,
    website: '',
    isSending: false,
  };
}

export const NO_TIMES: Times = { key: null, slots: null };

/** Returns a diary as it opens. `choice` is complete; `slots` are its slots if they came with the diary. */
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
    later: null,
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
 * Returns the event, venue, service and person whose slots the choice needs; null without an event, or when a
 * service must be chosen first.
 */
export function wantedSlots(state: OpenDiary): SlotsOf | null {
  const event = chosenEvent(state);
  if (!event || mustChooseService(event, state.choice.serviceId)) return null;
  const { venueId, serviceId, personId } = state.choice;
  return { event_id: event.id, venue_id: venueId, service_id: serviceId, person_id: personId };
}

/** Returns whether the diary has the choice's service and person, or what is shown instead of unknown ones. */
export function fits({ services, wanted }: Diary, { catalogueId, personId }: DiaryChoice): boolean {
  const service = services.find(({ id }) => id === catalogueId);
  if (!service) return catalogueId !== null || !wanted?.service_id;
  const person = service.person_ids.find((id) => id === personId) ?? null;
  return wanted?.service_id === service.id && wanted.person_id === person;
}

/** Returns whether the diary for another service or person is awaited. */
export const isAwaited = ({ diary, choice }: OpenDiary) => !fits(diary, choice);

/** Returns the slots of the present choice. Those of another choice count as not loaded. */
export function shownTimes(state: OpenDiary): Times {
  const wanted = wantedSlots(state);
  return wanted && slotsKey(wanted) === state.times.key ? state.times : NO_TIMES;
}

export const chosenEvent = ({ diary, choice }: OpenDiary): PublicEvent | undefined =>
  diary.events.find((event) => event.id === choice.eventId);

export const chosenService = (state: OpenDiary): Service | undefined =>
  chosenEvent(state)?.services.find((service) => service.id === state.choice.serviceId);

export const chosenSlot = (state: OpenDiary): Slot | undefined =>
  shownTimes(state).slots?.find((slot) => slot.id === state.choice.slotId && !slot.is_booked);

/** Returns the chosen venue, or that of the chosen slot. */
export function chosenVenue(state: OpenDiary): Venue | undefined {
  const id = state.choice.venueId ?? chosenSlot(state)?.venue_id;
  return chosenEvent(state)?.venues.find((venue) => venue.id === id);
}

/** Returns the date in the business's time zone. */
export const todayIn = ({ business }: Diary, now: number) => localTimeIn(business.timezone, now).slice(0, 10);

/** Returns the month shown, YYYY-MM. */
export const shownMonth = (state: OpenDiary) =>
  state.choice.month ?? monthOf(state.choice.date ?? state.today);

/** Returns the month so many steps from the one shown; null before today's and after the last event's. */
export function monthBeside(state: OpenDiary, step: number): string | null {
  const month = addMonths(shownMonth(state), step);
  return month < monthOf(state.today) || month > lastMonth(state) ? null : month;
}

const lastMonth = ({ diary }: OpenDiary) => monthOf(diary.last_date ?? '');

/** Returns whether a month's events are loaded; true also for a month that can't have any. */
export function isCarried(state: OpenDiary, month = shownMonth(state)): boolean {
  const { carried_months: carried } = state.diary;
  return carried.includes(month) || month < (carried[0] ?? '') || month > lastMonth(state);
}

/** Returns the month shown if it must be loaded; null if it is loaded, has no events or failed to load. */
export function missingMonth(state: OpenDiary): string | null {
  const month = shownMonth(state);
  return isCarried(state) || state.failedMonth === month || isAwaited(state) ? null : month;
}

/** Returns the person's step: looking for a time, giving details, or done. */
export function stepOf(state: OpenDiary): 'browse' | 'details' | 'booked' {
  if (state.booked) return 'booked';
  return state.waiting || chosenSlot(state) ? 'details' : 'browse';
}

/* Ids of elements that may get the focus. Each diary is alone in its root. */
export const BANNER_ID = 'daybook-banner';
export const DAY_ID = 'daybook-day';
export const WHAT_ID = 'daybook-what';
export const NEXT_ID = 'daybook-next';
export const dateId = (date: string) => `daybook-${date}`;
export const fieldId = (field: string) => `daybook-${field}`;
