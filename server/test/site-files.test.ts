import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { exampleSite } from './example-site.ts';
import { signIn } from './owner.ts';
import { startServer, type TestServer } from './start.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startServer({ site: exampleSite(() => '') });
});
afterEach(() => server.stop());

describe('the files of the site', () => {
  it('serves the embed script to every site, checked again after five minutes', async () => {
    const answer = await server.get('/embed.js');
    expect(answer.headers.get('Content-Type')).toContain('text/javascript');
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(answer.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=300');
    const again = await server.get('/embed.js', { 'If-None-Match': answer.headers.get('ETag') ?? '' });
    expect(again.status).toBe(304);
  });

  it('serves the modules that the script imports to every site too, cached for good', async () => {
    const { status, headers } = await server.get('/embed/widget-9c0d.js');
    expect([status, headers.get('Content-Type')]).toEqual([200, 'text/javascript; charset=utf-8']);
    expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
    expect(headers.get('Cache-Control')).toContain('immutable');
    for (const name of ['widget-0000.js', 'embed.js', '../embed.js', '']) {
      expect((await server.get(`/embed/${name}`)).headers.get('Cache-Control')).not.toContain('immutable');
    }
    expect((await server.get('/embed/widget-0000.js')).status).toBe(404);
  });

  it('lets files with a hash in their names be cached for good, and serves nothing else under those paths', async () => {
    for (const path of ['/assets/diary/assets/page-1a2b.js', '/assets/dashboard/index-5e6f.js']) {
      expect((await server.get(path)).headers.get('Cache-Control')).toContain('immutable');
    }
    for (const path of [
      '/assets/diary/nothing.js',
      '/assets/diary/../../package.json',
      '/assets/dashboard/%2e%2e/x.js',
    ]) {
      expect((await server.get(path)).status).toBe(404);
    }
  });

  it('has the icon at the address that browsers request automatically', async () => {
    const icon = await server.get('/favicon.ico');
    expect([icon.status, icon.headers.get('Content-Type')]).toEqual([200, 'image/svg+xml']);
  });

  it('answers every page of the dashboard, and no call or file that is not there', async () => {
    for (const path of ['/auth/callback?code=abc', '/create-event/3']) {
      const answer = await server.get(path);
      expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([200, 'no-cache']);
    }
    for (const path of [
      '/cancel',
      '/my-data',
      '/auth/callback',
      '/dashboard',
      '/create-business',
      '/create-event/3',
      '/business/3/payment',
      '/settings',
    ]) {
      const { headers } = await server.get(path);
      expect([path, headers.get('X-Robots-Tag')]).toEqual([path, 'noindex']);
      expect(headers.get('Referrer-Policy')).toBe('no-referrer');
    }
    expect((await server.get('/')).headers.get('X-Robots-Tag')).toBeNull();
    expect((await server.get('/robots.txt')).status).toBe(200);
    for (const path of ['/api/nothing', '/dev/nothing', '/assets/x', '/wp-login.php', '/diary', '/faqs']) {
      expect((await server.get(path)).status).toBe(404);
    }
  });

  it('lets only the dashboard show accounts’ pictures from Google’s host', async () => {
    const picturesOf = async (path: string) => {
      const { headers } = await server.get(path, { Accept: 'text/html' });
      return /img-src ([^;]*)/.exec(headers.get('Content-Security-Policy') ?? '')?.[1] ?? 'none';
    };
    for (const path of ['/admin/users', '/dashboard', '/auth/callback'])
      expect(await picturesOf(path)).toBe("'self' https://*.googleusercontent.com");
    const { diarySlug } = await server.add.business();
    for (const path of [`/diary/${diarySlug}`, '/diary/nobodys', '/my-data', '/', '/no/such', '/embed.js'])
      expect(await picturesOf(path)).toBe("'self'");
    expect(await picturesOf('/api/users/me')).toBe('none');
  });

  it('lets only the dashboard have a worker, which is asked for anew at each look', async () => {
    const policyAt = async (path: string) =>
      (await server.get(path, { Accept: 'text/html' })).headers.get('Content-Security-Policy') ?? '';
    expect(await policyAt('/dashboard')).toMatch(/manifest-src 'self'; worker-src 'self';/);
    const { diarySlug } = await server.add.business();
    for (const path of [`/diary/${diarySlug}`, '/my-data', '/', '/no/such'])
      expect(await policyAt(path)).toContain("worker-src 'none'");
    for (const [path, type] of [
      ['/offline-worker.js', 'text/javascript; charset=utf-8'],
      ['/daybook.webmanifest', 'application/manifest+json'],
    ] as const) {
      const { headers } = await server.get(path);
      expect([headers.get('Content-Type'), headers.get('Cache-Control')]).toEqual([type, 'no-cache']);
      const again = await server.get(path, { 'If-None-Match': headers.get('ETag') ?? '' });
      expect(again.status).toBe(304);
      // A browser takes no wider scope than this from a worker that no header widens.
      expect(headers.get('Service-Worker-Allowed')).toBeNull();
    }
  });

  it('answers an unknown address with a page to a person, and with JSON to a program', async () => {
    const browser = { Accept: 'text/html,application/xhtml+xml' };
    for (const path of ['/api/nothing', '/dev/nothing', '/assets/x', '/wp-login.php', '/diary', '/no/such']) {
      const answer = await server.get(path, browser);
      expect([path, answer.status, answer.headers.get('Content-Type')]).toEqual([
        path,
        404,
        'text/html; charset=utf-8',
      ]);
      expect(await answer.text()).toContain('notFound for everybody');
      // A page under a call's address may load its own styles.
      expect(answer.headers.get('Content-Security-Policy')).toContain("style-src 'self'");
      expect((await server.get(path)).headers.get('Content-Type')).toBe('application/json');
    }
  });

  it('leads to the page that was meant, with its query as it stands', async () => {
    const { diarySlug } = await server.add.business();
    for (const [path, meant] of [
      ['/Cancel/?token=aBc', '/cancel?token=aBc'],
      ['/SETTINGS', '/settings'],
      ['/Diary/Willow/?event=3', '/diary/willow?event=3'],
      [`/diary/${diarySlug.toUpperCase()}`, `/diary/${diarySlug}`],
      [`/diary/${diarySlug}/booked/?token=T`, `/diary/${diarySlug}/booked?token=T`],
      [`//diary/${diarySlug}`, `/diary/${diarySlug}`],
    ] as const) {
      const answer = await server.get(path);
      expect([path, answer.status, answer.headers.get('Location')]).toEqual([path, 308, meant]);
    }
    const posted = await server.post(`/diary/${diarySlug}/book/`, '');
    expect([posted.status, posted.headers.get('Location')]).toEqual([308, `/diary/${diarySlug}/book`]);
    const reloaded = await server.get(`/diary/${diarySlug}/book`);
    expect([reloaded.status, reloaded.headers.get('Location')]).toEqual([303, `/diary/${diarySlug}`]);
  });

  it('sends a new CSRF cookie with the page to a session that has lost its own, and no cache keeps that page', async () => {
    const { headers } = await signIn(server);
    const [session = ''] = (headers.Cookie ?? '')
      .split('; ')
      .filter((pair) => pair.startsWith('auth_token='));
    const page = await server.get('/dashboard', { Cookie: session });
    expect(page.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^csrf_token=[\w-]+; Path=\/; SameSite=Lax$/),
    ]);
    expect(page.headers.get('Cache-Control')).toBe('private, no-store');
    for (const Cookie of [headers.Cookie ?? '', 'auth_token=of-nobody', '']) {
      const other = await server.get('/auth/callback', Cookie === '' ? {} : { Cookie });
      expect([other.headers.getSetCookie(), other.headers.get('Cache-Control')]).toEqual([[], 'no-cache']);
    }
  });
});
