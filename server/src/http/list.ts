/** A JSON array of any length, made and sent in steps: however long it is, others are answered in between. */
import { nextTurn } from '../runtime/next-turn.ts';
import type { RequestContext } from './environment.ts';
import { acceptsGzip } from './ready-answer.ts';

/**
 * The items of each step are made when the client has taken those before them; when it goes away, the work
 * ends. A failure before the first step is refused in the ordinary way. A later failure breaks the answer off
 * in the middle, so that no client takes a part for the whole. A list is compressed where the client takes it so: one
 * that is short is none the shorter, but most lists of bookings are a tenth as long.
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

/** '[' with the first items, then the others, then ']'. */
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
