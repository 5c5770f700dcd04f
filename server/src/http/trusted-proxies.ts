/**
 * Decides whose X-Forwarded-For is trusted (TRUST_PROXY): rate limits count addresses, so one that anybody
 * can write must not count.
 */

import { isIP } from 'node:net';
import proxyaddr from 'proxy-addr';

/** Returns whether an address is a trusted proxy. `hop` counts the proxies between it and this server. */
export type TrustsProxy = (address: string, hop: number) => boolean;

/** The names that proxy-addr knows: this machine, its link, and private networks. */
const NAMED = /^(loopback|linklocal|uniquelocal)$/;

/**
 * Reads how many proxies there are ('1'), or which ('10.0.0.0/8, 2001:db8::7, loopback'); '0' trusts none.
 * Returns null for an invalid value.
 */
export function readTrustedProxies(text: string): TrustsProxy | null {
  if (/^\d{1,2}$/.test(text)) return (_address, hop) => hop < Number(text);
  const listed = text.split(/[\s,]+/).filter(Boolean);
  // proxy-addr takes a bare number for an address.
  const areAddresses = listed.every((entry) => NAMED.test(entry) || isIP(entry.split('/')[0] ?? ''));
  if (!listed.length || !areAddresses) return null;
  try {
    return proxyaddr.compile(listed);
  } catch {
    return null;
  }
}
