import { useMutation, useQuery } from '@tanstack/react-query';
import type { User } from '@daybook/schema/contract/user';
import { call } from './call.ts';
import { callFile } from './file-call.ts';
import { textUseKey } from './keys.ts';

/** Changes the account's settings one after the other, in the order in which they were pressed. */
export function useChangeMe(onChanged: (user: User) => void) {
  return useMutation({
    mutationFn: (email_notifications: boolean) => call('changeMe', { body: { email_notifications } }),
    scope: { id: 'me' },
    onSuccess: onChanged,
  });
}

export function useEndAllSessions(onEnded: () => void) {
  return useMutation({ mutationFn: () => call('endAllSessions', {}), onSuccess: onEnded });
}

export function useDeleteMe(onDeleted: () => void) {
  return useMutation({ mutationFn: () => call('deleteMe', {}), onSuccess: onDeleted });
}

/** How many bytes of texts the account keeps. */
export function useTextUse() {
  return useQuery({ queryKey: textUseKey, queryFn: ({ signal }) => call('getTextUse', { signal }) });
}

interface Exporting {
  signal: AbortSignal;
  /** Is told how many bytes have arrived so far. */
  onProgress: (bytes: number) => void;
}

/** The owner's account, businesses, events and bookings, in one archive. */
export const exportMe = ({ signal, onProgress }: Exporting) => callFile('exportMe', { signal }, onProgress);
