/** Decides from which network addresses a calendar can be read. */
import { lookup as lookUp, type LookupAddress } from 'node:dns';
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
 * metadata, and not in a reserved range. An IPv6 address that contains an IPv4 address is checked for both.
 */
export function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  return !(parsed instanceof ipaddr.IPv6) || isGlobal(parsed);
}

const GLOBAL = ipaddr.IPv6.parseCIDR('2000::/3');

/** All addresses of the internet are in 2000::/3 (RFC 4291). */
function isGlobal(address: ipaddr.IPv6): boolean {
  return address.match(GLOBAL);
}

/** Outside production, calendars on this machine may be read. */
export const isPublicOrLoopback: MayConnect = (address) =>
  isPublic(address) || (ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback');

export type Resolve = (hostname: string) => Promise<LookupAddress[]>;

export const resolveName: Resolve = (hostname) =>
  new Promise((resolve, reject) => {
    lookUp(hostname, { all: true }, (error, addresses) => (error ? reject(error) : resolve(addresses)));
  });

/**
 * Makes a connection's look-up, which connects to the address that was checked, so that a name can't change
 * between check and connection. If any of a name's addresses isn't public, the name is refused.
 */
export function checkedLookup(resolve: Resolve, mayConnect: MayConnect): LookupFunction {
  return (hostname, { all }, answer) => {
    resolve(hostname).then(
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
