import { useQuery } from '@tanstack/react-query';
import type { CallBody } from '@daybook/schema/contract/calls';
import { call, dryRun } from './call.ts';
import { businessKey, renewsBusiness } from './keys.ts';
import { useChange } from './query-client.ts';

const timeOffKey = (businessId: number) => [...businessKey(businessId), 'time off'];

/** Loads time off in order of its first day. */
export function useTimeOff(businessId: number) {
  return useQuery({
    queryKey: timeOffKey(businessId),
    queryFn: ({ signal }) => call('listTimeOff', { params: { businessId }, signal }),
  });
}

type TimeOffBody = CallBody<'addTimeOff'>;
type Bookings = NonNullable<TimeOffBody['bookings']>;

/** Adds time off, or changes that of the id. `dryRun` resolves to the bookings in it and changes nothing. */
export function useSaveTimeOff(businessId: number, timeOffId?: number) {
  const send = (body: TimeOffBody, isDryRun: boolean) => {
    const query = dryRun(isDryRun);
    return timeOffId === undefined
      ? call('addTimeOff', { params: { businessId }, query, body })
      : call('changeTimeOff', { params: { businessId, timeOffId }, query, body });
  };
  const change = useChange(
    (body: TimeOffBody) => send(body, false),
    renewsBusiness(businessId, timeOffKey(businessId)),
  );
  return {
    dryRun: (body: TimeOffBody) => send(body, true),
    save: (body: TimeOffBody, bookings: Bookings) => change.mutateAsync({ ...body, bookings }),
  };
}

export function useDeleteTimeOff(businessId: number) {
  return useChange(
    (timeOffId: number) => call('deleteTimeOff', { params: { businessId, timeOffId } }),
    renewsBusiness(businessId, timeOffKey(businessId)),
  );
}
