import type { CallBody } from '@daybook/schema/contract/calls';
import { call } from './call.ts';
import { useChange } from './use-change.ts';

/** Sends one email to that address. */
export function useTestEmail() {
  return useChange((email: string) => call('testEmail', { query: { email } }));
}

/** Sends what a booking would send. */
export function useTestBookingFlow() {
  return useChange((body: CallBody<'testBookingFlow'>) => call('testBookingFlow', { body }));
}
