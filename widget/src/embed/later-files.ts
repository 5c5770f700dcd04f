/** Loads the files that few people need at first, each once for all diaries of a page. */
import { embedFiles } from '@daybook/schema/words/routes';
import type { LaterFile } from '../diary/diary-context.ts';
import { PATIENCE_MILLISECONDS } from '../diary/server-calls.ts';

const tries: Record<string, number> = {};

/** One load serves everybody who asks meanwhile. After a rejection it may be called again. */
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
export const waitingFile = laterFile(() => import('../waiting/waiting-file.ts'));

/**
 * Returns where a file of the build is, for an `import()` above. Browsers remember that an address could not be
 * imported, so another try needs another address.
 */
export function addressOf(origin: string, name: string): string {
  const count = (tries[name] = (tries[name] ?? 0) + 1);
  return origin + embedFiles + name + (count > 1 ? `?${count}` : '');
}
