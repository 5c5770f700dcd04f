import { useMutation } from '@tanstack/react-query';
import type { CallBody } from '@daybook/schema/contract/calls';
import { call } from './call.ts';

/** Sends one email to that address. */
export function useTestEmail() {
  return useMutation({ mutationFn: (email: string) => call('testEmail', { query: { email } }) });
}

/** Sends what a booking would send. */
export function useTestBookingFlow() {
  return useMutation({
    mutationFn: (body: CallBody<'testBookingFlow'>) => call('testBookingFlow', { body }),
  });
}
