/** Saves a change after which bookings may no longer fit. The owner first chooses what happens to each. */

import type { Misfit, MisfitAnswer, OfferEnded } from '@daybook/schema/contract/misfits';
import { BOOKINGS_CHANGED } from '@daybook/schema/words/pattern-texts';
import { CallError } from '#api/call-error.ts';

export interface WithMisfits {
  no_longer_fit: readonly Misfit[];
  /** Times that are held for people on the waiting list, and then can't be. */
  offers_ended: readonly OfferEnded[];
  /** How many upcoming bookings are unaffected, if known. */
  fitting?: number;
}

/** Keeps a booking, but with the person of that id. Offered only if we know who can take it. */
export type Move = `move ${number}`;
export type OwnerAnswer = MisfitAnswer | Move;

export interface AnsweredBooking {
  id: number;
  answer: MisfitAnswer;
  person_id?: number;
}

/** By booking id. Bookings without a choice are kept. */
export type Answers = ReadonlyMap<number, OwnerAnswer>;

export interface Change<Body, Outcome extends WithMisfits, Saved> {
  /** Resolves to what the change would do, without changing anything. */
  dryRun: (body: Body) => Promise<Outcome>;
  save: (body: Body, bookings: AnsweredBooking[]) => Promise<Saved>;
}

type Sent<Outcome, Saved> =
  | { is: 'saved'; saved: Saved }
  | { is: 'asking'; outcome: Outcome; hasChanged: boolean };

/**
 * Saves with the choices for the list that was shown. If none was (`shown` is null), it saves only if every
 * booking fits and nothing that is held is lost. If the bookings have changed since, it asks again with a new list.
 */
export async function sendOrAsk<Body, Outcome extends WithMisfits, Saved>(
  change: Change<Body, Outcome, Saved>,
  body: Body,
  shown: Outcome | null,
  answers: Answers,
): Promise<Sent<Outcome, Saved>> {
  const outcome = shown ?? (await change.dryRun(body));
  const asksFirst = outcome.no_longer_fit.length + outcome.offers_ended.length > 0;
  if (shown === null && asksFirst) return { is: 'asking', outcome, hasChanged: false };
  try {
    return { is: 'saved', saved: await change.save(body, answered(outcome.no_longer_fit, answers)) };
  } catch (error) {
    if (!isOutOfDate(error)) throw error;
    return { is: 'asking', outcome: await change.dryRun(body), hasChanged: true };
  }
}

export const answerTo = (answers: Answers, { booking }: Misfit): OwnerAnswer =>
  answers.get(booking.id) ?? 'keep';

function answered(misfits: readonly Misfit[], answers: Answers): AnsweredBooking[] {
  return misfits.map((misfit) => {
    const { id } = misfit.booking;
    const answer = answerTo(answers, misfit);
    return isMove(answer)
      ? { id, answer: 'keep', person_id: Number(answer.slice(MOVE.length)) }
      : { id, answer };
  });
}

const MOVE = 'move ';
export const moveTo = (personId: number): Move => `${MOVE}${personId}`;
export const isMove = (answer: string): answer is Move => answer.startsWith(MOVE);

function isOutOfDate(error: unknown): boolean {
  return error instanceof CallError && error.status === 409 && error.text === BOOKINGS_CHANGED;
}
