/**
 * What the server passes to the widget's renderer for the hosted page, and leaves in the page as JSON for its script.
 * Types only: it never crosses a trust boundary.
 */
import type { AttendeeFields, AttendeeProblems } from '../rules/attendee.ts';
import type { DiaryChoice } from '../rules/diary-choice.ts';
import type { BookingToMove } from '../rules/move-choice.ts';
import type { WaitingFields } from '../rules/waiting-fields.ts';
import type { BookedAnswer } from './booking.ts';
import type { CancelDetails } from './cancel.ts';
import type { Diary, EventSlots } from './diary.ts';

export interface DiaryPage {
  diary: Diary;
  /** The query's choice, completed: the event shown, its only or chosen venue and service, the slot. */
  choice: DiaryChoice;
  /** The shown event's slots; null while something must be chosen first, or without an event. */
  slots: EventSlots | null;
  /** Daybook's own origin, without a slash at the end: the address of the calls and the hosted page. */
  origin: string;
  /** When the page was made, milliseconds since 1970. At first both sides judge 'today' by it. */
  now: number;
  /** For the form that works without JavaScript. */
  form: PlainForm;
  /** Set on the confirmation page, which then shows nothing else. */
  booked: BookedAnswer | null;
  /** The booking whose time is changed; null where a new one is made. */
  move: PageMove | null;
  /** Set on the page with the waiting list's form, which replaces the day's times. */
  waiting: { at: DiaryChoice; isSent: boolean; form: PlainWaiting } | null;
}

export interface PageMove {
  /** The token of the emailed link. */
  token: string;
  booking: CancelDetails & BookingToMove;
}

/** The waiting list's form without JavaScript. */
export interface PlainWaiting {
  fields: WaitingFields;
  /** By field. */
  problems: Record<string, string>;
  /** A message about the whole form. */
  banner: string | null;
  /** An address that looks misspelt, and that the person was asked about; null otherwise. */
  keptEmail: string | null;
  /** The signed moment at which the form was shown. */
  stamp: string;
}

export interface PlainForm {
  fields: AttendeeFields;
  problems: AttendeeProblems;
  /** A message about the whole form, or about a slot that has been taken. */
  banner: string | null;
  /** The signed moment at which the form was shown. Null until a slot is chosen, since there is no form yet. */
  stamp: string | null;
  /** With this key a form that is sent twice makes one booking. Null until a slot is chosen. */
  idempotencyKey: string | null;
  /** An address that looked misspelt, which the customer was asked about and kept. */
  keptEmail: string | null;
  source: string | null;
}

/** The widget's server entry, `widget/dist/render/render.js`. */
export interface DiaryRenderer {
  /** The body of the hosted page: header, tools, diary or confirmation, footer. */
  renderPage(page: DiaryPage): string;
}
