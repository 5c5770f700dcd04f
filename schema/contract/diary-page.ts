/**
 * What the server hands to the widget's renderer for the hosted page, and leaves in the page as JSON for
 * the script that brings it to life. Types only: it never crosses a trust boundary.
 */
import type { AttendeeFields, AttendeeProblems } from '../rules/attendee.ts';
import type { DiaryChoice } from '../rules/diary-choice.ts';
import type { BookedAnswer } from './booking.ts';
import type { Diary, EventSlots } from './diary.ts';

export interface DiaryPage {
  diary: Diary;
  /** The query's choice, made complete: the event shown, its only or chosen venue and service, the slot. */
  choice: DiaryChoice;
  /** The shown event's slots; null while a choice must come first, or when there is no event. */
  slots: EventSlots | null;
  /** Daybook's own origin, no slash at the end: the calls and the hosted page live there. */
  origin: string;
  /** Milliseconds since 1970, when the page was made: both sides judge 'today' by it at first. */
  now: number;
  /** For the form that works without JavaScript. */
  form: PlainForm;
  /** Set on the confirmation page, which then shows nothing else. */
  booked: BookedAnswer | null;
}

export interface PlainForm {
  fields: AttendeeFields;
  problems: AttendeeProblems;
  /** A message about the whole form, or about the slot that has gone. */
  banner: string | null;
  /**
   * The signed moment at which the form was shown. Null until a slot is chosen, since there is no form before
   * that.
   */
  stamp: string | null;
  /** With this key a form that is sent twice makes one booking. Null until a slot is chosen, too. */
  idempotencyKey: string | null;
  /** The misspelt-looking address that the person was asked about, and kept. */
  keptEmail: string | null;
  source: string | null;
}

/** The widget's server entry, `widget/dist/render/render.js`. */
export interface DiaryRenderer {
  /** The body of the hosted page: header, tools, diary or confirmation, footer. */
  renderPage(page: DiaryPage): string;
}
