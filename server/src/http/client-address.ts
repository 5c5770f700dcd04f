import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import type { MiddlewareHandler } from 'hono';
import ipaddr from 'ipaddr.js';
import proxyaddr from 'proxy-addr';
import type { HttpEnvironment, RequestContext } from './environment.ts';
import type { TrustsProxy } from './trusted-proxies.ts';

/** Lets `clientAddressOf` know whom to believe. */
export function believeProxies(trustsProxy: TrustsProxy): MiddlewareHandler<HttpEnvironment> {
  return (context, next) => {
    context.set('trustsProxy', trustsProxy);
    return next();
  };
}

/** Whom a rate limit counts: an IPv4 address, or the /64 that one IPv6 customer gets whole. */
export function clientAddressOf(context: RequestContext): string {
  return countedAddress(context.env.incoming, context.get('trustsProxy'));
}

/**
 * The other end of the socket, or whom it speaks for if it is believed, and so on from proxy to proxy: an
 * entry of X-Forwarded-For counts only when the one who wrote it is believed. A proxy that names nobody, or
 * nonsense, is counted itself.
 */
export function countedAddress(incoming: IncomingMessage, trustsProxy: TrustsProxy): string {
  const addresses = proxyaddr.all(incoming, trustsProxy);
  return networkOf(addresses.findLast((address) => isIP(address)) ?? '');
}

/** The /48 around the /64 of a counted IPv6 address; null for an IPv4 address. One line may have a whole /48. */
export function wideNetworkOf(counted: string): string | null {
  return counted.includes(':') ? counted.split(':').slice(0, 3).join(':') : null;
}

function networkOf(address: string): string {
  if (!isIP(address)) return address;
  // '::ffff:1.2.3.4' is 1.2.3.4.
  const plain = ipaddr.process(address);
  if (!(plain instanceof ipaddr.IPv6)) return plain.toString();
  return plain.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':');
}

/**
 * Path and query as they were asked for: '/diary/willow' and '?date=2026-11-24', or ''. They are cut out of the address,
 * since URL refuses one whose host, which any client may invent, names none.
 */
export function askedAddress({ req: { url } }: { req: { url: string } }): { path: string; query: string } {
  const [, path = '/', query = ''] = /^[^:/?#]+:\/\/[^/?#]*([^?#]*)(\?[^#]*)?/.exec(url) ?? [];
  return { path, query };
}
