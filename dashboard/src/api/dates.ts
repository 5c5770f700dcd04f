import type { CallBody } from '@daybook/schema/contract/calls';
import type { DatesOutcome } from '@daybook/schema/contract/change-dates';
import { callLines } from './call-lines.ts';
import { dryRun } from './call.ts';
import { outcomeInSteps, useChangeInSteps, type OnProgress } from './outcome-in-steps.ts';
import { renewalOf } from './renewals.ts';

type Change = 'changeDateHours' | 'changeDateWords' | 'cancelDates';
type Bookings = NonNullable<CallBody<'cancelDates'>['bookings']>;

export const useChangeDateHours = (businessId: number) =>
  useDates<CallBody<'changeDateHours'>>('changeDateHours', businessId);

export const useChangeDateWords = (businessId: number) =>
  useDates<CallBody<'changeDateWords'>>('changeDateWords', businessId);

/** Removes dates from the diary. */
export const useCancelDates = (businessId: number) =>
  useDates<CallBody<'cancelDates'>>('cancelDates', businessId);

/** Changes dates. `dryRun` resolves to what that would do to their bookings and changes nothing. */
function useDates<Body extends CallBody<Change>>(name: Change, businessId: number) {
  const send = (body: Body, isDryRun: boolean, onProgress: OnProgress) =>
    outcomeInSteps<DatesOutcome>(
      (onLine) => callLines(name, { params: { businessId }, query: dryRun(isDryRun), body }, onLine),
      onProgress,
    );
  const { save, ...change } = useChangeInSteps(
    (body: Body, onProgress) => send(body, false, onProgress),
    renewalOf(name),
  );
  return {
    dryRun: (body: Body) => send(body, true, () => {}),
    save: (body: Body, bookings?: Bookings) => save({ ...body, bookings }),
    ...change,
  };
}
