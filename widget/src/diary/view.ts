/** What every step of a diary is given, and the steps that may come later than the others. */
import type { BookedAnswer } from '@daybook/schema/contract/booking';
import type { PublicEvent } from '@daybook/schema/contract/event';
import type { Slot } from '@daybook/schema/contract/slot';
import type { VNode } from 'preact';
import type { Action, Send } from './actions.ts';
import type { DiaryState, OpenDiary } from './diary-state.ts';
import type { Surroundings } from './surroundings.ts';

export interface View {
  state: OpenDiary;
  send: Send;
  /** Null until their file has come. */
  steps: BookingSteps | null;
  /** What stands before the paths of links and forms: Daybook's origin on other sites, '' on its own page. */
  base: string;
  /**
   * What a form carries for a browser without JavaScript, on the hosted page only: that of the times, where there
   * is no slot yet, and that of the details.
   */
  plainInputs?: ((slot: Slot | null) => VNode) | undefined;
}

export interface FormProps {
  view: View;
  event: PublicEvent;
  slot: Slot;
}

/** Books what a form that was just submitted says. `openFor`: milliseconds since the diary was shown. */
export type Book = (state: OpenDiary, before: DiaryState, openFor: number) => Promise<void>;

/**
 * The steps that end in a booking: the form, its rules, and the confirmation. The hosted page has them in its
 * one script; on other people's pages they come in a file of their own, after the first times are on view.
 */
export interface BookingSteps {
  /** What the action changes for the booking, after what it has changed for whoever looks around: `next`. */
  afterwards: (before: DiaryState, action: Action, next: OpenDiary) => OpenDiary;
  Banner: (props: { view: View }) => VNode | null;
  Form: (props: FormProps) => VNode;
  Booked: (props: { view: View; answer: BookedAnswer }) => VNode;
  /** One for each diary: it knows again what it has sent before. Once `signal` aborts it does nothing more. */
  booker: (around: Surroundings, signal: AbortSignal, send: Send) => Book;
}
