import { BlockList, isIP, isIPv6 } from 'node:net';
import type { RequestContext } from './environment.ts';

/** Where only a proxy of our own can stand. */
const nearby = new BlockList();
nearby.addSubnet('127.0.0.0', 8, 'ipv4');
nearby.addSubnet('10.0.0.0', 8, 'ipv4');
nearby.addSubnet('172.16.0.0', 12, 'ipv4');
nearby.addSubnet('192.168.0.0', 16, 'ipv4');
nearby.addAddress('::1', 'ipv6');
nearby.addSubnet('fc00::', 7, 'ipv6');
nearby.addSubnet('fe80::', 10, 'ipv6');

/** Whom a rate limit counts: an IPv4 address, or the /64 that one IPv6 customer gets whole. */
export function clientAddressOf(context: RequestContext): string {
  const { incoming } = context.env;
  return countedAddress(incoming.socket.remoteAddress ?? '', incoming.headers['x-forwarded-for']);
}

/**
 * `peer` is the other end of the socket. Only a peer nearby is believed when it says whom it speaks for, and
 * only its own word: the right-most entry, for everything left of it came from outside.
 */
export function countedAddress(peer: string, forwardedFor: string | string[] | undefined): string {
  const near = plain(peer);
  const family = isIPv6(near) ? 'ipv6' : 'ipv4';
  if (!isIP(near) || !nearby.check(near, family)) return network(near);
  const forwarded = [forwardedFor ?? []].flat().join(',').split(',').at(-1)?.trim() ?? '';
  const named = plain(forwarded);
  return isIP(named) ? network(named) : network(near);
}

/** '::ffff:1.2.3.4' is 1.2.3.4. */
function plain(address: string): string {
  return address.toLowerCase().replace(/^::ffff:(?=\d+\.)/, '');
}

function network(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? [];
  const left = head ? head.split(':') : [];
  const right = tail ? tail.split(':') : [];
  const missing = tail === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array.from({ length: Math.max(0, missing) }, () => '0'), ...right];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
