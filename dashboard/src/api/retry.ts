import { CallError } from './call-error.ts';

/** Milliseconds before each retry. */
const WAITS = [1_000, 2_000, 4_000, 8_000, 16_000];

/**
 * Retries when there is no response, or the server is failing or asks to wait. `ask` must be safe to repeat.
 */
export async function retry<Answer>(ask: () => Promise<Answer>, signal: AbortSignal): Promise<Answer> {
  for (const wait of WAITS) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof CallError) || !error.isPassing) throw error;
      await pause(wait, signal);
    }
  }
  return ask();
}

/** Rejects with the signal's reason as soon as it is aborted. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason instanceof Error ? signal.reason : new Error('stopped'));
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    signal.addEventListener('abort', stop, { once: true });
  });
}
