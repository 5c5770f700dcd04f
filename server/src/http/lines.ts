/** The type of a response that tells one thing a line, as soon as it is known. */
export const NDJSON = 'application/x-ndjson';

/**
 * Each value becomes a line of JSON; the values of one batch go out together. The next batch is asked for when
 * the client has taken the last; when the client goes away, the generator is ended where it stands.
 */
export function linesResponse(batches: AsyncGenerator<readonly unknown[], void>): Response {
  return new Response(ReadableStream.from(encoded(batches)), {
    headers: {
      'Content-Type': NDJSON,
      'Cache-Control': 'no-store',
      // A proxy that gathers the answer first would keep the progress from the client that waits for it.
      'X-Accel-Buffering': 'no',
    },
  });
}

async function* encoded(batches: AsyncIterable<readonly unknown[]>): AsyncGenerator<Uint8Array, void> {
  const encoder = new TextEncoder();
  for await (const batch of batches)
    yield encoder.encode(batch.map((line) => `${JSON.stringify(line)}\n`).join(''));
}
