import type { CallBody } from '@daybook/schema/contract/calls';
import type { PatternOutcome } from '@daybook/schema/contract/pattern';
import { callLines } from './call-lines.ts';
import { dryRun } from './call.ts';
import { outcomeInSteps, useChangeInSteps, type OnProgress } from './outcome-in-steps.ts';
import { renewalOf } from './renewals.ts';
import { useCall } from './use-call.ts';

/** How often weekly hours reload while a change to them is under way. */
const CHANGING_MILLISECONDS = 2_000;

/** Loads the weekly hours that have not ended, the oldest first. */
export const usePatterns = (businessId: number) =>
  useCall(
    'listPatterns',
    { params: { businessId } },
    {
      refetchInterval: ({ state }) =>
        state.data?.some(({ changing_dates }) => changing_dates > 0) ? CHANGING_MILLISECONDS : false,
    },
  );

export const useCreatePattern = (businessId: number) =>
  useChangeInSteps(
    (given: { body: CallBody<'createPattern'>; idempotencyKey: string }, onProgress) =>
      outcomeInSteps<PatternOutcome>(
        (onLine) => callLines('createPattern', { params: { businessId }, ...given }, onLine),
        onProgress,
      ),
    renewalOf('createPattern'),
  );

type Bookings = NonNullable<CallBody<'pausePattern'>['bookings']>;
/** A change sends the new weekly hours; the other steps send only decisions about bookings. */
export type PatternStep =
  | { is: 'change'; body: Omit<CallBody<'changePattern'>, 'bookings'> }
  | { is: 'pause' | 'resume' | 'end' };

const STEPS = { pause: 'pausePattern', resume: 'resumePattern', end: 'endPattern' } as const;

/** Takes a step with weekly hours. `dryRun` resolves to what it would do and changes nothing. */
export function usePatternStep(businessId: number, patternId: number) {
  const take = (step: PatternStep, bookings: Bookings, isDryRun: boolean, onProgress: OnProgress) => {
    const given = { params: { businessId, patternId }, query: dryRun(isDryRun) };
    return outcomeInSteps<PatternOutcome>(
      (onLine) =>
        step.is === 'change'
          ? callLines('changePattern', { ...given, body: { ...step.body, bookings } }, onLine)
          : callLines(STEPS[step.is], { ...given, body: { bookings } }, onLine),
      onProgress,
    );
  };
  const { save, ...change } = useChangeInSteps(
    ({ step, bookings }: { step: PatternStep; bookings: Bookings }, onProgress) =>
      take(step, bookings, false, onProgress),
    renewalOf('changePattern'),
  );
  return {
    dryRun: (step: PatternStep) => take(step, [], true, () => {}),
    save: (step: PatternStep, bookings: Bookings) => save({ step, bookings }),
    ...change,
  };
}
