/** Everything that can happen in a diary: what people select and type, and its consequences. */

import type { BookedAnswer } from '@daybook/schema/contract/booking';
import type { Diary, EventSlots } from '@daybook/schema/contract/diary';
import type { Slot } from '@daybook/schema/contract/slot';
import type { DiaryChoice, Prefill } from '@daybook/schema/rules/diary-choice';
import type { ClosedDiary, OpenDiary, SlotsOf, Waiting } from './diary-state.ts';

export type Action =
  /** `now` is milliseconds since 1970; `asked` and `prefill` are what the host page asks for. */
  | { type: 'opened'; diary: Diary; now: number; ownZone: string; asked: DiaryChoice; prefill: Prefill }
  | ({ type: 'closed' } & ClosedDiary)
  /** A browser in that time zone took over the page that the server rendered. */
  | { type: 'awoke'; ownZone: string }
  /** A person selected something, or the host page did (history, attributes). */
  | { type: 'chose'; choice: DiaryChoice; by: 'person' | 'page' }
  | { type: 'unfolded' }
  | { type: 'retried' }
  | { type: 'prefilled'; prefill: Prefill }
  | { type: 'times-asked'; of: SlotsOf }
  | { type: 'times-came'; of: EventSlots }
  | { type: 'times-failed'; of: SlotsOf }
  | { type: 'later-asked' }
  | { type: 'later-came' }
  | { type: 'later-failed' }
  /** A newer copy of the diary. */
  | { type: 'refreshed'; diary: Diary; now: number };

/** What happens only once the rest has loaded (booking/booking-reducer.ts). */
export type LaterAction =
  /** Several choices have a line each. */
  | { type: 'typed'; field: string; value: string }
  | { type: 'places'; places: number }
  /** Dispatched shortly after the email field lost focus: the form may now ask about the address. */
  | { type: 'saw-email' }
  /** The person accepted the suggested address or kept their own. */
  | { type: 'settled-email'; email: string }
  /** `website` is the value of the hidden field; null without one. */
  | { type: 'submitted'; website: string | null }
  | BookingOutcome
  | { type: 'dismissed' }
  /** A key led to that date. */
  | { type: 'moved'; date: string }
  /** The waiting list's form was opened, or sent successfully. */
  | { type: 'waited'; waiting: Waiting };

export type BookingOutcome = { type: 'booked'; answer: BookedAnswer } | Refused;

export interface Refused {
  type: 'refused';
  text: string;
  problems: Record<string, string>;
  /** Whether the slot is no longer available. */
  isGone: boolean;
  slots: Slot[] | null;
}

/** A step that brings its own reducer. */
export type Change = (state: OpenDiary) => OpenDiary;

export type Dispatch = (action: Action | Change) => void;
