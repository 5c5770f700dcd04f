import { useSession } from '#session/SessionContext.tsx';
import { useOwnBusinesses } from './businesses.ts';

/** Returns the hours of the free trial that this account can still have: null for none, undefined until we know. */
export function useTrialHours(): number | null | undefined {
  const { user } = useSession();
  const { businesses } = useOwnBusinesses();
  if (!user || !businesses) return undefined;
  // The account was told before a trial that has begun since.
  const hadTrial = businesses.some(({ trial_expires_at }) => trial_expires_at !== null);
  return hadTrial ? null : user.free_trial_hours;
}
