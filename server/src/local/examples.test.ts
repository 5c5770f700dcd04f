import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { listen, type Listening } from '../http/listen.ts';
import { exampleSites } from './examples.ts';

let folder: string;
let listening: Listening;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'daybook-examples-'));
  mkdirSync(join(folder, 'strict'));
  writeFileSync(join(folder, 'index.html'), '<a href="strict/">Strict</a>');
  writeFileSync(join(folder, 'strict/index.html'), '<script src="%DAYBOOK_URL%/embed.js"></script>');
  writeFileSync(
    join(folder, 'strict/headers.json'),
    '{ "Content-Security-Policy": "script-src %DAYBOOK_URL%" }',
  );
  listening = await listen(0, '127.0.0.1');
  listening.serve(exampleSites(folder, 'http://daybook.test'));
});
afterEach(async () => {
  await listening.stop();
  rmSync(folder, { recursive: true, force: true });
});

const get = (path: string) => fetch(`http://127.0.0.1:${listening.port}${path}`, { redirect: 'manual' });

it('serves each site with the address of this server in it, and its own headers', async () => {
  const answer = await get('/strict/');
  expect(await answer.text()).toBe('<script src="http://daybook.test/embed.js"></script>');
  expect(answer.headers.get('Content-Security-Policy')).toBe('script-src http://daybook.test');
  const index = await get('/');
  expect(index.status).toBe(200);
  expect(index.headers.get('Content-Security-Policy')).toBeNull();
});

it('redirects a folder’s name to its page, and answers 404 for a missing file', async () => {
  expect((await get('/strict')).headers.get('Location')).toBe('/strict/');
  for (const path of ['/nothing', '/strict/nothing.js', '/..%2f..%2fetc/passwd']) {
    expect((await get(path)).status).toBe(404);
  }
});
