/** What every step of a diary gets, and what may load later than the rest. */
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
   * What the forms carry for a browser without JavaScript, on the hosted page only. The form of the times has
   * no slot yet (null); the form of the details has one.
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
  /** YYYY-MM-DD; the day may be one that its month does not have. */
  after: string;
}

/** Does what a state needs after an action led to it. `openFor`: milliseconds since the diary was shown. */
export type Follow = (now: OpenDiary, before: DiaryState, action: Action, openFor: number) => void;

/**
 * Everything that the first view does not need: the form, its rules and the confirmation, months that are not
 * loaded yet, and the arrow keys. The hosted page has it in its one script; on other people's pages it comes
 * in a file of its own, after the first times are on view.
 */
export interface Later {
  /** What the action changes besides what next-state.ts has already changed in `next`. */
  afterwards: (before: DiaryState, action: Action, next: OpenDiary) => OpenDiary;
  /**
   * Call it once for each diary: it remembers what it has sent. Once `signal` aborts it does nothing more.
   */
  follower: (around: Surroundings, signal: AbortSignal, send: Send) => Follow;
  /** The date to which a key leads from the present one in the month; null when the key leads to none. */
  dateByKey: (state: OpenDiary, key: string) => string | null;
  NextLink: (props: NextLinkProps) => VNode | null;
  Banner: (props: { view: View }) => VNode | null;
  Form: (props: FormProps) => VNode;
  Booked: (props: { view: View; answer: BookedAnswer }) => VNode;
}
