/** Calls whose response is a stream of lines (NDJSON), each sent as soon as the server knows it. */

import type { CallAnswer, CallName } from '@daybook/schema/contract/calls';
import { everyRoute } from '@daybook/schema/words/every-route';
import { NETWORK_ERROR } from '@daybook/schema/words/texts';
import { CallError } from './call-error.ts';
import { type AnyGiven, type Given, ownServer, readAnswer, request, type Server } from './call.ts';

/**
 * Makes the calls that respond in lines. `onLine` gets each line as it arrives. Resolves when all have
 * arrived. Rejects as `call` does; a response that is cut short counts as no response.
 */
export function lineCallsOf(server: Server) {
  function callLines<Name extends CallName>(
    name: Name,
    given: Given<Name>,
    onLine: (line: CallAnswer<Name>) => void,
  ): Promise<void>;
  async function callLines(name: CallName, given: AnyGiven, onLine: (line: unknown) => void): Promise<void> {
    const response = await request(server, everyRoute[name], given);
    if (!response.ok || !response.body) return void (await readAnswer(response, given.signal));
    try {
      for await (const line of linesOf(response.body)) onLine(parseLine(line));
    } catch (error) {
      given.signal?.throwIfAborted();
      throw new CallError({ status: null, text: NETWORK_ERROR, cause: error });
    }
  }
  return callLines;
}

/** Reads the stream with a reader, because not every browser can iterate over a stream. */
async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    const lines = (rest + decoder.decode(value, { stream: !done })).split('\n');
    rest = done ? '' : (lines.pop() ?? '');
    yield* lines.filter((line) => line.trim() !== '');
    if (done) return;
  }
}

function parseLine(line: string): unknown {
  return JSON.parse(line);
}

export const callLines = lineCallsOf(ownServer);
