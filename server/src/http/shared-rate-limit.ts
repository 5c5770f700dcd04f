/** Limits that all processes on one database count together. */
import type { Clock } from '../runtime/clock.ts';
import type { Tokens } from '../database/processes.ts';
import { createSeals } from '../tokens/seal.ts';
import type { Secrets } from '../tokens/secrets.ts';
import { createRateLimit, secondsUntilOne, type MakeRateLimit } from './rate-limit.ts';

interface Shared {
  /** Null where the limits are this process's own. */
  tokens: Tokens | null;
  /** The database gets a keyed hash of each IP address, never the address. */
  secrets: Secrets;
}

export function rateLimitsWith({ tokens, secrets }: Shared, clock: Clock): MakeRateLimit {
  if (!tokens) return (_name, rate) => createRateLimit(rate, clock);
  const seals = createSeals('rateLimit', secrets);
  const hashOf = (address: string) => seals.of(address)[0].toString('base64url');
  return (name, rate) => {
    const bucketOf = (address: string) => ({ key: `${name} ${hashOf(address)}`, ...rate });
    return {
      take: async (address) => secondsUntilOne(await tokens.take(bucketOf(address), clock()), rate),
      waitFor: async (address) => secondsUntilOne(await tokens.look(bucketOf(address), clock()), rate),
    };
  };
}
