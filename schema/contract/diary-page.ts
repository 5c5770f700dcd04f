/**
 * What the server passes to the widget's renderer for the hosted page, and embeds as JSON for the page's
 * script. Types only, because this data crosses no trust boundary.
 */

import type { AttendeeFields } from '../rules/attendee.ts';
import type { DiaryChoice } from '../rules/diary-choice.ts';
import type { BookingToMove } from '../rules/move-choice.ts';
import type { TypedAnswers } from '../rules/questions.ts';
import type { WaitingFields } from '../rules/waiting-fields.ts';
import type { BookedAnswer } from './booking.ts';
import type { CancelDetails } from './cancel.ts';
import type { Diary, EventSlots } from './diary.ts';

export interface DiaryPage {
  diary: Diary;
  /** The query's choice, completed: the event shown, its only or chosen venue and service, the slot. */
  choice: DiaryChoice;
  /** The shown event's slots; null without an event, or while something must be chosen first. */
  slots: EventSlots | null;
  /** Daybook's own origin without a trailing slash, for calls and the hosted page. */
  origin: string;
  /** When the page was made, in milliseconds since 1970. Server and browser first agree on 'today' by it. */
  now: number;
  form: PlainForm;
  /** Set on the confirmation page, which then shows nothing else. */
  booked: BookedAnswer | null;
  /** The booking that is being moved; null for a new one. */
  move: PageMove | null;
  /** Set on the page with the waiting list's form, which replaces the day's times. */
  waiting: { at: DiaryChoice; isSent: boolean; form: PlainWaiting } | null;
}

export interface PageMove {
  token: string;
  booking: CancelDetails & BookingToMove;
}

/** The waiting list's form without JavaScript. */
export interface PlainWaiting {
  fields: WaitingFields;
  problems: Record<string, string>;
  banner: string | null;
  /** An address that looks misspelt and that the customer has been asked about. */
  keptEmail: string | null;
  stamp: string;
}

export interface PlainForm {
  fields: AttendeeFields;
  /** By the names of the questions' fields. */
  answers: TypedAnswers;
  /** How many people come. */
  places: number;
  /** By field, the questions' too. */
  problems: Record<string, string>;
  /** A message about the whole form, or about a slot that has been taken. */
  banner: string | null;
  /** The signed time at which the form was shown; null before a slot is chosen, when there is no form. */
  stamp: string | null;
  /** Makes a form that is sent twice book once. Null before a slot is chosen. */
  idempotencyKey: string | null;
  /** An address that looks misspelt and that the customer has been asked about. */
  keptEmail: string | null;
  source: string | null;
}

/** The widget's server entry, `widget/dist/render/render.js`. */
export interface DiaryRenderer {
  /** Returns the hosted page's body: header, tools, diary or confirmation, footer. */
  renderPage(page: DiaryPage): string;
}
