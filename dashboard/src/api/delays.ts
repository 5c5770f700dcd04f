import { useQuery } from '@tanstack/react-query';
import type { CallBody } from '@daybook/schema/contract/calls';
import type { DelayOutcome, ShownEmails } from '@daybook/schema/contract/delay';
import { todayRoutes } from '@daybook/schema/words/today-routes';
import { callsOf, dryRun, ownServer } from './call.ts';
import { businessKey, renewsBusiness } from './keys.ts';
import { useChange } from './query-client.ts';

const callToday = callsOf(ownServer, todayRoutes);

const delaysKey = (businessId: number) => [...businessKey(businessId), 'delays'];

export function useDelays(businessId: number) {
  return useQuery({
    queryKey: delaysKey(businessId),
    queryFn: ({ signal }) => callToday('listDelays', { params: { businessId }, signal }),
  });
}

export type DelayChange =
  | { is: 'start'; body: Pick<CallBody<'startDelay'>, 'minutes' | 'resource_id'> }
  | { is: 'end'; delayId: number };

function send(businessId: number, change: DelayChange, emails: ShownEmails, isDryRun: boolean) {
  const query = dryRun(isDryRun);
  return change.is === 'start'
    ? callToday('startDelay', { params: { businessId }, query, body: { ...change.body, emails } })
    : callToday('endDelay', {
        params: { businessId, delayId: change.delayId },
        query,
        body: { emails },
      });
}

/** Loads the people who would be emailed, and changes nothing. It asks the server again each time. */
export function useDelayOutcome(businessId: number, change: DelayChange) {
  return useQuery({
    // Not among the business's keys: the list that the owner reads changes only on request.
    queryKey: ['delay outcome', businessId, change],
    queryFn: () => send(businessId, change, [], true),
    staleTime: Infinity,
    gcTime: 0,
  });
}

/** Starts or ends the delay and emails the people in `shown`. */
export function useChangeDelay(businessId: number) {
  return useChange(
    ({ change, shown }: { change: DelayChange; shown: DelayOutcome }) =>
      send(businessId, change, emailsOf(shown), false),
    renewsBusiness(businessId, delaysKey(businessId)),
  );
}

function emailsOf({ bookings }: DelayOutcome): ShownEmails {
  return bookings
    .filter(({ contact }) => contact === 'email')
    .map(({ booking, expected_at }) => ({ booking_id: booking.id, expected_at }));
}

const bookingEmailsKey = (businessId: number, reference: string) => [
  ...businessKey(businessId),
  'emails',
  reference,
];

/** Loads the emails about a booking, the newest first. */
export function useBookingEmails(businessId: number, reference: string) {
  return useQuery({
    queryKey: bookingEmailsKey(businessId, reference),
    queryFn: ({ signal }) => callToday('listBookingEmails', { params: { reference }, signal }),
    // A queued email is sent within seconds.
    refetchInterval: ({ state }) => (state.data?.some((email) => email.state === 'queued') ? 5_000 : false),
  });
}

export function useResendEmail(businessId: number, reference: string) {
  return useChange(
    (emailId: number) => callToday('resendBookingEmail', { params: { reference, emailId }, body: {} }),
    renewsBusiness(businessId, bookingEmailsKey(businessId, reference)),
  );
}
