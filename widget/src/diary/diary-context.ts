import type { BookedAnswer } from '@daybook/schema/contract/booking';
import type { DiaryPage, PageMove } from '@daybook/schema/contract/diary-page';
import type { PublicEvent } from '@daybook/schema/contract/event';
import type { Slot } from '@daybook/schema/contract/slot';
import type { DiaryChoice, Prefill } from '@daybook/schema/rules/diary-choice';
import type { EmailSuggestion } from '@daybook/schema/rules/email-typo';
import { createContext, type ComponentChildren, type VNode } from 'preact';
import { useContext } from 'preact/hooks';
import type { Action, Dispatch, Refused } from './actions.ts';
import type { DiaryState, OpenDiary, Waiting } from './diary-state.ts';
import type { Where } from './server-calls.ts';

export interface Host extends Where {
  /** The start of links' and forms' addresses: Daybook's origin on other websites, '' on its own page. */
  base: string;
  /** Returns the hosted page's address for that choice, or of another page of the diary. */
  pathOf: (choice: Partial<DiaryChoice>, page?: string) => string;
  /** The root in which to find elements to focus. */
  root: () => Document | ShadowRoot;
  asked: () => DiaryChoice;
  prefill: () => Prefill;
  source: () => string | null;
  /** Whether the page wants the customer's details in the `booked` event. */
  sharesBooking: () => boolean;
  tell: <Name extends keyof DiaryEvents>(name: Name, detail: DiaryEvents[Name] & { slug: string }) => void;
  bookingFile: LaterFile<BookingFile>;
  waitingFile: LaterFile<WaitingFile>;
  /** Hidden inputs without JavaScript, on the hosted page only. The form of times has no slot yet. */
  plainInputs?: (state: OpenDiary, slot: Slot | null) => VNode;
  /** Replaces the day and its steps. */
  day?: () => VNode;
  /** The booking whose time is being changed, on the hosted page only. */
  move?: PageMove;
  /** The waiting list's form as the server rendered it, on the hosted page only. */
  plainWaiting?: DiaryPage['waiting'];
}

/** A file that other websites load when it is needed (embed/later-files.ts). */
export interface LaterFile<File> {
  /** Returns null until it has loaded. */
  loaded: () => File | null;
  /** Rejects if it can't be loaded, and can then be called again. */
  load: () => Promise<File>;
}

/** The details of the events that a diary dispatches on the host page. */
interface DiaryEvents {
  loaded: object;
  'slot-chosen': { slot: Slot };
  /** Contains nothing about the customer, except in `answer` when the page asks for it. */
  booked: {
    reference: string;
    event: string;
    service: string | null;
    /** Pounds. */
    price: number | null;
    starts_at: string;
    ends_at: string;
    answer?: BookedAnswer;
  };
  error: { message: string };
}

/** What a chosen time needs (booking/booking-file.ts). */
export interface BookingFile {
  bookingReducer: (state: DiaryState, action: Action) => DiaryState;
  Banner: () => VNode | null;
  BookingForm: (props: { event: PublicEvent; slot: Slot }) => VNode;
  Booked: (props: { answer: BookedAnswer }) => VNode;
  /** Sends the submitted form, and renders nothing. */
  BookingSender: () => null;
  /** Loads months that did not come with the diary, and renders nothing. */
  LaterMonths: () => null;
  Instead: (props: InsteadProps) => VNode;
  AsBefore?: (props: { event: PublicEvent }) => VNode | null;
  WaitingList?: (props: Waiting) => VNode;
}

export interface InsteadProps {
  why: string;
  /** The last day with nothing to choose, which may not exist in its month (31 February). */
  after: string;
  /** What has nothing left, to be found again on a later day. */
  like?: PublicEvent;
  /** Null where waiting makes no sense, or when the day next to it says so. */
  at: DiaryChoice | null;
}

/** What both forms use (booking/shared-form.tsx). */
export interface SharedForm {
  CORRECT_EMAIL_FIRST: string;
  SUGGESTION_ID: string;
  emailSuggestion: (email: string) => EmailSuggestion | null;
  Suggestion: (props: SuggestionProps) => VNode;
  Labelled: (props: LabelledProps) => VNode;
  aboutField: (name: string, hint?: string, problem?: string, more?: string | null) => object;
  FinePrint: () => VNode;
  Trap: () => VNode;
  refusalOf: (error: unknown, failed: string) => Refused;
  pause: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

export interface LabelledProps {
  name: string;
  label: string;
  hint?: string | undefined;
  problem?: string | undefined;
  isOptional?: boolean | undefined;
  children?: ComponentChildren;
}

export interface SuggestionProps {
  suggestion: EmailSuggestion;
  typed: string;
  onSettle: (email: string) => void;
}

export interface WaitingFile {
  WaitingForm: (props: Waiting & { shared: SharedForm }) => VNode;
}

interface OpenedDiary {
  state: OpenDiary;
  bookingFile: BookingFile | null;
}

export interface LiveDiary {
  host: Host;
  dispatch: Dispatch;
  /** Aborts when the diary is removed. */
  signal: AbortSignal;
  /** Returns the milliseconds since the diary opened. */
  openFor: () => number;
}

export const OpenedContext = createContext<OpenedDiary | null>(null);
export const LiveContext = createContext<LiveDiary | null>(null);

/** Returns the diary's state. Its component renders again at every change. */
export const useOpened = () => provided(useContext(OpenedContext));

/** Returns what acts on the diary. Its component doesn't render again because of it. */
export const useLive = () => provided(useContext(LiveContext));

function provided<Value>(value: Value | null): Value {
  if (!value) throw new Error('outside a diary');
  return value;
}
