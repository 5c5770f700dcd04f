import type { CallBody } from '@daybook/schema/contract/calls';
import { call } from './call.ts';
import { businessKey, scheduledEventsKey } from './keys.ts';
import { useChange } from './query-client.ts';

const given = (businessId: number, isDryRun: boolean) => ({
  params: { businessId: String(businessId) },
  query: { dry_run: isDryRun ? ('true' as const) : ('false' as const) },
});
// The page needs the new list to know where the focus goes.
const renewed = (businessId: number) => ({
  renews: [businessKey(businessId)],
  waitsFor: [scheduledEventsKey(businessId)],
});

type HoursBody = CallBody<'changeDateHours'>;
type CancelBody = CallBody<'cancelDates'>;

/** Changes the hours of dates: `dryRun` resolves to what that would do, and changes nothing. */
export function useChangeDateHours(businessId: number) {
  const send = (body: HoursBody, isDryRun: boolean) =>
    call('changeDateHours', { ...given(businessId, isDryRun), body });
  const change = useChange((body: HoursBody) => send(body, false), renewed(businessId));
  return {
    dryRun: (body: HoursBody) => send(body, true),
    save: (body: HoursBody, bookings: NonNullable<HoursBody['bookings']>) =>
      change.mutateAsync({ ...body, bookings }),
  };
}

/** Takes dates out of the diary: `dryRun` resolves to the bookings on them, and changes nothing. */
export function useCancelDates(businessId: number) {
  const send = (body: CancelBody, isDryRun: boolean) =>
    call('cancelDates', { ...given(businessId, isDryRun), body });
  const change = useChange((body: CancelBody) => send(body, false), renewed(businessId));
  return {
    dryRun: (body: CancelBody) => send(body, true),
    save: (body: CancelBody, bookings: NonNullable<CancelBody['bookings']>) =>
      change.mutateAsync({ ...body, bookings }),
  };
}

export function useChangeDateWords(businessId: number) {
  return useChange(
    (body: CallBody<'changeDateWords'>) => call('changeDateWords', { ...given(businessId, false), body }),
    renewed(businessId),
  );
}
