/**
 * Opens the public calls to every website, because the widget runs on other people's. They use no
 * credentials, so no cookie crosses. No other route serves another origin.
 */

import type { ServerResponse } from 'node:http';
import { IDEMPOTENCY_HEADER } from '@daybook/schema/words/routes';
import { setHeaders, type Headers } from './headers.ts';

const DAY_SECONDS = 86_400;

export const FOR_EVERY_ORIGIN: Headers = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'ETag, Retry-After, X-Request-Id',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

export function openToEveryOrigin(outgoing: Pick<ServerResponse, 'setHeader'>): void {
  setHeaders(outgoing, FOR_EVERY_ORIGIN);
}

export function preflightResponse(method: string): Response {
  return new Response(null, {
    status: 204,
    headers: {
      'Access-Control-Allow-Methods': method,
      'Access-Control-Allow-Headers': `Content-Type, ${IDEMPOTENCY_HEADER}`,
      'Access-Control-Max-Age': String(DAY_SECONDS),
    },
  });
}
