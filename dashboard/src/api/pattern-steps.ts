import type { CallBody } from '@daybook/schema/contract/calls';
import type { PatternOutcome } from '@daybook/schema/contract/pattern';
import { call } from './call.ts';
import { businessKey, patternsKey } from './keys.ts';
import { useChange } from './query-client.ts';

type Bookings = NonNullable<CallBody<'pausePattern'>['bookings']>;
/** Changing sends the weekly hours as they will be; the other steps need nothing but answers about bookings. */
export type PatternStep =
  { is: 'change'; body: Omit<CallBody<'changePattern'>, 'bookings'> } | { is: 'pause' | 'resume' | 'end' };

/** Takes a step with weekly hours: `dryRun` resolves to what it would do, and changes nothing. */
export function usePatternStep(businessId: number, patternId: number) {
  const take = (step: PatternStep, bookings: Bookings, isDryRun: boolean): Promise<PatternOutcome> => {
    const given = {
      params: { businessId: String(businessId), patternId: String(patternId) },
      query: { dry_run: isDryRun ? ('true' as const) : ('false' as const) },
    };
    switch (step.is) {
      case 'change':
        return call('changePattern', { ...given, body: { ...step.body, bookings } });
      case 'pause':
        return call('pausePattern', { ...given, body: { bookings } });
      case 'resume':
        return call('resumePattern', { ...given, body: { bookings } });
      case 'end':
        return call('endPattern', { ...given, body: { bookings } });
    }
  };
  const change = useChange(
    ({ step, bookings }: { step: PatternStep; bookings: Bookings }) => take(step, bookings, false),
    // The page needs the new list to know where the focus goes.
    { renews: [businessKey(businessId)], waitsFor: [patternsKey(businessId)] },
  );
  return {
    dryRun: (step: PatternStep) => take(step, [], true),
    save: (step: PatternStep, bookings: Bookings) => change.mutateAsync({ step, bookings }),
    isSaving: change.isPending,
  };
}
