/** Everything that can happen in a diary: what people select and type, and what follows from it. */
import type { BookedAnswer } from '@daybook/schema/contract/booking';
import type { Diary, DiaryMonth, EventSlots } from '@daybook/schema/contract/diary';
import type { Slot } from '@daybook/schema/contract/slot';
import type { AttendeeField, AttendeeProblems } from '@daybook/schema/rules/attendee';
import type { DiaryChoice, Prefill } from '@daybook/schema/rules/diary-choice';
import type { ClosedDiary, SlotsOf, Waiting } from './diary-state.ts';

export type Action =
  /** `now` is milliseconds since 1970; `asked` and `prefill` are what the page around asks for. */
  | { type: 'opened'; diary: Diary; now: number; ownZone: string; asked: DiaryChoice; prefill: Prefill }
  | ({ type: 'closed' } & ClosedDiary)
  /** The server's page came to life in a browser of that time zone. */
  | { type: 'awoke'; ownZone: string }
  /** A person selected something, or the page around did (history, attributes). */
  | { type: 'chose'; choice: DiaryChoice; by: 'person' | 'page' }
  | { type: 'unfolded' }
  /** Somebody opened the waiting list's form, or the server took it. */
  | { type: 'waited'; waiting: Waiting }
  /** Asks again for what failed to load. */
  | { type: 'retried' }
  | { type: 'prefilled'; prefill: Prefill }
  | { type: 'times-asked'; of: SlotsOf }
  | { type: 'times-came'; of: EventSlots }
  | { type: 'times-failed'; of: SlotsOf }
  | { type: 'booking-file-asked' }
  | { type: 'booking-file-came' }
  | { type: 'booking-file-failed' }
  /** The arrow keys moved to a date. */
  | { type: 'moved'; date: string }
  | { type: 'month-asked'; month: string }
  /** A month, or a part of one that is too long for one response. */
  | { type: 'month-came'; of: DiaryMonth }
  | { type: 'month-failed'; month: string }
  /** A newer copy of the diary. */
  | { type: 'refreshed'; diary: Diary; now: number }
  | FormAction;

/** What happens in the form (booking/booking-reducer.ts). */
export type FormAction =
  | { type: 'typed'; field: AttendeeField; value: string }
  /** A moment after the email field was left: the form may now ask about what was typed there. */
  | { type: 'saw-email' }
  /** The suggested address was taken, or the typed one kept. */
  | { type: 'settled-email'; email: string }
  /** `website` is the content of the field that people do not see. */
  | { type: 'submitted'; website: string }
  | BookingOutcome
  /** The person closed the banner. */
  | { type: 'dismissed' };

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

export type Dispatch = (action: Action) => void;
