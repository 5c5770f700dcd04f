import type { RequestContext } from '../http/environment.ts';
import type { Headers } from '../http/headers.ts';
import { textResponse } from '../http/text-response.ts';

/** Sends a newly rendered page. Browsers request it each time, unless `headers` say otherwise. */
export function htmlResponse(
  context: RequestContext,
  document: string,
  status = 200,
  headers: Headers = {},
): Promise<Response> {
  const described = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'private, no-cache' };
  return textResponse(context, document, { ...described, ...headers }, status);
}
