/** Keeps a token bucket per address or account: `burst` tokens, refilled evenly over `perMilliseconds`. */

import type { Tokens } from '../database/processes.ts';
import type { Clock } from '../runtime/clock.ts';
import { createSeals } from '../tokens/seal.ts';
import type { Secrets } from '../tokens/secrets.ts';
import { clientAddressOf, wideNetworkOf } from './client-address.ts';
import type { RequestContext } from './environment.ts';
import { Refusal } from './errors.ts';
import { TOO_MANY_REQUESTS } from './refusal-texts.ts';

export interface Rate {
  burst: number;
  perMilliseconds: number;
}

export interface RateLimit {
  /** Spends a token. Resolves to 0, or to the whole seconds until there is one to spend. */
  take(address: string): Promise<number>;
  /** Resolves to the same without spending. */
  waitFor(address: string): Promise<number>;
  /** Gives back a token that was taken for something that has not happened. */
  giveBack(address: string): Promise<void>;
}

/** Makes the limit of that name. Processes that count together share it by its name. */
export type MakeRateLimit = (name: string, rate: Rate) => RateLimit;

/** Throws the 429 that asks to wait so many seconds; does nothing for 0. */
export function refuseUntil(seconds: number, text = TOO_MANY_REQUESTS): void {
  if (seconds > 0) throw new Refusal(429, text, { headers: { 'Retry-After': String(seconds) } });
}

/** Reads a request's address, and returns a function that counts the request and may throw the 429. */
export type SpendFor = (context: RequestContext) => () => void;

/** Counts the work that one process does for an address, to protect that process: each counts for itself. */
export function spendByAddress(rate: Rate, clock: Clock): SpendFor {
  const near = createBuckets(rate, clock);
  const wide = createBuckets(wideRateOf(rate), clock);
  return (context) => () => {
    const address = clientAddressOf(context);
    refuseUntil(near.take(address));
    const network = wideNetworkOf(address);
    if (network !== null) refuseUntil(wide.take(network));
  };
}

/** A whole IPv6 /48 may do this many times as much as one of its /64s. */
const WIDE_NETWORK_TIMES = 10;

const wideRateOf = (rate: Rate): Rate => ({ ...rate, burst: rate.burst * WIDE_NETWORK_TIMES });

/**
 * Makes limits on addresses that also count an IPv6 /64 in its /48. A request that its own bucket refuses
 * doesn't count in the /48.
 */
export function limitsOnAddresses(limitOf: MakeRateLimit): MakeRateLimit {
  return (name, rate) => {
    const wide = limitOf(`${name}, /48`, wideRateOf(rate));
    const ofNetwork =
      <Answer>(ask: (network: string) => Promise<Answer>, without: Answer) =>
      async (address: string) => {
        const network = wideNetworkOf(address);
        return network === null ? without : ask(network);
      };
    return inTurn(limitOf(name, rate), {
      take: ofNetwork((network) => wide.take(network), 0),
      waitFor: ofNetwork((network) => wide.waitFor(network), 0),
      giveBack: ofNetwork((network) => wide.giveBack(network), undefined),
    });
  };
}

/** Applies both limits. What the first refuses, the second doesn't count. */
export function inTurn(first: RateLimit, second: RateLimit): RateLimit {
  return {
    take: async (address) => (await first.take(address)) || second.take(address),
    waitFor: async (address) => Math.max(await first.waitFor(address), await second.waitFor(address)),
    giveBack: async (address) => {
      await Promise.all([first.giveBack(address), second.giveBack(address)]);
    },
  };
}

/** Makes a limit for this process alone. */
export function createRateLimit(rate: Rate, clock: Clock, addressesMax?: number): RateLimit {
  const buckets = createBuckets(rate, clock, addressesMax);
  return {
    take: (address) => Promise.resolve(buckets.take(address)),
    waitFor: (address) => Promise.resolve(buckets.waitFor(address)),
    giveBack: (address) => Promise.resolve(buckets.giveBack(address)),
  };
}

interface Bucket {
  left: number;
  at: number;
}

/** Addresses remembered; the one unseen longest is dropped first. A bucket takes about 100 bytes. */
const ADDRESSES_MAX = 20_000;

function createBuckets(rate: Rate, clock: Clock, addressesMax = ADDRESSES_MAX) {
  const buckets = new Map<string, Bucket>();
  const perToken = rate.perMilliseconds / rate.burst;

  function refilled(address: string): Bucket {
    const now = clock();
    const bucket = buckets.get(address);
    if (!bucket) return { left: rate.burst, at: now };
    const gained = Math.max(0, now - bucket.at) / perToken;
    return { left: Math.min(rate.burst, bucket.left + gained), at: now };
  }

  return {
    giveBack(address: string): void {
      const bucket = buckets.get(address);
      if (bucket) bucket.left = Math.min(rate.burst, bucket.left + 1);
    },
    waitFor: (address: string) => secondsUntilOne(refilled(address).left, rate),
    take(address: string): number {
      const bucket = refilled(address);
      const wait = secondsUntilOne(bucket.left, rate);
      if (wait === 0) bucket.left -= 1;
      buckets.delete(address);
      buckets.set(address, bucket);
      const oldest = buckets.size > addressesMax ? buckets.keys().next().value : undefined;
      if (oldest !== undefined) buckets.delete(oldest);
      return wait;
    },
  };
}

/** Returns whole seconds, for a bucket with so much of a token left. */
function secondsUntilOne(left: number, { burst, perMilliseconds }: Rate): number {
  return left >= 1 ? 0 : Math.ceil(((1 - left) * (perMilliseconds / burst)) / 1000);
}

/** Limits that all processes on one database count together. */
interface Shared {
  /** Null if the limits are this process's own. */
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
      giveBack: (address) => tokens.giveBack(bucketOf(address)),
    };
  };
}
