/** Everything that can happen in a diary: what people press and type, and what follows from it. */
import type { BookedAnswer } from '@daybook/schema/contract/booking';
import type { Diary, DiaryMonth, EventSlots } from '@daybook/schema/contract/diary';
import type { Slot } from '@daybook/schema/contract/slot';
import type { AttendeeField, AttendeeProblems } from '@daybook/schema/rules/attendee';
import type { DiaryChoice, Prefill } from '@daybook/schema/rules/diary-choice';
import type { ClosedDiary, SlotsOf } from './diary-state.ts';

export type Action = BrowseAction | MonthAction | FormAction;

export type BrowseAction =
  /** The diary arrived; `now` is milliseconds since 1970, `asked` and `prefill` are the host page's wishes. */
  | { type: 'opened'; diary: Diary; now: number; ownZone: string; asked: DiaryChoice; prefill: Prefill }
  | { type: 'closed'; phase: ClosedDiary['phase'] }
  /** The server's page came to life in a browser of that time zone. */
  | { type: 'awoke'; ownZone: string }
  /** A link or button that names a choice was pressed; or the page around wants it (history, attributes). */
  | { type: 'chose'; choice: DiaryChoice; by: 'person' | 'page' }
  | { type: 'unfolded' }
  | { type: 'times-asked'; of: SlotsOf }
  | { type: 'times-came'; of: EventSlots }
  | { type: 'times-failed'; of: SlotsOf }
  /** The file with what comes later (view.ts) is asked for, has come, or could not be had. */
  | { type: 'later-asked' }
  | { type: 'later-came' }
  | { type: 'later-failed' }
  /** Asks again for what failed to load. */
  | { type: 'retried' }
  | { type: 'prefilled'; prefill: Prefill };

/** The actions of months that did not come with the diary, and of the keyboard in them. */
export type MonthAction =
  /** The arrow keys moved to a date. */
  | { type: 'moved'; date: string }
  | { type: 'month-asked'; month: string }
  /** A month, or a part of one that is too long for one answer. */
  | { type: 'month-came'; of: DiaryMonth }
  | { type: 'month-failed'; month: string };

/** The actions of the form and the confirmation: what they change stands in the form's own folder. */
export type FormAction =
  | { type: 'typed'; field: AttendeeField; value: string }
  | { type: 'left-email' }
  /** A moment after the email field was left: the diary may now ask about what was typed there. */
  | { type: 'saw-email' }
  /** The suggested address was taken, or the typed one kept. */
  | { type: 'settled-email'; email: string }
  /** `website` is the content of the field that people do not see. */
  | { type: 'submitted'; website: string }
  | BookingOutcome
  /** A newer copy of the diary, after a booking or an attempt at one. */
  | { type: 'refreshed'; diary: Diary; now: number }
  /** The person closed the banner. */
  | { type: 'dismissed' }
  /** The reference was copied. */
  | { type: 'copied' }
  /** A while after the copying: the diary need not show it any more. */
  | { type: 'copied-before' };

export type BookingOutcome = { type: 'booked'; answer: BookedAnswer } | Refused;

/** The booking was not made. */
interface Refused {
  type: 'refused';
  text: string;
  problems: AttendeeProblems;
  /** The slot can't be had any more. */
  isGone: boolean;
  /** The fresh slots. */
  slots: Slot[] | null;
  /** What the service costs now, in pounds, where it was asked for at another price. */
  price: number | null;
}

export type Send = (action: Action) => void;
