/** A logged-in owner for tests: the session is written straight into the tables. */

import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { SESSION_MILLISECONDS } from '@daybook/schema/figures/periods';
import { SESSION_COOKIE } from '@daybook/schema/words/kept-in-browser';
import { CSRF_COOKIE, CSRF_HEADER } from '@daybook/schema/words/routes';
import { sessions, users } from '../src/database/tables.ts';
import { csrfTokenOf, hashOfToken } from '../src/http/session-guard.ts';
import { buildersFor } from './builders.ts';
import type { TestServer } from './start.ts';

export interface Owner {
  id: number;
  email: string;
  /** The headers that a browser would send: cookies, origin and CSRF token. */
  headers: Record<string, string>;
  get(path: string): Promise<Response>;
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
  put(path: string, body: unknown): Promise<Response>;
  delete(path: string): Promise<Response>;
}

/** The database for the session, and the server that accepts it, perhaps in another process. */
type SignInAt = Pick<TestServer, 'database' | 'clock' | 'url' | 'publicUrl' | 'secret'>;

/** Logs an account in, and creates it if the address has none. */
export async function signIn(
  server: SignInAt,
  email = 'olive@salon.example',
  givenName = 'Olive',
): Promise<Owner> {
  const { database, clock, url } = server;
  const now = clock.now;
  const [known] = await database.select({ id: users.id }).from(users).where(eq(users.email, email));
  const person = { subject: `subject of ${email}`, email, givenName, firstSeen: now, lastSeen: now };
  const { id } = known ?? (await buildersFor(database).owner(person));
  const token = randomBytes(32).toString('base64url');
  await database.insert(sessions).values({
    tokenHash: hashOfToken(token),
    userId: id,
    createdAt: now,
    expiresAt: now + SESSION_MILLISECONDS,
  });
  const csrf = csrfTokenOf(token, server.secret);
  const headers = {
    Cookie: `${SESSION_COOKIE}=${token}; ${CSRF_COOKIE}=${csrf}`,
    Origin: server.publicUrl,
    [CSRF_HEADER]: csrf,
  };
  const send = (method: string) => (path: string, body?: unknown, given?: Record<string, string>) =>
    fetch(url + path, {
      method,
      redirect: 'manual',
      headers: body === undefined ? headers : { ...headers, 'Content-Type': 'application/json', ...given },
      body: body === undefined ? null : JSON.stringify(body),
    });
  return {
    id,
    email,
    headers,
    get: send('GET'),
    post: send('POST'),
    put: send('PUT'),
    delete: send('DELETE'),
  };
}
