import type { CallBody } from '@daybook/schema/contract/calls';
import type { DelayOutcome, ShownEmails } from '@daybook/schema/contract/delay';
import { call, dryRun } from './call.ts';
import { renewalOf } from './renewals.ts';
import { useTask } from './use-call.ts';
import { usePreview } from './use-preview.ts';

export type DelayChange =
  | { is: 'start'; body: Pick<CallBody<'startDelay'>, 'minutes' | 'resource_id'> }
  | { is: 'end'; delayId: number };

function send(businessId: number, change: DelayChange, emails: ShownEmails, isDryRun: boolean) {
  const query = dryRun(isDryRun);
  return change.is === 'start'
    ? call('startDelay', { params: { businessId }, query, body: { ...change.body, emails } })
    : call('endDelay', {
        params: { businessId, delayId: change.delayId },
        query,
        body: { emails },
      });
}

/** Loads the people who would be emailed. */
export const useDelayOutcome = (businessId: number, change: DelayChange) =>
  usePreview(change, () => send(businessId, change, [], true));

/** Starts or ends the delay and emails the people in `shown`. */
export function useChangeDelay(businessId: number) {
  return useTask(
    ({ change, shown }: { change: DelayChange; shown: DelayOutcome }) =>
      send(businessId, change, emailsOf(shown), false),
    renewalOf('startDelay'),
  );
}

function emailsOf({ bookings }: DelayOutcome): ShownEmails {
  return bookings
    .filter(({ contact }) => contact === 'email')
    .map(({ booking, expected_at }) => ({ booking_id: booking.id, expected_at }));
}
