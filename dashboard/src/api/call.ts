/**
 * The only way to the server. Each call's types come from the contract's table, so a new call needs only a
 * new row there. The page contains no schema: the server validates, and the page trusts its responses.
 */

import type { CallAnswer, CallBody, CallName, CallParams, CallQuery } from '@daybook/schema/contract/calls';
import { buildPath, type Query } from '@daybook/schema/rules/path';
import { everyRoute } from '@daybook/schema/words/every-route';
import {
  ACCOUNT_HEADER,
  CSRF_HEADER,
  IDEMPOTENCY_HEADER,
  OTHER_ACCOUNT,
  type Route,
  routes,
  CSRF_COOKIE,
} from '@daybook/schema/words/routes';
import { NETWORK_ERROR } from '@daybook/schema/words/texts';
import { CallError, readErrorAnswer } from './call-error.ts';
import { onOtherAccount, readPageAccount } from './page-data.ts';

/** Forbids a part that the row doesn't have, and makes one without required fields optional. */
type Part<Key extends string, Shape> = unknown extends Shape
  ? { [Name in Key]?: never }
  : object extends Shape
    ? { [Name in Key]?: Shape }
    : { [Name in Key]: Shape };

/** A path takes numbers too: buildPath writes them. */
type PathParams<Shape> = unknown extends Shape ? unknown : { [Name in keyof Shape]: string | number };

export type Given<Name extends CallName> = Part<'params', PathParams<CallParams<Name>>> &
  Part<'query', CallQuery<Name>> &
  Part<'body', CallBody<Name>> &
  Sending;

interface Sending {
  signal?: AbortSignal;
  /** The server creates something only once for the same key. */
  idempotencyKey?: string;
}

export interface AnyGiven extends Sending {
  params?: Record<string, string | number>;
  query?: Query;
  body?: unknown;
}

/** Returns the query of a change that can be tried first: a dry run changes nothing. */
export const dryRun = (isDryRun: boolean) => ({ dry_run: isDryRun ? 'true' : 'false' }) as const;

/** The server, and how calls prove that they come from our own page and from which account. */
export interface Server {
  /** Without a slash at the end; '' is the page's own origin. */
  origin: string;
  /** Returns null when nobody is logged in. */
  readCsrfToken: () => string | null;
  /** Returns the account whose page this is; null when it is not known yet or nobody is logged in. */
  readAccount?: () => string | null;
  /** Called when another account has logged in since, so this page no longer shows the right data. */
  onOtherAccount?: () => void;
}

/** Resolves to the response. Rejects with a CallError if there is none, or the signal's reason. */
export async function request(server: Server, route: Route, given: AnyGiven): Promise<Response> {
  const { method, path, access, isChange } = route;
  const { params, query, body, signal, idempotencyKey } = given;
  const headers = new Headers();
  if (body !== undefined) headers.set('Content-Type', 'application/json');
  if (idempotencyKey !== undefined) headers.set(IDEMPOTENCY_HEADER, idempotencyKey);
  const mustShowToken = access !== 'public' && (method !== 'GET' || isChange);
  const known = mustShowToken ? server.readCsrfToken() : null;
  const csrfToken = mustShowToken && access !== 'visitor' ? (known ?? (await renewedToken(server))) : known;
  if (csrfToken !== null) headers.set(CSRF_HEADER, csrfToken);
  const account = access === 'public' ? null : server.readAccount?.();
  if (account) headers.set(ACCOUNT_HEADER, account);
  try {
    const response = await fetch(server.origin + buildPath(path, params, query), {
      method,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
      signal: signal ?? null,
    });
    if (response.headers.get(ACCOUNT_HEADER) === OTHER_ACCOUNT) server.onOtherAccount?.();
    return response;
  } catch (error) {
    signal?.throwIfAborted();
    throw new CallError({ status: null, text: NETWORK_ERROR, cause: error });
  }
}

/**
 * Returns the token again after the browser lost its cookie but kept the session's: any read brings it back.
 * Null when nobody is logged in.
 */
async function renewedToken({ origin, readCsrfToken }: Server): Promise<string | null> {
  await fetch(origin + routes.getMe.path).catch(() => undefined);
  return readCsrfToken();
}

/** Resolves to the JSON body. Rejects with a CallError when it failed, isn't JSON or was cut short. */
export async function readAnswer(response: Response, signal: AbortSignal | undefined): Promise<unknown> {
  const answer = await readJson(response, signal);
  if (!response.ok || answer === undefined) throw readErrorAnswer(response.status, answer);
  return answer;
}

async function readJson(response: Response, signal: AbortSignal | undefined): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    signal?.throwIfAborted();
    return undefined;
  }
}

/**
 * Makes the calls of a server.
 *
 * `call('getCancelDetails', { query: { token } })` resolves to the row's answer. It rejects with a CallError
 * for every failed or missing response, and with the signal's reason when aborted.
 */
export function callsOf(server: Server) {
  function call<Name extends CallName>(name: Name, given: Given<Name>): Promise<CallAnswer<Name>>;
  async function call(name: CallName, given: AnyGiven): Promise<unknown> {
    return readAnswer(await request(server, everyRoute[name], given), given.signal);
  }
  return call;
}

export const ownServer: Server = {
  origin: '',
  readCsrfToken: readCsrfCookie,
  readAccount: readPageAccount,
  onOtherAccount,
};
export const call = callsOf(ownServer);
export type Call = typeof call;

/** Over https the cookie's name binds it to this host. */
const nameHere = () => (window.location.protocol === 'https:' ? '__Host-' : '') + CSRF_COOKIE;

/**
 * Returns the CSRF token, which every change from our own pages carries; null when nobody is logged in. The
 * server sets its cookie with the session's, which no script can read.
 */
export function readCsrfCookie(): string | null {
  const start = `${nameHere()}=`;
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(start));
  return found ? decodeURIComponent(found.slice(start.length)) : null;
}

/** Removes the cookie of a session that has ended. */
export function dropCsrfCookie(): void {
  const isSecure = window.location.protocol === 'https:';
  document.cookie = `${nameHere()}=; path=/; max-age=0${isSecure ? '; secure' : ''}`;
}
