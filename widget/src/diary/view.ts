/** What every step of a diary is given, and what may come later than the rest. */
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
  /** Null until its file has come. */
  later: Later | null;
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

export interface NextLinkProps {
  view: View;
  /** YYYY-MM-DD, also of a day that a month has not got. */
  after: string;
}

/** Does what a state asks for that a diary came to by an action. `openFor`: milliseconds since it was shown. */
export type Follow = (now: OpenDiary, before: DiaryState, action: Action, openFor: number) => void;

/**
 * All that first sight can do without: the form, its rules and the confirmation, the months that are not there
 * yet, and the arrow keys. The hosted page has it in its one script; on other people's pages it comes in a file
 * of its own, after the first times are on view.
 */
export interface Later {
  /** What the action changes besides what next-state.ts has changed for it: `next`. */
  afterwards: (before: DiaryState, action: Action, next: OpenDiary) => OpenDiary;
  /** One for each diary: it knows again what it has sent before. Once `signal` aborts it does nothing more. */
  follower: (around: Surroundings, signal: AbortSignal, send: Send) => Follow;
  /** The date that a key leads to from where the keyboard is in the month; null is no such key. */
  dateByKey: (state: OpenDiary, key: string) => string | null;
  NextLink: (props: NextLinkProps) => VNode | null;
  Banner: (props: { view: View }) => VNode | null;
  Form: (props: FormProps) => VNode;
  Booked: (props: { view: View; answer: BookedAnswer }) => VNode;
}
