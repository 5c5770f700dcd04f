import { useQuery } from '@tanstack/react-query';
import type { CallBody } from '@daybook/schema/contract/calls';
import type { DelayOutcome, ShownEmails } from '@daybook/schema/contract/delay';
import { todayRoutes } from '@daybook/schema/words/today-routes';
import { callsOf, ownServer } from './call.ts';
import { bookingEmailsKey, businessKey, delaysKey } from './keys.ts';
import { useChange } from './query-client.ts';

const callToday = callsOf(ownServer, todayRoutes);

const inBusiness = (businessId: number) => ({ businessId: String(businessId) });

export function useDelays(businessId: number) {
  return useQuery({
    queryKey: delaysKey(businessId),
    queryFn: ({ signal }) => callToday('listDelays', { params: inBusiness(businessId), signal }),
  });
}

export type DelayChange =
  | { is: 'start'; body: Pick<CallBody<'startDelay'>, 'minutes' | 'resource_id'> }
  | { is: 'end'; delayId: number };

function send(businessId: number, change: DelayChange, emails: ShownEmails, isDryRun: boolean) {
  const query = { dry_run: isDryRun ? ('true' as const) : ('false' as const) };
  const params = inBusiness(businessId);
  return change.is === 'start'
    ? callToday('startDelay', { params, query, body: { ...change.body, emails } })
    : callToday('endDelay', {
        params: { ...params, delayId: String(change.delayId) },
        query,
        body: { emails },
      });
}

/** Resolves to the people who would be emailed, and changes nothing. */
export const lookAtDelay = (businessId: number, change: DelayChange): Promise<DelayOutcome> =>
  send(businessId, change, [], true);

/** Starts or ends the delay and emails the people in `shown`. */
export function useChangeDelay(businessId: number) {
  return useChange(
    ({ change, shown }: { change: DelayChange; shown: DelayOutcome }) =>
      send(businessId, change, emailsOf(shown), false),
    { renews: [businessKey(businessId)], waitsFor: [delaysKey(businessId)] },
  );
}

function emailsOf({ bookings }: DelayOutcome): ShownEmails {
  return bookings
    .filter(({ contact }) => contact === 'email')
    .map(({ booking, expected_at }) => ({ booking_id: booking.id, expected_at }));
}

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
    (emailId: number) =>
      callToday('resendBookingEmail', { params: { reference, emailId: String(emailId) }, body: {} }),
    { renews: [businessKey(businessId)], waitsFor: [bookingEmailsKey(businessId, reference)] },
  );
}
