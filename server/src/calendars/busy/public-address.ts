/** Decides from which network addresses a calendar can be read. */

import type { LookupAddress } from 'node:dns';
import { Resolver } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Thrown for a host whose address we don't connect to. */
export class PrivateAddress extends Error {
  constructor() {
    super('the address is not public');
  }
}

export type MayConnect = (address: string) => boolean;

/**
 * Returns whether the address is on the public internet: not on this machine or its network, not a cloud's
 * metadata, and not in a reserved range or a cloud's own. An IPv6 address that contains an IPv4 address is checked for both.
 */
export function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast' || CLOUDS_OWN.has(parsed.toString())) return false;
  return !(parsed instanceof ipaddr.IPv6) || isGlobal(parsed);
}

/** Azure answers its machines here, in a range that is otherwise public. */
const CLOUDS_OWN = new Set(['168.63.129.16']);

const GLOBAL = ipaddr.IPv6.parseCIDR('2000::/3');

/** All addresses of the internet are in 2000::/3 (RFC 4291). */
function isGlobal(address: ipaddr.IPv6): boolean {
  return address.match(GLOBAL);
}

/** Outside production, calendars on this machine may be read. */
export const isPublicOrLoopback: MayConnect = (address) =>
  isPublic(address) || (ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback');

export type Resolve = (hostname: string, signal: AbortSignal) => Promise<LookupAddress[]>;

/** Milliseconds that one question to a name server takes at most. */
const QUESTION = 2_000;

/**
 * Makes a look-up that ends when its signal does. The system's own (`getaddrinfo`) can't be ended, and slow
 * ones hold the few threads with which everything else in the process looks names up.
 */
export function createResolveName(servers?: readonly string[]): Resolve {
  return async (hostname, signal) => {
    // No name server is asked about this machine.
    if (/^(?:.+\.)?localhost\.?$/i.test(hostname)) return [{ address: '127.0.0.1', family: 4 }];
    const resolver = new Resolver({ timeout: QUESTION, tries: 2 });
    if (servers) resolver.setServers(servers);
    const cancel = () => resolver.cancel();
    signal.addEventListener('abort', cancel);
    try {
      signal.throwIfAborted();
      const answers = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
      const found = answers.flatMap((answer, at) =>
        answer.status === 'fulfilled'
          ? answer.value.map((address) => ({ address, family: at === 0 ? 4 : 6 }))
          : [],
      );
      if (found.length === 0) throw new Error('the name has no address');
      return found;
    } finally {
      signal.removeEventListener('abort', cancel);
    }
  };
}

/**
 * Makes a connection's look-up, which connects to the address that was checked, so that a name can't change
 * between check and connection. If any of a name's addresses isn't public, the name is refused.
 */
export function checkedLookup(resolve: Resolve, mayConnect: MayConnect, signal: AbortSignal): LookupFunction {
  return (hostname, { all }, answer) => {
    resolve(hostname, signal).then(
      (addresses) => {
        const [first] = addresses;
        if (!first || !addresses.every(({ address }) => mayConnect(address)))
          answer(new PrivateAddress(), '', 0);
        else if (all) answer(null, addresses);
        else answer(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => answer(error, '', 0),
    );
  };
}
