/**
 * The one way to the server. What each call takes and answers comes from the contract's table, so that a
 * new row there is all that a new call needs. No schema is carried along: the types are the contract's,
 * the server validates, and what it answers is taken at its word.
 */
import type { CallAnswer, CallBody, CallName, CallParams, CallQuery } from '@daybook/schema/contract/calls';
import { buildPath, type Query } from '@daybook/schema/rules/path';
import { routes } from '@daybook/schema/words/routes';
import { NETWORK_ERROR } from '@daybook/schema/words/texts';
import { CallError, readErrorAnswer } from './call-error.ts';

/** A part that the row does not have cannot be given; one without required fields can be left out. */
type Part<Key extends string, Shape> = unknown extends Shape
  ? { [Name in Key]?: never }
  : object extends Shape
    ? { [Name in Key]?: Shape }
    : { [Name in Key]: Shape };

export type Given<Name extends CallName> = Part<'params', CallParams<Name>> &
  Part<'query', CallQuery<Name>> &
  Part<'body', CallBody<Name>> & { signal?: AbortSignal };

interface AnyGiven {
  params?: Record<string, string | number>;
  query?: Query;
  body?: unknown;
  signal?: AbortSignal;
}

/**
 * Makes the calls of a server. `origin` has no slash at the end; '' is the page's own.
 *
 * `call('getCancelDetails', { query: { token } })` resolves to the row's answer. It rejects with a CallError
 * for every failing answer and when there is none, and with the signal's reason when it was aborted.
 */
export function callsOf(origin: string) {
  function call<Name extends CallName>(name: Name, given: Given<Name>): Promise<CallAnswer<Name>>;
  async function call(name: CallName, { params, query, body, signal }: AnyGiven): Promise<unknown> {
    const { method, path } = routes[name];
    const response = await reach(origin + buildPath(path, params, query), {
      method,
      headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
      signal: signal ?? null,
    });
    const answer = await readJson(response, signal);
    if (!response.ok || answer === undefined) throw readErrorAnswer(response.status, answer);
    return answer;
  }
  return call;
}

async function reach(address: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(address, init);
  } catch (error) {
    init.signal?.throwIfAborted();
    throw new CallError({ status: null, text: NETWORK_ERROR, cause: error });
  }
}

/** Undefined for a body that is not JSON: a proxy's page, or an answer cut short. */
async function readJson(response: Response, signal: AbortSignal | undefined): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    signal?.throwIfAborted();
    return undefined;
  }
}

export const call = callsOf('');
