import type { CallAnswer, CallName } from '@daybook/schema/contract/calls';
import { NETWORK_ERROR } from '@daybook/schema/words/texts';
import { CallError } from './call-error.ts';
import { readCsrfCookie } from './csrf-cookie.ts';
import { readAnswer, request, type AnyGiven, type Given, type Server } from './request.ts';

export type Call = ReturnType<typeof callsOf>;

/**
 * Makes the calls of a server.
 *
 * `call('getCancelDetails', { query: { token } })` resolves to the row's answer. It rejects with a CallError
 * for every failing answer and when there is none, and with the signal's reason when it was aborted.
 */
export function callsOf(server: Server) {
  function call<Name extends CallName>(name: Name, given: Given<Name>): Promise<CallAnswer<Name>>;
  async function call(name: CallName, given: AnyGiven): Promise<unknown> {
    return readAnswer(await request(server, name, given), given.signal);
  }
  return call;
}

/**
 * Makes the calls that answer in lines (NDJSON): `onLine` gets each line as soon as it arrives. Resolves when
 * all have arrived. Rejects as `call` does; an answer that is cut short counts as no answer.
 */
export function lineCallsOf(server: Server) {
  type OnLine<Name extends CallName> = (line: CallAnswer<Name>) => void;
  function callLines<Name extends CallName>(
    name: Name,
    given: Given<Name>,
    onLine: OnLine<Name>,
  ): Promise<void>;
  async function callLines(name: CallName, given: AnyGiven, onLine: (line: unknown) => void): Promise<void> {
    const response = await request(server, name, given);
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

/** Reads the stream piece by piece: not every browser can loop over a stream itself. */
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

export const ownServer: Server = { origin: '', readCsrfToken: readCsrfCookie };
export const call = callsOf(ownServer);
export const callLines = lineCallsOf(ownServer);
