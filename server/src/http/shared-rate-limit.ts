/** Limits that all processes on one database count together. */
import type { Clock } from '../clock.ts';
import type { Tokens } from '../database/processes.ts';
import { createRateLimit, secondsUntilOne, type MakeRateLimit } from './rate-limit.ts';

/** Without shared tokens, each limit is this process's own. */
export function rateLimitsWith(tokens: Tokens | null, clock: Clock): MakeRateLimit {
  if (!tokens) return (_name, rate) => createRateLimit(rate, clock);
  return (name, rate) => {
    const bucketOf = (address: string) => ({ key: `${name} ${address}`, ...rate });
    return {
      take: async (address) => secondsUntilOne(await tokens.take(bucketOf(address), clock()), rate),
      waitFor: async (address) => secondsUntilOne(await tokens.look(bucketOf(address), clock()), rate),
    };
  };
}
