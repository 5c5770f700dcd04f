/** Saves a change that may leave bookings without their place: such bookings are shown first, each with an answer. */
import type { Misfit, MisfitAnswer } from '@daybook/schema/contract/misfits';
import { BOOKINGS_CHANGED } from '@daybook/schema/words/pattern-texts';
import { CallError } from '../../api/call-error.ts';

/** What a change would do. */
export interface WithMisfits {
  no_longer_fit: readonly Misfit[];
}

/** A booking is kept, and goes to the person of that id. Only where who could take it is known. */
export type Move = `move ${number}`;
export type OwnerAnswer = MisfitAnswer | Move;

export interface AnsweredBooking {
  id: number;
  answer: MisfitAnswer;
  /** Who takes it. */
  person_id?: number;
}

/** By booking; those without an answer are kept. */
export type Answers = ReadonlyMap<number, OwnerAnswer>;

export interface Change<Body, Outcome extends WithMisfits, Saved> {
  /** Resolves to what the change would do, and changes nothing. */
  dryRun: (body: Body) => Promise<Outcome>;
  save: (body: Body, bookings: AnsweredBooking[]) => Promise<Saved>;
}

type Sent<Outcome, Saved> =
  { is: 'saved'; saved: Saved } | { is: 'asking'; outcome: Outcome; hasChanged: boolean };

/**
 * Saves with the answers to the list that was shown. Where none was (`shown` is null), it saves only if every booking
 * fits. Where the bookings have changed since, it asks again with a fresh list.
 */
export async function sendOrAsk<Body, Outcome extends WithMisfits, Saved>(
  change: Change<Body, Outcome, Saved>,
  body: Body,
  shown: Outcome | null,
  answers: Answers,
): Promise<Sent<Outcome, Saved>> {
  const outcome = shown ?? (await change.dryRun(body));
  if (shown === null && outcome.no_longer_fit.length > 0) return { is: 'asking', outcome, hasChanged: false };
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
