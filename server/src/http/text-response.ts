import type { RequestContext } from './environment.ts';
import type { Headers } from './headers.ts';
import { acceptsGzip, compress } from './ready-answer.ts';

/** Sends a new text, compressed if the client accepts it. `headers` describe it. */
export async function textResponse(
  context: RequestContext,
  text: string,
  headers: Headers & { 'Content-Type': string },
  status = 200,
): Promise<Response> {
  const isGzipped = acceptsGzip(context.env.incoming.headers['accept-encoding']);
  return new Response(isGzipped ? new Uint8Array(await compress(text)) : text, {
    status,
    headers: {
      Vary: 'Accept-Encoding',
      ...(isGzipped ? { 'Content-Encoding': 'gzip' } : {}),
      ...headers,
    },
  });
}

/** Sends a file to save. Its name must need no escaping. */
export function download(
  content: string | ReadableStream,
  { name, type }: { name: string; type: string },
): Response {
  return new Response(content, {
    headers: {
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'no-store',
    },
  });
}
