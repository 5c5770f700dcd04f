import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { exampleSite } from './example-site.ts';
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

  it('serves what bears a hash for good, and nothing else under those paths', async () => {
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

  it('has the icon at the address at which browsers look by themselves', async () => {
    const icon = await server.get('/favicon.ico');
    expect([icon.status, icon.headers.get('Content-Type')]).toEqual([200, 'image/svg+xml']);
  });

  it('answers every page of the dashboard, and no call or file that is not there', async () => {
    for (const path of ['/', '/cancel?token=abc', '/faq', '/create-event/3']) {
      const answer = await server.get(path);
      expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([200, 'no-cache']);
    }
    for (const path of [
      '/cancel',
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
    for (const path of ['/api/nothing', '/dev/nothing', '/assets/x', '/wp-login.php', '/diary']) {
      expect((await server.get(path)).status).toBe(404);
    }
  });
});
