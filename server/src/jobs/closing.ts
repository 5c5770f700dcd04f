import { finishClosing, type DeleteAccountParts } from '../accounts/deletion/delete-account.ts';
import type { Job } from './schedule.ts';

/**
 * Runs each minute: goes on where a process ended while it cancelled a closed business's bookings to come.
 */
export function closingJob(parts: DeleteAccountParts): Job {
  return { name: 'closing', pattern: '* * * * *', run: () => finishClosing(parts) };
}
