import type { TellError } from '../database/outage.ts';
import { Refusal, refusalBody } from './errors.ts';

/** The type of a response that tells one thing a line, as soon as it is known. */
export const NDJSON = 'application/x-ndjson';

/**
 * Each value becomes a line of JSON; the values of one batch go out together. The next batch is asked for when
 * the client has taken the last; when the client goes away, the generator is ended where it stands.
 */
export function linesResponse(batches: AsyncGenerator<readonly unknown[], void>): Response {
  return responseOf(ReadableStream.from(encoded(batches)));
}

const responseOf = (content: ReadableStream<Uint8Array>) =>
  new Response(content, {
    headers: {
      'Content-Type': NDJSON,
      'Cache-Control': 'no-store',
      // A proxy that gathers the answer first would keep the progress from the client that waits for it.
      'X-Accel-Buffering': 'no',
    },
  });

async function* encoded(batches: AsyncIterable<readonly unknown[]>): AsyncGenerator<Uint8Array, void> {
  const encoder = new TextEncoder();
  for await (const batch of batches)
    yield encoder.encode(batch.map((line) => `${JSON.stringify(line)}\n`).join(''));
}

/**
 * Returns the outcome of long work, and a response in lines where it takes several steps: each line says how far it is, and
 * the last is the outcome, or the refusal that ended it. Rejects as the work does before its first step. The work goes on
 * when the client goes away.
 */
export async function answerInSteps<Progress, Outcome>(
  work: AsyncGenerator<Progress, Outcome, void>,
  tell: TellError,
): Promise<Outcome | Response> {
  const first = await work.next();
  if (first.done) return first.value;
  let isRead = true;
  const content = new ReadableStream<Uint8Array>({
    async start(controller) {
      for await (const line of encoded(linesOf(work, first, tell))) if (isRead) controller.enqueue(line);
      if (isRead) controller.close();
    },
    cancel() {
      isRead = false;
    },
  });
  return responseOf(content);
}

async function* linesOf(
  work: AsyncGenerator<unknown, unknown, void>,
  first: IteratorResult<unknown, unknown>,
  tell: TellError,
): AsyncGenerator<unknown[], void> {
  let step = first;
  try {
    for (; !step.done; step = await work.next()) yield [step.value];
    yield [step.value];
  } catch (error) {
    if (error instanceof Refusal) yield [{ status: error.status, ...refusalBody(error) }];
    else tell(error, 'long work ended early', {});
  }
}
