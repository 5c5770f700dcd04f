/**
 * The headers of every response. They are set on Node's own response before the route runs: a Hono middleware
 * that sets them afterwards would have to rebuild each Response, which slows quick responses by a third. A
 * route may override them.
 */

import type { ServerResponse } from 'node:http';
import { PICTURES_HOST } from '@daybook/schema/rules/picture-address';

/** Values by name. A name is spelled the same everywhere, so that a later value replaces an earlier one. */
export type Headers = Readonly<Record<string, string>>;

const SELF = "'self'";

/** Our own pages load nothing from elsewhere, and nothing inline (JSON data blocks don't run). */
const contentSecurityPolicy = ({ pictures = SELF, styles = SELF, workers = "'none'" }) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src ${styles}`,
    "font-src 'self'",
    `img-src ${pictures}`,
    "connect-src 'self'",
    "manifest-src 'self'",
    `worker-src ${workers}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/** Only the dashboard loads accounts' pictures, from Google's host, and has a worker, for when it is offline. */
export const OF_DASHBOARD: Headers = {
  'Content-Security-Policy': contentSecurityPolicy({
    pictures: `${SELF} https://*.${PICTURES_HOST}`,
    workers: SELF,
  }),
};

/** No search engine lists the page, and no other site learns its address, which may have a token. */
export const OF_UNLISTED_PAGES: Headers = { 'X-Robots-Tag': 'noindex', 'Referrer-Policy': 'no-referrer' };

/** Nobody keeps the page either. */
export const OF_PRIVATE_PAGES: Headers = { ...OF_UNLISTED_PAGES, 'Cache-Control': 'private, no-store' };

const OF_PAGES: Headers = {
  'Content-Security-Policy': contentSecurityPolicy({}),
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
};

/** Returns the policy of a page with inline styles; `hash` is that of their text ('sha256-…'). */
export function policyWithStyles(hash: string): Headers {
  return { 'Content-Security-Policy': contentSecurityPolicy({ styles: `${SELF} '${hash}'` }) };
}

/** A call's response is data: nothing in it loads or runs, and it can't be framed. */
const OF_CALLS: Headers = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

const SECURE_TRANSPORT: Headers = { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' };

export interface SecureHeaders {
  ofPages: Headers;
  ofCalls: Headers;
}

/** `isSecure` means that the public address is https, so browsers may be told to use only that. */
export function secureHeaders(isSecure: boolean): SecureHeaders {
  const transport = isSecure ? SECURE_TRANSPORT : {};
  return { ofPages: { ...OF_PAGES, ...transport }, ofCalls: { ...OF_CALLS, ...transport } };
}

/** Returns the headers known before the response is: the request's id, and those of all calls or pages. */
export function firstHeaders(
  { id, path }: { id: string; path: string },
  { ofPages, ofCalls }: SecureHeaders,
): Headers {
  return { ...(path.startsWith('/api/') ? ofCalls : ofPages), 'X-Request-Id': id };
}

export function setHeaders(outgoing: Pick<ServerResponse, 'setHeader'>, headers: Headers): void {
  for (const [name, value] of Object.entries(headers)) outgoing.setHeader(name, value);
}
