import type { TellError } from '../database/outage.ts';
import { Refusal, refusalBody } from './errors.ts';
import { bytesOf } from './list.ts';

/** The type of a response that sends one JSON value per line, as soon as each is known. */
export const NDJSON = 'application/x-ndjson';

/**
 * Sends each value as a line of JSON, and the values of one batch together. It asks for the next batch when
 * the client has taken the last, and ends the generator when the client goes away.
 */
export function linesResponse(batches: AsyncGenerator<readonly unknown[], void>): Response {
  return responseOf(bytesOf(textsOf(batches)));
}

async function* textsOf(batches: AsyncIterable<readonly unknown[]>): AsyncGenerator<string, void> {
  for await (const batch of batches) yield batch.map(lineOf).join('');
}

const lineOf = (value: unknown) => `${JSON.stringify(value)}\n`;

const responseOf = (lines: ReadableStream<Uint8Array>) =>
  new Response(lines, {
    headers: {
      'Content-Type': NDJSON,
      'Cache-Control': 'no-store',
      // A proxy that buffers the response would hide the progress from the client.
      'X-Accel-Buffering': 'no',
    },
  });

/**
 * Resolves to the outcome of long work, or to a response in lines if it takes several steps: each line
 * reports progress, and the last is the outcome, or the refusal that ended it. Rejects if the work fails
 * before its first step. The work goes on when the client goes away.
 */
export async function answerInSteps<Progress, Outcome>(
  work: AsyncGenerator<Progress, Outcome, void>,
  tell: TellError,
): Promise<Outcome | Response> {
  const first = await work.next();
  if (first.done) return first.value;
  let isRead = true;
  const encoder = new TextEncoder();
  const lines = new ReadableStream<Uint8Array>({
    async start(controller) {
      for await (const value of valuesOf(work, first, tell))
        if (isRead) controller.enqueue(encoder.encode(lineOf(value)));
      if (isRead) controller.close();
    },
    cancel() {
      isRead = false;
    },
  });
  return responseOf(lines);
}

async function* valuesOf(
  work: AsyncGenerator<unknown, unknown, void>,
  first: IteratorResult<unknown, unknown>,
  tell: TellError,
): AsyncGenerator<unknown, void> {
  let step = first;
  try {
    for (; !step.done; step = await work.next()) yield step.value;
    yield step.value;
  } catch (error) {
    if (error instanceof Refusal) yield { status: error.status, ...refusalBody(error) };
    else tell(error, 'long work ended early', {});
  }
}
