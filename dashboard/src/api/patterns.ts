import { useQuery } from '@tanstack/react-query';
import type { CallBody } from '@daybook/schema/contract/calls';
import type { PatternOutcome } from '@daybook/schema/contract/pattern';
import { callLines } from './call-lines.ts';
import { call, dryRun } from './call.ts';
import { businessesKey, businessKey, renewsBusiness } from './keys.ts';
import { outcomeInSteps, useChangeInSteps, type OnProgress } from './outcome-in-steps.ts';

/** How often weekly hours reload while a change to them is under way. */
const CHANGING_MILLISECONDS = 2_000;

const patternsKey = (businessId: number) => [...businessKey(businessId), 'patterns'];

/** Loads the weekly hours that have not ended, the oldest first. */
export function usePatterns(businessId: number) {
  return useQuery({
    queryKey: patternsKey(businessId),
    queryFn: ({ signal }) => call('listPatterns', { params: { businessId }, signal }),
    refetchInterval: ({ state }) =>
      state.data?.some(({ changing_dates }) => changing_dates > 0) ? CHANGING_MILLISECONDS : false,
  });
}

export function useCreatePattern(businessId: number) {
  return useChangeInSteps(
    (given: { body: CallBody<'createPattern'>; idempotencyKey: string }, onProgress) =>
      outcomeInSteps<PatternOutcome>(
        (onLine) => callLines('createPattern', { params: { businessId }, ...given }, onLine),
        onProgress,
      ),
    { renews: [businessKey(businessId), businessesKey] },
  );
}

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
    // The page needs the new list to place the focus.
    renewsBusiness(businessId, patternsKey(businessId)),
  );
  return {
    dryRun: (step: PatternStep) => take(step, [], true, () => {}),
    save: (step: PatternStep, bookings: Bookings) => save({ step, bookings }),
    ...change,
  };
}
