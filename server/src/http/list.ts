/** Makes and sends a JSON array in steps, so that others are served in between, however long it is. */
import { nextTurn } from '../runtime/next-turn.ts';
import type { RequestContext } from './environment.ts';
import { acceptsGzip } from './ready-answer.ts';

/**
 * Makes the items of each step when the client has taken the earlier ones, and stops when the client goes
 * away. An error before the first step is refused as usual. A later one breaks off the response, so that no
 * client takes a part for the whole. A list is compressed if the client accepts it: most lists of bookings
 * shrink to a tenth, and short ones don't grow.
 */
export async function listResponse<Row>(
  context: RequestContext,
  steps: AsyncGenerator<readonly Row[], void>,
  answersOf: (rows: readonly Row[]) => readonly unknown[] | Promise<readonly unknown[]>,
): Promise<Response> {
  const parts = partsOf(steps, answersOf);
  const first = await parts.next();
  const body = ReadableStream.from(encoded(first.done ? '' : first.value, parts));
  const headers = {
    'Content-Type': 'application/json',
    'Cache-Control': 'no-store',
    Vary: 'Accept-Encoding',
  };
  if (!acceptsGzip(context.req.header('Accept-Encoding'))) return new Response(body, { headers });
  return new Response(body.pipeThrough(new CompressionStream('gzip')), {
    headers: { ...headers, 'Content-Encoding': 'gzip' },
  });
}

async function* encoded(first: string, others: AsyncIterable<string>): AsyncGenerator<Uint8Array, void> {
  const encoder = new TextEncoder();
  yield encoder.encode(first);
  for await (const part of others) {
    await nextTurn();
    yield encoder.encode(part);
  }
}

/** Yields '[' with the first items, then the others, then ']'. */
async function* partsOf<Row>(
  steps: AsyncGenerator<readonly Row[], void>,
  answersOf: (rows: readonly Row[]) => readonly unknown[] | Promise<readonly unknown[]>,
): AsyncGenerator<string, void> {
  let separator = '[';
  for await (const rows of steps) {
    let text = '';
    for (const answer of await answersOf(rows)) {
      text += separator + JSON.stringify(answer);
      separator = ',';
    }
    yield text;
  }
  yield separator === '[' ? '[]' : ']';
}
