import { useQuery } from '@tanstack/react-query';
import type { User } from '@daybook/schema/contract/user';
import { call } from './call.ts';
import { useChange } from './query-client.ts';

/** Saves the account's settings one change after the other, in the order of the clicks. */
export function useChangeMe(onChanged: (user: User) => void) {
  return useChange((email_notifications: boolean) => call('changeMe', { body: { email_notifications } }), {
    scope: { id: 'me' },
    onSuccess: onChanged,
  });
}

const sessionsKey = ['sessions'];

/** Loads the account's sessions, the last used first. */
export function useSessions() {
  return useQuery({ queryKey: sessionsKey, queryFn: ({ signal }) => call('listSessions', { signal }) });
}

/** Ends the session with that id; null ends all but this one. */
export function useEndSessions() {
  return useChange(
    (sessionId: string | null) =>
      sessionId === null ? call('endOtherSessions', {}) : call('endSession', { params: { sessionId } }),
    { renews: [sessionsKey], waitsFor: [sessionsKey] },
  );
}

export function useDeleteMe(onDeleted: () => void) {
  return useChange(() => call('deleteMe', {}), { onSuccess: onDeleted });
}

export function useTextUse() {
  return useQuery({ queryKey: ['text use'], queryFn: ({ signal }) => call('getTextUse', { signal }) });
}
