/** Estimates how long an owner's change to many dates takes, so that it stops in between to serve others. */
import type { BookingsAnswered } from './replace-event-store.ts';

// Looking at a date takes about half a millisecond.
export const LOOKED_AT_TOGETHER = 20;

/** Milliseconds. */
export const STEP_EFFORT = 20;

/** Returns roughly the milliseconds to change a date: cancelling and emailing a booking takes 1. */
export const effortOf = ({ fitting, misfits }: Pick<BookingsAnswered, 'fitting' | 'misfits'>) =>
  2 + fitting / 5 + misfits.length;
