/** Which addresses of the network a calendar may be read from. */
import { lookup as lookUp, type LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Names a host whose address we don't connect to. */
export class PrivateAddress extends Error {
  constructor() {
    super('the address is not public');
  }
}

export type MayConnect = (address: string) => boolean;

/**
 * Returns whether anybody on the internet could connect to the address: it is no address of this machine, of its network, of
 * a cloud's metadata, or of a network reserved for something else. An IPv6 address that contains an IPv4 address is judged
 * by that, too.
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
 * Makes the look-up of a connection: it connects to an address that was checked, so that a name can't lead elsewhere
 * between the check and the connection. One address that isn't public is enough to refuse the name.
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
