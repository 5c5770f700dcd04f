import { useState } from 'react';
import type { CallBody } from '@daybook/schema/contract/calls';
import type { DatesProgress } from '@daybook/schema/contract/dates-progress';
import type { PatternOutcome } from '@daybook/schema/contract/pattern';
import { callLines } from './call-lines.ts';
import { businessKey, patternsKey } from './keys.ts';
import { outcomeInSteps, type OnProgress } from './outcome-in-steps.ts';
import { useChange } from './query-client.ts';

type Bookings = NonNullable<CallBody<'pausePattern'>['bookings']>;
/** A change sends the new weekly hours; the other steps send only decisions about bookings. */
export type PatternStep =
  { is: 'change'; body: Omit<CallBody<'changePattern'>, 'bookings'> } | { is: 'pause' | 'resume' | 'end' };

/** Takes a step with weekly hours. `dryRun` resolves to what it would do and changes nothing. */
export function usePatternStep(businessId: number, patternId: number) {
  const [progress, setProgress] = useState<DatesProgress | null>(null);
  const take = (step: PatternStep, bookings: Bookings, isDryRun: boolean, onProgress: OnProgress) => {
    const given = {
      params: { businessId: String(businessId), patternId: String(patternId) },
      query: { dry_run: isDryRun ? ('true' as const) : ('false' as const) },
    };
    return outcomeInSteps<PatternOutcome>((onLine) => {
      switch (step.is) {
        case 'change':
          return callLines('changePattern', { ...given, body: { ...step.body, bookings } }, onLine);
        case 'pause':
          return callLines('pausePattern', { ...given, body: { bookings } }, onLine);
        case 'resume':
          return callLines('resumePattern', { ...given, body: { bookings } }, onLine);
        case 'end':
          return callLines('endPattern', { ...given, body: { bookings } }, onLine);
      }
    }, onProgress);
  };
  const change = useChange(
    ({ step, bookings }: { step: PatternStep; bookings: Bookings }) =>
      take(step, bookings, false, setProgress).finally(() => setProgress(null)),
    // The page needs the new list to place the focus.
    { renews: [businessKey(businessId)], waitsFor: [patternsKey(businessId)] },
  );
  return {
    dryRun: (step: PatternStep) => take(step, [], true, () => {}),
    save: (step: PatternStep, bookings: Bookings) => change.mutateAsync({ step, bookings }),
    isSaving: change.isPending,
    /** How far the change is; null before its first dates and afterwards. */
    progress,
  };
}
