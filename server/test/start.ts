/**
 * A real server in this process, with a free port, its own database, a clock that the test sets, and a log
 * that the test reads. Every successful response is checked against the contract.
 */

import { Writable } from 'node:stream';
import pino from 'pino';
import type { OpenedDatabase } from '../src/database/database.ts';
import type { businesses } from '../src/database/tables.ts';
import { startDaybook, type StartOptions } from '../src/main.ts';
import type { SiteBuild } from '../src/pages/client-builds.ts';
import { readSettings } from '../src/settings.ts';
import { buildersFor, NOW, type Builders } from './builders.ts';
import { withCheckedAnswers } from './check-answers.ts';
import { signIn } from './owner.ts';
import { environmentOf, newPlace, withoutWaitingForDisk, type DatabasePlace } from './test-database.ts';

export { NOW, TUESDAY } from './builders.ts';

export interface TestServer {
  url: string;
  /** PUBLIC_URL as the server knows it, which a browser would send as its origin. */
  publicUrl: string;
  /** The first of SESSION_SECRET. */
  secret: string;
  database: OpenedDatabase;
  place: DatabasePlace;
  /** Milliseconds since 1970; can be set. */
  clock: { now: number };
  /** The log so far: one JSON text per line. */
  log: string[];
  add: Builders;
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
  stop(): Promise<void>;
}

type Replaced = 'rates' | 'resolveTxt' | 'stripeFetch' | 'hasDemonstration' | 'hasJobs' | 'around';

/** `around` replaces the check of each successful response, which reads a streamed response to its end. */
export interface TestServerOptions extends Pick<StartOptions, Replaced> {
  site?: SiteBuild;
  /** Share one with another start to have both on the same database. */
  place?: DatabasePlace;
  /** Settings in addition to the test's own. */
  env?: Record<string, string>;
}

export async function startServer({
  site,
  place: shared,
  env,
  ...options
}: TestServerOptions = {}): Promise<TestServer> {
  const own = shared ? null : await newPlace();
  const place = shared ?? own;
  if (!place) throw new Error('there is no database');
  const clock = { now: NOW };
  const log: string[] = [];
  const settings = readSettings({
    PORT: '0',
    HOST: '127.0.0.1',
    PUBLIC_URL: 'http://127.0.0.1:0',
    ...environmentOf(place),
    ...env,
  });
  const daybook = await startDaybook({
    settings,
    log: pino({ base: null }, new Writable({ write: (line, _, done) => (log.push(String(line)), done()) })),
    clock: () => clock.now,
    site: site ?? null,
    around: withCheckedAnswers,
    ...options,
  });
  const { url } = daybook;
  withoutWaitingForDisk(daybook.database);
  return {
    url,
    publicUrl: daybook.url,
    secret: settings.secrets[0],
    database: daybook.database,
    place,
    clock,
    log,
    add: buildersFor(daybook.database),
    get: (path, headers = {}) => fetch(url + path, { headers, redirect: 'manual' }),
    post: (path, body, headers = {}) =>
      fetch(url + path, {
        method: 'POST',
        redirect: 'manual',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    async stop() {
      await daybook.stop();
      await own?.remove();
    },
  };
}

/** Starts a server that has one business, whose owner is logged in. */
export async function startWithBusiness(
  given: Partial<typeof businesses.$inferInsert> = {},
  options: TestServerOptions = {},
) {
  const server = await startServer(options);
  const owner = await signIn(server);
  const business = await server.add.business({ ownerId: owner.id, ...given });
  return { server, owner, business, businessId: business.id, slug: business.diarySlug };
}
