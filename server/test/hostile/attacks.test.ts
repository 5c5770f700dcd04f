/** Named attacks, each tried once. server/SECURITY.md lists them with their defences. */

import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookedAnswer } from '@daybook/schema/contract/booking';
import { business as businessShape } from '@daybook/schema/contract/business';
import { calls } from '@daybook/schema/contract/calls';
import { loginPath, pages, routes, sitemapPath } from '@daybook/schema/words/routes';
import { emails } from '../../src/database/email-tables.ts';
import { businesses, sessions } from '../../src/database/tables.ts';
import { signInAdmin } from '../admin.ts';
import { firstFree, bookingRequestFor } from '../booking-requests.ts';
import { exampleSite } from '../example-site.ts';
import { ask, callNames, makeWorld, type World } from '../one-of-each-call.ts';
import { startServer, type TestServer } from '../start.ts';
import { visit } from '../visitor.ts';
import { sendBytes, sendRaw, type RawAnswer } from './raw-request.ts';
import { rememberRows } from './untouched.ts';

let server: TestServer;
let world: World;
beforeAll(async () => {
  server = await startServer({ site: exampleSite(() => ''), hasJobs: false });
  world = await makeWorld(server);
});
afterAll(() => server.stop());

const EVIL = 'evil.example';

function raw(
  target: string,
  headers: [string, string][] = [],
  method = 'GET',
  body = '',
): Promise<RawAnswer> {
  return sendRaw(server.url, {
    method,
    target,
    headers,
    body: body === '' ? null : Buffer.from(body),
    sending: 'counted',
  });
}

const poisoned: [string, string][] = [
  ['Host', EVIL],
  ['X-Forwarded-Host', EVIL],
  ['X-Forwarded-Proto', 'https'],
  ['Forwarded', `host=${EVIL}`],
];

it('host-header poisoning: links in answers, emails, redirects and pages are PUBLIC_URL’s whatever Host says', async () => {
  const slot = await firstFree(server, world.eventId);
  const requested = JSON.stringify(bookingRequestFor(slot, { attendee_email: 'poisoned@example.com' }));
  const headers: [string, string][] = [['Content-Type', 'application/json'], ...poisoned];
  const answer = await raw(`/api/time-slots/${slot.id}/book`, headers, 'POST', requested);
  const { cancel_url, invite_url } = bookedAnswer.parse(JSON.parse(answer.body));
  for (const link of [cancel_url, invite_url]) expect(link.startsWith(`${server.publicUrl}/`)).toBe(true);
  const told = [answer.body, JSON.stringify(await server.database.select().from(emails))];
  for (const path of [
    `/diary/${world.slug}`,
    '/',
    sitemapPath,
    '/robots.txt',
    loginPath,
    '/Diary/Willow',
    '/nowhere',
  ]) {
    const page = await raw(path, [...poisoned, ['Accept', 'text/html']]);
    told.push(page.body, page.headers.get('Location') ?? '');
  }
  for (const text of told) expect(text).not.toContain(EVIL);
});

it('a Host that no address can have is a bad request or a plain answer, and never an error of ours', async () => {
  const before = server.log.length;
  const { slug } = world;
  for (const host of ['99999999999999999999', '1.2.3.4.5', '[::1', 'a b', '', 'x'.repeat(300), '%00', 'xn--'])
    for (const path of [
      `/Diary/${slug}?date=1`,
      `/diary/${slug}/BOOK`,
      `/diary/${slug}`,
      '/healthz',
      '/api/nothing',
    ]) {
      const { status } = await raw(path, [['Host', host]]);
      expect({ host, path, isAnswered: status !== null && status < 500 }).toEqual({
        host,
        path,
        isAnswered: true,
      });
    }
  expect(server.log.slice(before).join('')).not.toContain('"level":50');
});

it.each([
  ...[`//${EVIL}`, `//${EVIL}/..`, `/\\${EVIL}`, `/%5c${EVIL}`, `/%2f%2f${EVIL}`, `///${EVIL}/%2e%2e`],
  ...[`/Diary//${EVIL}`, `/DIARY/@${EVIL}`, `/diary/x@${EVIL}`, `/Cancel?token=//${EVIL}`],
  ...[`/Dashboard?next=https://${EVIL}`, `${loginPath}?next=https://${EVIL}&redirect_uri=https://${EVIL}`],
  ...[`/api/newsletter/unsubscribe?token=//${EVIL}`, `http://${EVIL}/Dashboard`, `http://${EVIL}//`],
])('open redirect: %s leads to no other website', async (target) => {
  const { headers } = await raw(target, [['Accept', 'text/html']]);
  const location = headers.get('Location');
  if (location !== null) expect(new URL(location, server.publicUrl).origin).toBe(server.publicUrl);
});

it('response splitting: line ends in an address never become a header of the answer', async () => {
  const lines = '%0d%0aSet-Cookie:%20planted=1%0d%0a%0d%0a<b>';
  const targets = [`/Cancel?token=${lines}`, `/diary/${world.slug}?date=${lines}`, `/api/diary/${lines}`];
  for (const target of [...targets, `/api/newsletter/unsubscribe?token=${lines}`, `${loginPath}?a=${lines}`])
    expect((await raw(target)).headers.get('Set-Cookie') ?? '').not.toContain('planted');
});

it('clickjacking: no answer but the widget’s own files lets another website frame it', async () => {
  const real = (path: string) =>
    path.replace(':slug', world.slug).replace(':businessId', String(world.businessId)).replace('*', '');
  for (const path of [...Object.values(pages), '/nowhere', '/api/nothing', '/healthz']) {
    const { headers } = await server.get(real(path), { Accept: 'text/html' });
    expect(headers.get('Content-Security-Policy'), path).toContain("frame-ancestors 'none'");
  }
});

it('content sniffing and injected scripts: every page’s policy runs nothing inline, loads no plugin and moves no base', async () => {
  for (const path of ['/', `/diary/${world.slug}`, '/dashboard', '/cancel', '/nowhere', '/api/nothing']) {
    const { headers } = await server.get(path, { Accept: 'text/html' });
    const policy = headers.get('Content-Security-Policy') ?? '';
    // Everything that falls back to default-src, such as object-src, is 'none'.
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe|data:|\*[ ;]|object-src/);
    if (!path.startsWith('/api/')) expect(policy).toContain("base-uri 'none'");
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  }
});

it('cross-site tracing: TRACE is answered by nobody, and nothing that was sent comes back', async () => {
  for (const method of ['TRACE', 'TRACK']) {
    const { status, body } = await raw('/', [['Cookie', 'auth_token=of-somebody']], method);
    expect(status).not.toBe(200);
    expect(body).not.toContain('of-somebody');
  }
});

it.each([
  ...[
    '/.git/config',
    '/.git/HEAD',
    '/.env',
    '/package.json',
    '/server/src/main.ts',
    '/server/data/daybook.db',
  ],
  ...[
    '/assets/',
    '/assets/dashboard/',
    '/assets/diary/',
    '/embed/',
    '/data/',
    '/node_modules/',
    '/stripe.jsonl',
  ],
  ...[
    '/../package.json',
    '/..%2fpackage.json',
    '/assets/dashboard/..%2f..%2fpackage.json',
    '/%2e%2e/package.json',
  ],
  ...['/assets/diary/%00', '/index.html%00.png', '/robots.txt/..%2f..%2f.env'],
])('path traversal and listings: %s is not there', async (target) => {
  expect((await raw(target)).status).toBe(404);
});

it('safe methods: no GET changes anything, but those few that say so and want our own page', async () => {
  await eventuallySent();
  const changed = await rememberRows(server.database);
  for (const name of callNames.filter((name) => calls[name].method === 'GET' && !isChange(name))) {
    const asker = calls[name].access === 'admin' ? await signInAdmin(server) : world.owner;
    const answer = await ask(server, name, world, asker.headers);
    await answer.arrayBuffer();
    expect(answer.status, name).toBeLessThan(300);
  }
  for (const path of [`/cancel?token=${world.token}`, `/newsletter?token=${world.signupToken}`])
    await (await server.get(path, { Accept: 'text/html' })).text();
  expect(await changed()).toEqual([]);
  expect(callNames.filter(isChange)).toEqual(['signOut', 'testEmail']);
});
const isChange = (name: (typeof callNames)[number]) => 'isChange' in calls[name];
const eventuallySent = () =>
  expect
    .poll(async () => (await server.database.select().from(emails)).filter(({ status }) => status !== 'sent'))
    .toEqual([]);

const EXPIRY_NOTICES = ['deleteMe', 'closeBusiness', 'deleteUser', 'deleteAnyBusiness'];

it('caches: nothing that needs a session, or a link’s token, may be kept by anybody', async () => {
  const fresh = await makeWorld(server);
  const held = ['getCancelDetails', 'getInvite', 'createSession'];
  for (const name of callNames) {
    if (!['owner', 'admin'].includes(calls[name].access) && !held.includes(name)) continue;
    if (EXPIRY_NOTICES.includes(name)) continue;
    const asker = calls[name].access === 'admin' ? await signInAdmin(server) : fresh.owner;
    const answer = await ask(server, name, fresh, asker.headers);
    await answer.arrayBuffer();
    expect(answer.headers.get('Cache-Control'), name).toContain('no-store');
  }
});

it('referrers: a page whose address holds a token tells no other site where its reader came from', async () => {
  const { slug, token } = world;
  const withToken = [
    pages.cancel,
    pages.myData,
    pages.confirmEmail,
    pages.newsletterLink,
    pages.waitingList,
    pages.offer,
    pages.signedIn,
    `/diary/${slug}/booked`,
  ];
  for (const path of withToken) {
    const { headers } = await server.get(`${path}?token=${token}`, { Accept: 'text/html' });
    expect([path, headers.get('Referrer-Policy'), headers.get('X-Robots-Tag')]).toEqual([
      path,
      'no-referrer',
      'noindex',
    ]);
  }
  for (const path of ['/', `/diary/${slug}`, '/nowhere'])
    expect((await server.get(path)).headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
});

it('content types: every answer says what it is, and text in which signs', async () => {
  const fresh = await makeWorld(server);
  const answers: [string, Response][] = [];
  for (const name of callNames.filter((name) => calls[name].method === 'GET')) {
    const asker = calls[name].access === 'admin' ? await signInAdmin(server) : fresh.owner;
    answers.push([name, await ask(server, name, fresh, asker.headers)]);
  }
  const others = [
    '/',
    `/diary/${fresh.slug}`,
    '/dashboard',
    '/embed.js',
    '/robots.txt',
    sitemapPath,
    '/nowhere',
  ];
  for (const path of [
    ...others,
    '/favicon.ico',
    '/api/nothing',
    '/.well-known/security.txt',
    '/share/home.png',
  ])
    answers.push([path, await server.get(path)]);
  for (const [what, answer] of answers) {
    const type = answer.headers.get('Content-Type') ?? '';
    if ((await answer.arrayBuffer()).byteLength === 0) continue;
    expect(type, what).toMatch(
      /^(application\/(json|zip|xml; charset=utf-8)|image\/[\w+]+|text\/\w+; ?charset=utf-8)/i,
    );
  }
});

it('web cache deception: the address of somebody’s data with a file’s name behind it is not there', async () => {
  for (const end of ['/x.css', '.css', ';x.css', '%2fx.css', '/..%2fx.js'])
    expect((await world.owner.get(`${routes.getMe.path}${end}`)).status).toBe(404);
});

it('mass assignment: members that a form does not have are not written, whatever they are called', async () => {
  const own = await makeWorld(server);
  const [before] = await rowOf(own);
  const answer = await own.owner.put(`/api/businesses/${own.businessId}`, {
    ...{ business_name: 'Barn', business_email: 'hello@willow.example', timezone: 'Europe/London' },
    ...{ id: world.businessId, owner_id: world.owner.id, ownerId: world.owner.id, paid_at: 5, paidAt: 5 },
    ...{
      is_active: false,
      is_demo: true,
      isDemo: true,
      trial_ends_at: 9e15,
      covered_until: 9e15,
      has_paid: false,
    },
    ...{ diary_slug: 'taken', deleted_at: 1, version: 0, confirmed_email: 'evil@evil.example' },
  });
  expect(businessShape.parse(await answer.json()).id).toBe(own.businessId);
  const [after] = await rowOf(own);
  const told = [
    'name',
    'email',
    'address',
    'phone',
    'postcode',
    'timezone',
    'diarySlug',
    'version',
    'diaryVersion',
    'updatedAt',
  ];
  const kept = (row: object | undefined) =>
    Object.fromEntries(Object.entries(row ?? {}).filter(([name]) => !told.includes(name)));
  expect(kept(after)).toEqual(kept(before));
  expect((await own.owner.put('/api/users/me', { email_notifications: true, is_admin: true })).status).toBe(
    200,
  );
  expect(await (await own.owner.get('/api/users/me')).json()).toMatchObject({ is_admin: false });
});
const rowOf = async ({ businessId }: World) =>
  (await server.database.select().from(businesses)).filter(({ id }) => id === businessId);

it('prototype pollution: no body, form or query gives every object a member', async () => {
  const text =
    '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"email":"a@b.example"}';
  for (const name of callNames.filter((name) => calls[name].method !== 'GET'))
    await raw(
      calls[name].path.replace(/:\w+/g, '__proto__') +
        '?__proto__[polluted]=1&constructor[prototype][polluted]=1',
      [['Content-Type', 'application/json'], ...Object.entries(world.owner.headers)],
      calls[name].method,
      text,
    );
  for (const path of ['/contact', '/newsletter-signup', `/diary/${world.slug}/book`])
    await raw(
      path,
      [['Content-Type', 'application/x-www-form-urlencoded']],
      'POST',
      '__proto__=1&polluted=1',
    );
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect('polluted' in {}).toBe(false);
});

it('parameter pollution: of a repeated name in a query the first counts, and what is checked is what is used', async () => {
  const both = `token=${world.token}&token=${'x'.repeat(43)}`;
  expect((await server.get(`${routes.getCancelDetails.path}?${both}`)).status).toBe(200);
  const other = `token=${'x'.repeat(43)}&token=${world.token}`;
  expect((await server.get(`${routes.getCancelDetails.path}?${other}`)).status).toBe(404);
});

it('log injection: what is asked adds no line to the log, and stands in none', async () => {
  const before = server.log.length;
  await raw('/api/diary/%0a%7b%22level%22:60%7d', [
    ['User-Agent', 'a{"level":60}'],
    ['X-Request-Id', 'planted'],
  ]);
  await raw('/planted?planted=%0d%0a1', [['X-Forwarded-For', 'planted']]);
  const lines = server.log.slice(before);
  expect(lines).toHaveLength(2);
  for (const line of lines) {
    expect(line.trimEnd()).not.toContain('\n');
    expect(line).not.toMatch(/planted|"level":60/);
  }
});

it('session fixation and guessing: each sign-in gets 256 fresh random bits, and what is stored opens nothing', async () => {
  const tokens = new Set<string>();
  for (let time = 0; time < 3; time += 1) {
    const visitor = visit(server);
    visitor.cookies.set('auth_token', 'planted');
    await visitor.signIn('fixed@salon.example');
    const token = visitor.cookies.get('auth_token') ?? '';
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    tokens.add(token);
  }
  expect(tokens.size).toBe(3);
  const stored = JSON.stringify(await server.database.select().from(sessions));
  for (const token of tokens) expect(stored).not.toContain(token);
});

it('XML entities: XML is read by nobody, so none are looked up', async () => {
  const secret = readFileSync(new URL(import.meta.url), 'utf8').slice(0, 20);
  const xml = `<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "${import.meta.url}">]><a>&b;</a>`;
  for (const path of ['/api/contact', '/contact', routes.createBusiness.path]) {
    const answer = await raw(path, [['Content-Type', 'application/xml']], 'POST', xml);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.body).not.toContain(secret);
  }
});

describe('bytes that are no HTTP', () => {
  it.each([
    ['nothing but line ends', '\r\n\r\n\r\n\r\n'],
    ['TLS to the plain port', '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003'],
    ['an old version', 'GET /healthz HTTP/0.9\r\n\r\n'],
    ['a version to come', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    ['no version', 'GET /healthz\r\n\r\n'],
    ['a NUL in the path', 'GET /\u0000 HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['a NUL in a header', 'GET / HTTP/1.1\r\nHost: a\r\nX: \u0000\r\n\r\n'],
    ['a proxy’s request', `CONNECT ${EVIL}:443 HTTP/1.1\r\nHost: ${EVIL}:443\r\n\r\n`],
    ['an upgrade', 'GET / HTTP/1.1\r\nHost: a\r\nConnection: Upgrade, close\r\nUpgrade: websocket\r\n\r\n'],
    ['no Host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
    ['an asterisk', 'OPTIONS * HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'],
    ['a path without a slash', 'GET healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'],
  ])('%s ends the connection, and nothing else', async (_, bytes) => {
    const before = server.log.length;
    const { status } = await sendBytes(server.url, Buffer.from(bytes, 'latin1'), true);
    expect(status === null || status < 500).toBe(true);
    expect(server.log.slice(before).join('')).not.toContain('"level":50');
    expect((await server.get('/healthz')).status).toBe(200);
  });
});
