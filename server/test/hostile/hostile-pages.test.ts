/**
 * Requests every page and every other address with any query, header and form: never a 500, never a hang,
 * nothing about the server's internals, and nobody's rows changed. The clients' real builds render the pages.
 */

import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '@daybook/schema/contract/calls';
import {
  diaryPicturePath,
  loginPath,
  metricsPath,
  pages,
  providerEventsPath,
  robotsPath,
  sentForms,
  sitemapPartPath,
  sitemapPath,
  sitePages,
  sitePicturePath,
  unsubscribePath,
} from '@daybook/schema/words/routes';
import { everyRate } from '../../src/http/rate-limits.ts';
import type { Rate } from '../../src/http/token-bucket.ts';
import { readSiteBuild } from '../../src/pages/client-builds.ts';
import { paths } from '../../src/runtime/paths.ts';
import { signInAdmin } from '../admin.ts';
import { makeWorld, type World } from '../one-of-each-call.ts';
import { startServer, type TestServer } from '../start.ts';
import {
  bytesOfBody,
  CONTENT_TYPES,
  encoded,
  hostileBody,
  hostileHeaders,
  hostileQuery,
  hostileText,
} from './hostile-values.ts';
import { sendRaw, type Sending } from './raw-request.ts';
import { runs, SLOW_RUN } from './runs.ts';
import { rememberRows } from './untouched.ts';
import { problemIn, watchLog, type Watch } from './watch.ts';

const MANY: Rate = { burst: 1_000_000, perMilliseconds: 1_000 };
const TOKEN = 'metrics-token-of-a-test';

let server: TestServer;
let world: World;
let log: Watch;
let admin: Record<string, string>;
beforeAll(async () => {
  const site = await readSiteBuild(paths, { supportEmail: 'help@book.example', pricing: 'setup_fee' });
  server = await startServer({
    site,
    hasJobs: false,
    rates: everyRate(MANY),
    env: { METRICS_TOKEN: TOKEN },
  });
  world = await makeWorld(server);
  admin = (await signInAdmin(server)).headers;
  log = watchLog(server.log);
});
afterAll(() => server.stop());

/** Every name that one of our pages reads in its query. */
const IN_QUERIES = [
  ...[
    'date',
    'month',
    'event',
    'venue',
    'service',
    'slot',
    'source',
    'utm_source',
    'token',
    'page',
    'search',
  ],
  ...['attendee_first_name', 'attendee_email', 'customer_address', 'code', 'state', 'error', 'login_hint'],
  ...['business', 'tab', 'view', 'payment', 'kind', 'filter', 'sort', 'to'],
];
const IN_FORMS = [
  ...['firstName', 'lastName', 'email', 'telephone', 'message', 'website', 'signup_source', 'slot', 'event'],
  ...['attendee_first_name', 'attendee_last_name', 'attendee_email', 'attendee_phone', 'customer_address'],
  ...['q1', 'q1_text'],
  ...['stamp', 'idempotency_key', 'service_price', 'selected_start_time', 'selected_end_time', 'kept_email'],
];

const OPENED = [
  ...new Set([
    ...Object.values(pages),
    ...Object.values(sitePages),
    ...[loginPath, robotsPath, sitemapPath, sitemapPartPath, sitePicturePath, diaryPicturePath],
    ...[
      sentForms.newsletter,
      unsubscribePath,
      metricsPath,
      '/favicon.ico',
      '/no-such-page',
      '/assets/diary/x',
    ],
    ...['/dev/mail', '/dev/mail.json', '/dev/mail/:id', '/dev/sign-in', '/dev/sign-in/keys', '/dev/checkout'],
  ]),
];
const SENT_TO = [
  ...[pages.diaryBook, sentForms.contact, sentForms.newsletter, unsubscribePath, providerEventsPath],
  ...['/dev/sign-in', '/dev/sign-in/token', '/dev/checkout/pay', pages.diary, pages.cancel, pages.myData],
];

interface Asked {
  method: string;
  path: string;
  query: string | null;
  headers: [string, string][];
  isAdmin: boolean;
}

const part = fc.oneof({ weight: 2, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: hostileText });
const asked = (path: string, methods: readonly string[]): fc.Arbitrary<Asked> =>
  fc.record({
    method: fc.constantFrom(...methods),
    path: part.map((text) => path.replace(/:\w+/g, (name) => (text === null ? name : encoded(text)))),
    query: fc.option(hostileQuery(IN_QUERIES), { freq: 6 }),
    headers: fc.oneof(
      { weight: 3, arbitrary: fc.constant<Asked['headers']>([]) },
      { weight: 1, arbitrary: hostileHeaders },
    ),
    isAdmin: fc.boolean(),
  });

/** Fills the parts of a path that get no hostile value. */
function real(path: string): string {
  const { slug, businessId } = world;
  const named: Record<string, string> = { slug, businessId: String(businessId), part: '1', name: 'home.png' };
  return path.replace(/:(\w+)/g, (name, key: string) => named[key] ?? name);
}

async function send(
  { method, path, query, headers, isAdmin }: Asked,
  form: { body: Uint8Array; type: string; sending: Sending } | null = null,
): Promise<void> {
  const who = isAdmin ? admin : { Origin: server.publicUrl };
  const answer = await sendRaw(server.url, {
    method,
    target: real(path) + (query ?? ''),
    headers: [
      ...Object.entries(who),
      ['Accept', 'text/html'],
      ...(form ? [['Content-Type', form.type] as const] : []),
      ...headers,
    ],
    body: form?.body ?? null,
    sending: form?.sending ?? 'counted',
  });
  expect(problemIn(answer, form?.sending)).toBeNull();
  expect(log.errors()).toEqual([]);
}

describe.each(OPENED)('GET %s', (path) => {
  it(
    'answers any query, header and name in its path',
    () =>
      fc.assert(
        fc.asyncProperty(asked(path, ['GET', 'GET', 'HEAD']), (given) => send(given)),
        { numRuns: runs(5) },
      ),
    SLOW_RUN,
  );
});

/** A form with our own names and any values, or anything else altogether. */
const form = fc.oneof(
  fc.record({
    body: fc
      .array(fc.tuple(fc.constantFrom(...IN_FORMS), hostileText), { maxLength: 10 })
      .map((fields) => Buffer.from(fields.map(([name, text]) => `${name}=${encoded(text)}`).join('&'))),
    type: fc.constant('application/x-www-form-urlencoded'),
    sending: fc.constantFrom<Sending>('counted', 'chunked'),
  }),
  fc.record({
    body: hostileBody.map(bytesOfBody),
    type: fc.constantFrom(...CONTENT_TYPES),
    sending: fc.constantFrom<Sending>('counted', 'chunked', 'short', 'stopped'),
  }),
);

describe.each(SENT_TO)('POST %s', (path) => {
  it(
    'answers any form, whole or not',
    () => fc.assert(fc.asyncProperty(asked(path, ['POST']), form, send), { numRuns: runs(10) }),
    SLOW_RUN,
  );
});

it(
  'answers every address by every method',
  async () => {
    const everyPath = [...OPENED, ...Object.values(calls).map((row) => row.path)];
    const methods = ['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND', 'POST'];
    const before = await rememberRows(server.database);
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...everyPath).chain((path) => asked(path, methods)),
        (given) => send({ ...given, isAdmin: false }),
      ),
      { numRuns: runs(100) },
    );
    expect(await before()).toEqual([]);
  },
  SLOW_RUN,
);
