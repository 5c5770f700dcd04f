import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { CallBody } from '@daybook/schema/contract/calls';
import type { DatesProgress } from '@daybook/schema/contract/dates-progress';
import type { PatternOutcome } from '@daybook/schema/contract/pattern';
import { callLines } from './call-lines.ts';
import { call } from './call.ts';
import { businessesKey, businessKey, patternsKey } from './keys.ts';
import { outcomeInSteps } from './outcome-in-steps.ts';
import { useChange } from './query-client.ts';

const inBusiness = (businessId: number) => ({ businessId: String(businessId) });

/** How often weekly hours reload while a change to them is under way. */
const CHANGING_MILLISECONDS = 2_000;

/** Loads the weekly hours that have not ended, the oldest first. */
export function usePatterns(businessId: number) {
  return useQuery({
    queryKey: patternsKey(businessId),
    queryFn: ({ signal }) => call('listPatterns', { params: inBusiness(businessId), signal }),
    refetchInterval: ({ state }) =>
      state.data?.some(({ changing_dates }) => changing_dates > 0) ? CHANGING_MILLISECONDS : false,
  });
}

export function useCreatePattern(businessId: number) {
  const [progress, setProgress] = useState<DatesProgress | null>(null);
  const change = useChange(
    (given: { body: CallBody<'createPattern'>; idempotencyKey: string }) =>
      outcomeInSteps<PatternOutcome>(
        (onLine) => callLines('createPattern', { params: inBusiness(businessId), ...given }, onLine),
        setProgress,
      ).finally(() => setProgress(null)),
    { renews: [businessKey(businessId), businessesKey] },
  );
  return {
    create: change.mutateAsync,
    isCreating: change.isPending,
    /** How many dates have been published; null before the first and afterwards. */
    progress,
  };
}
