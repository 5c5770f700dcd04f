import { useQuery } from '@tanstack/react-query';
import type { CallBody } from '@daybook/schema/contract/calls';
import { call } from './call.ts';
import { businessKey, timeOffKey } from './keys.ts';
import { useChange } from './query-client.ts';

const inBusiness = (businessId: number) => ({ businessId: String(businessId) });

/** Loads time off in order of its first day. */
export function useTimeOff(businessId: number) {
  return useQuery({
    queryKey: timeOffKey(businessId),
    queryFn: ({ signal }) => call('listTimeOff', { params: inBusiness(businessId), signal }),
  });
}

type TimeOffBody = CallBody<'addTimeOff'>;
type Bookings = NonNullable<TimeOffBody['bookings']>;

/** Adds time off. `dryRun` resolves to the bookings in it and changes nothing. */
export function useAddTimeOff(businessId: number) {
  const send = (body: TimeOffBody, isDryRun: boolean) =>
    call('addTimeOff', {
      params: inBusiness(businessId),
      query: { dry_run: isDryRun ? 'true' : 'false' },
      body,
    });
  const change = useChange((body: TimeOffBody) => send(body, false), {
    renews: [businessKey(businessId)],
    waitsFor: [timeOffKey(businessId)],
  });
  return {
    dryRun: (body: TimeOffBody) => send(body, true),
    save: (body: TimeOffBody, bookings: Bookings) => change.mutateAsync({ ...body, bookings }),
  };
}

export function useDeleteTimeOff(businessId: number) {
  return useChange(
    (id: number) => call('deleteTimeOff', { params: { ...inBusiness(businessId), timeOffId: String(id) } }),
    { renews: [businessKey(businessId)], waitsFor: [timeOffKey(businessId)] },
  );
}
