import { loadImage } from '@napi-rs/canvas';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FREE_TRIAL_HOURS } from '@daybook/schema/figures/periods';
import { FREE_TRIAL_CODE } from '@daybook/schema/words/payment-texts';
import { sitePages } from '@daybook/schema/words/routes';
import { coupons } from '../src/database/money-tables.ts';
import { readSiteBuild } from '../src/pages/client-builds.ts';
import { paths } from '../src/runtime/paths.ts';
import { exampleSite } from './example-site.ts';
import { signIn } from './owner.ts';
import { startServer, type TestServer } from './start.ts';

let server: TestServer;
beforeEach(async () => {
  const site = exampleSite(() => '');
  const { publicPages } = await readSiteBuild(paths, { supportEmail: 'a@b.example', pricing: 'setup_fee' });
  // The typefaces are real: pictures are drawn with them.
  site.publicPages.files = new Map([...publicPages.files, ...site.publicPages.files]);
  server = await startServer({ site });
});
afterEach(() => server.stop());

const textOf = async (path: string) => (await server.get(path)).text();

describe('a public page', () => {
  it('is the same for everybody who is not signed in, and is not sent twice', async () => {
    const first = await server.get('/pricing');
    expect([first.status, await first.text()]).toEqual([
      200,
      expect.stringContaining('pricing for everybody'),
    ]);
    const again = await server.get('/pricing', { 'If-None-Match': first.headers.get('ETag') ?? '' });
    expect(again.status).toBe(304);
  });

  it('greets a visitor who is logged in, and is then kept by no cache', async () => {
    const owner = await signIn(server, 'ada@salon.example');
    const answer = await owner.get('/pricing');
    expect(await answer.text()).toContain('pricing for ada@salon.example');
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
    expect(await textOf('/pricing')).toContain('pricing for everybody');
  });

  it('carries its own styles, which its policy allows by their hash', async () => {
    const answer = await server.get('/faq');
    expect(await answer.text()).toContain('<style>main{color:green}</style>');
    expect(answer.headers.get('Content-Security-Policy')).toMatch(/style-src 'self' 'sha256-[\w+/=]+'/);
  });

  it('shows every visitor what the free trial’s code gives at that moment', async () => {
    const changeTrial = async (change: Partial<typeof coupons.$inferInsert>) =>
      await server.database.update(coupons).set(change).where(eq(coupons.code, FREE_TRIAL_CODE));
    const owner = await signIn(server, 'ada@salon.example');
    const told = async () =>
      [await textOf('/pricing'), await (await owner.get('/pricing')).text()].map(
        (page) => /free for (\w+) hours/.exec(page)?.[1],
      );
    expect(await told()).toEqual([String(FREE_TRIAL_HOURS), String(FREE_TRIAL_HOURS)]);
    await changeTrial({ isActive: false });
    expect(await told()).toEqual(['null', 'null']);
    await changeTrial({ isActive: true, trialHours: 24 });
    expect(await told()).toEqual(['24', '24']);
  });

  it('contains its address, and what messengers show of it', async () => {
    const page = await textOf('/about-us');
    expect(page).toContain(`<link rel="canonical" href="${server.url}/about-us"/>`);
    expect(page).toContain(`content="${server.url}/share/about.png"`);
    const picture = await server.get('/share/about.png');
    const { width, height } = await loadImage(Buffer.from(await picture.arrayBuffer()));
    expect([picture.headers.get('Content-Type'), width, height]).toEqual(['image/png', 1200, 630]);
    expect((await server.get('/share/nothing.png')).status).toBe(404);
  });
});

describe('the link to sign in by', () => {
  it('leads to the identity provider', async () => {
    const answer = await server.get('/login');
    expect(answer.status).toBe(303);
    expect(answer.headers.get('Location')).toMatch(/\/dev\/sign-in.*code_challenge/);
    expect(answer.headers.getSetCookie().join()).toContain('HttpOnly');
  });
});

describe('what search engines get', () => {
  const part = async () => textOf('/sitemap/1');

  it('is where the pages and the diaries are', async () => {
    const { diarySlug } = await server.add.business();
    expect(await textOf('/robots.txt')).toContain(`Sitemap: ${server.url}/sitemap.xml`);
    expect(await textOf('/sitemap.xml')).toContain(`<loc>${server.url}/sitemap/pages</loc>`);
    const pages = await textOf('/sitemap/pages');
    for (const path of Object.values(sitePages)) expect(pages).toContain(`<loc>${server.url}${path}</loc>`);
    expect(await part()).toContain(`<loc>${server.url}/diary/${diarySlug}</loc>`);
    expect((await server.get('/sitemap/0')).status).toBe(404);
    expect((await server.get('/sitemap/99')).status).toBe(200);
  });

  it('leaves out a diary that its owner keeps out, and one that takes no bookings', async () => {
    const kept = await server.add.business({ isInSitemap: false });
    const closed = await server.add.business({ isActive: false });
    const demo = await server.add.business({ isDemo: true });
    for (const { diarySlug } of [kept, closed, demo]) expect(await part()).not.toContain(`/${diarySlug}<`);
    expect(await textOf(`/diary/${kept.diarySlug}`)).toContain('<meta name="robots" content="noindex"/>');
  });

  it('includes a diary’s name, and its next free day', async () => {
    const { diarySlug } = await server.add.business({ name: 'Fern & Fig' });
    expect(await textOf(`/diary/${diarySlug}`)).toContain(
      `content="${server.url}/diary/${diarySlug}/picture.png"`,
    );
    const picture = await server.get(`/diary/${diarySlug}/picture.png`);
    expect([picture.status, picture.headers.get('Cross-Origin-Resource-Policy')]).toEqual([
      200,
      'cross-origin',
    ]);
    expect((await server.get('/diary/nowhere/picture.png')).status).toBe(404);
  });
});
