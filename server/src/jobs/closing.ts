import { finishClosing, type DeleteAccountParts } from '../accounts/deletion/delete-account.ts';
import type { Job } from './schedule.ts';

/**
 * Runs each minute, and goes on cancelling the bookings to come of closed businesses where a process ended meanwhile.
 */
export function closingJob(parts: DeleteAccountParts): Job {
  return { name: 'closing', pattern: '* * * * *', run: () => finishClosing(parts) };
}
