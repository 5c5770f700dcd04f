/** An answer that tells one thing a line, as soon as it is known (NDJSON). */
import { NDJSON } from './mount.ts';

/**
 * Each value becomes a line of JSON; the values of one batch go out together. The next batch is asked for when
 * the client has taken the last; when the client goes away, the generator is ended where it stands.
 */
export function linesResponse(batches: AsyncGenerator<readonly unknown[], void>): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await batches.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value.map((line) => `${JSON.stringify(line)}\n`).join('')));
    },
    async cancel() {
      await batches.return();
    },
  });
  return new Response(body, {
    headers: {
      'Content-Type': NDJSON,
      'Cache-Control': 'no-store',
      // A proxy that gathers the answer first would keep the progress from whoever waits for it.
      'X-Accel-Buffering': 'no',
    },
  });
}
