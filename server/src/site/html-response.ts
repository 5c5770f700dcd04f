import type { RequestContext } from '../http/environment.ts';
import { acceptsGzip, compress } from '../http/ready-answer.ts';

/** A page that the server has just rendered. It is asked for again each time, unless `headers` say otherwise. */
export async function htmlResponse(
  context: RequestContext,
  document: string,
  status = 200,
  headers: Record<string, string> = {},
): Promise<Response> {
  const isGzipped = acceptsGzip(context.env.incoming.headers['accept-encoding']);
  return new Response(isGzipped ? new Uint8Array(await compress(document)) : document, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'private, no-cache',
      Vary: 'Accept-Encoding',
      ...(isGzipped ? { 'Content-Encoding': 'gzip' } : {}),
      ...headers,
    },
  });
}
