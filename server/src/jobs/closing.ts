import { finishClosing, type DeleteAccountParts } from '../accounts/deletion/delete-account.ts';
import type { Job } from './schedule.ts';

/** Each minute: goes on where a process was ended while it cancelled what a closed business had to come. */
export function closingJob(parts: DeleteAccountParts): Job {
  return { name: 'closing', pattern: '* * * * *', run: () => finishClosing(parts) };
}
