/** Loads files that few visitors need at first, each once for all diaries on a page. */
import { embedFiles } from '@daybook/schema/words/routes';
import type { LaterFile } from '../diary/diary-context.ts';
import { PATIENCE_MILLISECONDS } from '../diary/server-calls.ts';

const tries: Record<string, number> = {};

/** Returns a file that loads once for all callers, and can be loaded again after a rejection. */
function laterFile<File>(load: () => Promise<File>): LaterFile<File> {
  let loaded: File | null = null;
  let loading: Promise<File> | null = null;
  const patience = () => new Promise<never>((_, reject) => setTimeout(reject, PATIENCE_MILLISECONDS));
  return {
    loaded: () => loaded,
    load: () =>
      (loading ??= Promise.race([load(), patience()]).then(
        (file) => (loaded = file),
        (error: unknown) => {
          loading = null;
          throw error;
        },
      )),
  };
}

export const bookingFile = laterFile(() => import('../booking/booking-file.ts'));
export const waitingFile = laterFile(() => import('../waiting/WaitingForm.tsx'));

/**
 * Returns the address of a build file for an `import()` above. Browsers remember an address that failed to
 * import, so each retry needs another address.
 */
export function addressOf(origin: string, name: string): string {
  const count = (tries[name] = (tries[name] ?? 0) + 1);
  return origin + embedFiles + name + (count > 1 ? `?${count}` : '');
}
