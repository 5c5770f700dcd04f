import { useState } from 'react';
import type { CallBody } from '@daybook/schema/contract/calls';
import type { DatesOutcome } from '@daybook/schema/contract/change-dates';
import type { DatesProgress } from '@daybook/schema/contract/dates-progress';
import { callLines } from './call-lines.ts';
import { businessKey, scheduledEventsKey } from './keys.ts';
import { outcomeInSteps, type OnProgress } from './outcome-in-steps.ts';
import { useChange } from './query-client.ts';

const given = (businessId: number, isDryRun: boolean) => ({
  params: { businessId: String(businessId) },
  query: { dry_run: isDryRun ? ('true' as const) : ('false' as const) },
});

type HoursBody = CallBody<'changeDateHours'>;
type WordsBody = CallBody<'changeDateWords'>;
type CancelBody = CallBody<'cancelDates'>;
type Bookings = NonNullable<CancelBody['bookings']>;

/** Changes the hours of dates. `dryRun` resolves to what that would do and changes nothing. */
export function useChangeDateHours(businessId: number) {
  return useDates<HoursBody>(businessId, (body, isDryRun, onProgress) =>
    outcomeInSteps<DatesOutcome>(
      (onLine) => callLines('changeDateHours', { ...given(businessId, isDryRun), body }, onLine),
      onProgress,
    ),
  );
}

/** Removes dates from the diary. `dryRun` resolves to the bookings on them and changes nothing. */
export function useCancelDates(businessId: number) {
  return useDates<CancelBody>(businessId, (body, isDryRun, onProgress) =>
    outcomeInSteps<DatesOutcome>(
      (onLine) => callLines('cancelDates', { ...given(businessId, isDryRun), body }, onLine),
      onProgress,
    ),
  );
}

export function useChangeDateWords(businessId: number) {
  return useDates<WordsBody>(businessId, (body, isDryRun, onProgress) =>
    outcomeInSteps<DatesOutcome>(
      (onLine) => callLines('changeDateWords', { ...given(businessId, isDryRun), body }, onLine),
      onProgress,
    ),
  );
}

type Send<Body> = (body: Body, isDryRun: boolean, onProgress: OnProgress) => Promise<DatesOutcome>;

function useDates<Body extends object>(businessId: number, send: Send<Body>) {
  const [progress, setProgress] = useState<DatesProgress | null>(null);
  const change = useChange(
    (body: Body) => send(body, false, setProgress).finally(() => setProgress(null)),
    // The page needs the new list to place the focus.
    { renews: [businessKey(businessId)], waitsFor: [scheduledEventsKey(businessId)] },
  );
  return {
    dryRun: (body: Body) => send(body, true, () => {}),
    save: (body: Body, bookings?: Bookings) => change.mutateAsync({ ...body, bookings }),
    /** How far the change is; null before its first dates and afterwards. */
    progress,
  };
}
