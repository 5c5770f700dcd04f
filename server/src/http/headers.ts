/**
 * What every answer says to the browser. The headers are set on Node's own response before the route runs:
 * a Hono middleware that sets them afterwards would have to open and rebuild each Response, which costs the
 * quick answers a third of their speed. A route that sets the same header has the last word.
 */
import type { ServerResponse } from 'node:http';
import { PICTURES_HOST } from '@daybook/schema/rules/picture-address';

/**
 * Values by name. Each name is written the same way everywhere, so that a later value replaces an earlier
 * one.
 */
export type Headers = Readonly<Record<string, string>>;

const SELF = "'self'";

/** Our own pages load nothing from elsewhere, and nothing inline (JSON data blocks do not run). */
const contentSecurityPolicy = ({ pictures = SELF, styles = SELF }) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src ${styles}`,
    "font-src 'self'",
    `img-src ${pictures}`,
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/** The dashboard alone also loads the pictures of accounts, from where Google keeps them (decision 93). */
export const OF_DASHBOARD: Headers = {
  'Content-Security-Policy': contentSecurityPolicy({ pictures: `${SELF} https://*.${PICTURES_HOST}` }),
};

const OF_PAGES: Headers = {
  'Content-Security-Policy': contentSecurityPolicy({}),
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
};

/** The policy of a page that carries its styles in its own HTML; `hash` is of their text ('sha256-…'). */
export function policyWithStyles(hash: string): Headers {
  return { 'Content-Security-Policy': contentSecurityPolicy({ styles: `${SELF} '${hash}'` }) };
}

/** A call's answer is data: nothing in it loads or runs, and no page is made of it. */
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

/** `isSecure`: the public address is https, so browsers may be told to stay with it. */
export function secureHeaders(isSecure: boolean): SecureHeaders {
  const transport = isSecure ? SECURE_TRANSPORT : {};
  return { ofPages: { ...OF_PAGES, ...transport }, ofCalls: { ...OF_CALLS, ...transport } };
}

/**
 * The headers that are known before the answer is: the request's id, and those of every call or of every
 * page.
 */
export function firstHeaders(
  { id, path }: { id: string; path: string },
  { ofPages, ofCalls }: SecureHeaders,
): Headers {
  return { ...(path.startsWith('/api/') ? ofCalls : ofPages), 'X-Request-Id': id };
}

export function setHeaders(outgoing: Pick<ServerResponse, 'setHeader'>, headers: Headers): void {
  for (const [name, value] of Object.entries(headers)) outgoing.setHeader(name, value);
}
