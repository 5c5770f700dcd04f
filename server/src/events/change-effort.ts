/** How many dates an owner's change takes in one step, after which others are served. */
import type { BookingsAnswered } from './replace-event-store.ts';

/** Looking at a date takes half a millisecond or so. */
export const LOOKED_AT_TOGETHER = 20;

/** Milliseconds. */
export const STEP_EFFORT = 20;

/** Returns about how many milliseconds a date's change takes: cancelling a booking and emailing its customer takes one. */
export const effortOf = ({ fitting, misfits }: Pick<BookingsAnswered, 'fitting' | 'misfits'>) =>
  2 + fitting / 5 + misfits.length;
