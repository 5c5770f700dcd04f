/** Makes and sends a JSON array in steps, so that it is never held whole, however long it is. */

import type { RequestContext } from './environment.ts';
import { acceptsGzip } from './ready-answer.ts';

type Steps<Row> = AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>;
type AnswersOf<Row> = (rows: readonly Row[]) => readonly unknown[] | Promise<readonly unknown[]>;

/**
 * Makes the items of each step when the client has taken the earlier ones, and stops when the client goes
 * away. An error before the first step is refused as usual. A later one breaks off the response, so that no
 * client takes a part for the whole. A list is compressed if the client accepts it: most lists of bookings
 * shrink to a tenth, and short ones don't grow.
 */
export async function listResponse<Row>(
  context: RequestContext,
  steps: Steps<Row>,
  answersOf: AnswersOf<Row>,
): Promise<Response> {
  const parts = jsonArray(steps, answersOf);
  const first = await parts.next();
  const body = bytesOf(beginningWith(first, parts));
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

/** Yields the array's text piece by piece, one item on each line. */
export async function* jsonArray<Row>(
  steps: Steps<Row>,
  answersOf: AnswersOf<Row>,
): AsyncGenerator<string, void> {
  let before = '[\n';
  for await (const rows of steps) {
    let text = '';
    for (const answer of await answersOf(rows)) {
      text += before + JSON.stringify(answer);
      before = ',\n';
    }
    if (text !== '') yield text;
  }
  yield before === '[\n' ? '[]' : '\n]';
}

async function* beginningWith(
  first: IteratorResult<string>,
  others: AsyncGenerator<string, void>,
): AsyncGenerator<string, void> {
  if (!first.done) yield first.value;
  yield* others;
}

/** Asks for the next text when the client has taken the last, and ends them when the client goes away. */
export function bytesOf(texts: AsyncIterable<string>): ReadableStream<Uint8Array> {
  return ReadableStream.from(encoded(texts));
}

async function* encoded(texts: AsyncIterable<string>): AsyncGenerator<Uint8Array, void> {
  const encoder = new TextEncoder();
  for await (const text of texts) yield encoder.encode(text);
}
