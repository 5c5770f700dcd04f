import type { CallBody } from '@daybook/schema/contract/calls';
import { call, dryRun } from './call.ts';
import { renewalOf } from './renewals.ts';
import { useTask } from './use-call.ts';

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
  const change = useTask((body: TimeOffBody) => send(body, false), renewalOf('changeTimeOff'));
  return {
    dryRun: (body: TimeOffBody) => send(body, true),
    save: (body: TimeOffBody, bookings: Bookings) => change.mutateAsync({ ...body, bookings }),
  };
}
