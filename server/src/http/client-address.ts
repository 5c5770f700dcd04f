import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import type { MiddlewareHandler } from 'hono';
import ipaddr from 'ipaddr.js';
import proxyaddr from 'proxy-addr';
import type { HttpEnvironment, RequestContext } from './environment.ts';
import type { TrustsProxy } from './trusted-proxies.ts';

/** Tells `clientAddressOf` which proxies to trust. */
export function believeProxies(trustsProxy: TrustsProxy): MiddlewareHandler<HttpEnvironment> {
  return (context, next) => {
    context.set('trustsProxy', trustsProxy);
    return next();
  };
}

/** Returns the address that rate limits count: IPv4, or an IPv6 /64, which one customer gets whole. */
export function clientAddressOf(context: RequestContext): string {
  return countedAddress(context.env.incoming, context.get('trustsProxy'));
}

/**
 * Returns the socket's peer, or if that is a trusted proxy the address that it forwards for, and so on: an
 * entry of X-Forwarded-For counts only if a trusted proxy wrote it. A proxy that forwards no valid address is
 * counted itself.
 */
export function countedAddress(incoming: IncomingMessage, trustsProxy: TrustsProxy): string {
  const addresses = proxyaddr.all(incoming, trustsProxy);
  return networkOf(addresses.findLast((address) => isIP(address)) ?? '');
}

/** Returns the /48 of a counted IPv6 address, because a customer may have a whole one; null for IPv4. */
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
 * Returns path and query as requested: '/diary/willow' and '?date=2026-11-24', or ''. Doesn't use URL, which
 * throws for an invalid host, and a client may send any.
 */
export function askedAddress({ req: { url } }: { req: { url: string } }): { path: string; query: string } {
  const [, path = '/', query = ''] = /^[^:/?#]+:\/\/[^/?#]*([^?#]*)(\?[^#]*)?/.exec(url) ?? [];
  return { path, query };
}
