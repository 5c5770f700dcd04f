/** Whose X-Forwarded-For is believed (TRUST_PROXY, decision 43). */
import { isIP } from 'node:net';
import proxyaddr from 'proxy-addr';

/** Whether that address is a proxy of ours. `hop`: how many proxies stand between it and this server. */
export type TrustsProxy = (address: string, hop: number) => boolean;

/** What proxy-addr knows by name: this machine, its link, and private networks. */
const NAMED = /^(loopback|linklocal|uniquelocal)$/;

/**
 * Reads how many proxies there are ('1'), or which ('10.0.0.0/8, 2001:db8::7, loopback'): '0' is nobody.
 * Null for what is neither.
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
