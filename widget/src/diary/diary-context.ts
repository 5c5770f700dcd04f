import { createContext, type VNode } from 'preact';
import { useContext } from 'preact/hooks';
import type { BookedAnswer } from '@daybook/schema/contract/booking';
import type { DiaryPage, PageMove } from '@daybook/schema/contract/diary-page';
import type { PublicEvent } from '@daybook/schema/contract/event';
import type { Slot } from '@daybook/schema/contract/slot';
import type { DiaryChoice, Prefill } from '@daybook/schema/rules/diary-choice';
import type { Action, Change, Dispatch } from './actions.ts';
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
  /** What follows the first free time. Other websites import it when it is needed. */
  later?: Later;
  importLater?: () => Promise<Later>;
  /** Replaces the diary's reducer. */
  reducer?: (state: DiaryState, action: Action | Change) => DiaryState;
  /** Hidden inputs without JavaScript, on the hosted page only. The form of times has no slot yet. */
  plainInputs?: (state: OpenDiary, slot: Slot | null) => VNode;
  /** A person's picture, on the hosted page only: other websites may not let it load. */
  faceOf?: (personId: number | null) => VNode | null;
  /** Replaces the day and its steps. */
  day?: () => VNode;
  /** The booking whose time is being changed, on the hosted page only. */
  move?: PageMove;
  /** The waiting list's form as the server rendered it, on the hosted page only. */
  plainWaiting?: DiaryPage['waiting'];
}

/** The details of the events that a diary dispatches on the host page. */
export interface DiaryEvents {
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

/** What follows the first free time (later/parts.ts). */
export interface Later {
  Banner: () => VNode | null;
  BookingForm: (props: { event: PublicEvent; slot: Slot }) => VNode;
  Booked: (props: { answer: BookedAnswer }) => VNode;
  /** Sends the submitted form, and renders nothing. */
  BookingSender: () => null;
  /** Loads months that did not come with the diary, and leads from every time to the services. */
  LaterMonths: () => VNode;
  NothingFree: (props: NothingFreeProps) => VNode;
  /** The chosen service and person above the diary, and how to choose others. */
  Chosen: () => VNode | null;
  Events: () => VNode;
  Key: () => VNode;
  /** Moves to the date that a key leads to in the month; null for other keys. */
  moveByKey: (state: OpenDiary, key: string) => Change | null;
  WaitingForm?: (props: Waiting) => VNode;
}

export interface NothingFreeProps {
  why: string;
  /** The last day with nothing to choose, which may not exist in its month (31 February). */
  after: string;
  /** What has nothing left, to be found again on a later day. */
  like?: PublicEvent;
  /** Null where waiting makes no sense, or when the day next to it says so. */
  at: DiaryChoice | null;
}

interface OpenedDiary {
  state: OpenDiary;
  /** Undefined until it has loaded. */
  later: Later | undefined;
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
