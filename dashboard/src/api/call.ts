/**
 * The only way to the server. What each call takes and answers comes from the contract's table, so that a new
 * row there is all that a new call needs. The page carries no schema: the types are the contract's, the
 * server validates, and the page trusts what it answers.
 */
import type { CallAnswer, CallBody, CallName, CallParams, CallQuery } from '@daybook/schema/contract/calls';
import {
  ACCOUNT_HEADER,
  CSRF_HEADER,
  IDEMPOTENCY_HEADER,
  OTHER_ACCOUNT,
  type Route,
  routes,
  CSRF_COOKIE,
} from '@daybook/schema/words/routes';
import { onOtherAccount, readPageAccount } from './page-data.ts';
import { buildPath, type Query } from '@daybook/schema/rules/path';
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
  Part<'body', CallBody<Name>> &
  Sending;

interface Sending {
  signal?: AbortSignal;
  /** Sent again with the same key, what has been created is not created twice. */
  idempotencyKey?: string;
}

export interface AnyGiven extends Sending {
  params?: Record<string, string | number>;
  query?: Query;
  body?: unknown;
}

/** The server, and what shows it that a call comes from our own page, and from whose. */
export interface Server {
  /** No slash at the end; '' is the page's own origin. */
  origin: string;
  /** Null when nobody is signed in. */
  readCsrfToken: () => string | null;
  /** Whose page this is. Null while that is not known, and where nobody is signed in. */
  readAccount?: () => string | null;
  /** Called when somebody else has signed in since: nothing that this page shows is theirs. */
  onOtherAccount?: () => void;
}

/** The answer to a call. Rejects with a CallError when there is none, and with the signal's reason when aborted. */
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
 * A browser may lose this cookie and keep the session's. Any read brings it back. Null where nobody is signed
 * in.
 */
async function renewedToken({ origin, readCsrfToken }: Server): Promise<string | null> {
  await fetch(origin + routes.getMe.path).catch(() => undefined);
  return readCsrfToken();
}

/** The body as JSON. Rejects with a CallError for a failing answer, and for one that is not JSON or was cut short. */
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

/** Where each of some calls lives: the whole of a table of routes. */
type Table<Name extends CallName> = Record<Name, Route>;

/**
 * Makes the calls of a server that the table has.
 *
 * `call('getCancelDetails', { query: { token } })` resolves to the row's answer. It rejects with a CallError
 * for every failing answer and when there is none, and with the signal's reason when it was aborted.
 */
export function callsOf<Name extends CallName>(server: Server, table: Table<Name>) {
  function call<Asked extends Name>(name: Asked, given: Given<Asked>): Promise<CallAnswer<Asked>>;
  async function call(name: Name, given: AnyGiven): Promise<unknown> {
    return readAnswer(await request(server, table[name], given), given.signal);
  }
  return call;
}

export const ownServer: Server = {
  origin: '',
  readCsrfToken: readCsrfCookie,
  readAccount: readPageAccount,
  onOtherAccount,
};
/** Every call but the admin's. */
export const call = callsOf(ownServer, routes);
export type Call = typeof call;

/** Over https the server gives it a name that binds it to this host (decision 109). */
const nameHere = () => (window.location.protocol === 'https:' ? '__Host-' : '') + CSRF_COOKIE;

/**
 * The CSRF token that every change from our own pages carries. The server sets it beside the session's
 * cookie, which no script can read. Null when it is missing: then nobody is signed in.
 */
export function readCsrfCookie(): string | null {
  const start = `${nameHere()}=`;
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(start));
  return found ? decodeURIComponent(found.slice(start.length)) : null;
}

/** Removes the cookie of a session that the server no longer knows. */
export function dropCsrfCookie(): void {
  const isSecure = window.location.protocol === 'https:';
  document.cookie = `${nameHere()}=; path=/; max-age=0${isSecure ? '; secure' : ''}`;
}
