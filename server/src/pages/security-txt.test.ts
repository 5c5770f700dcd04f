import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import type { HttpEnvironment } from '../http/environment.ts';
import { mountSecurityTxt } from './security-txt.ts';

const NOW = Date.parse('2026-11-20T09:00:00Z');
const env = { incoming: { headers: {} } } satisfies { incoming: Partial<HttpBindings['incoming']> };

async function read(publicUrl: string): Promise<Response> {
  const app = new Hono<HttpEnvironment>();
  mountSecurityTxt(app, { clock: () => NOW, publicUrl, supportEmail: 'help@book.example' });
  return app.request('/.well-known/security.txt', {}, env);
}

it('names where to write, until when that holds, in which language, and its own address', async () => {
  const answer = await read('https://book.example');
  expect(answer.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
  expect(await answer.text()).toBe(
    'Contact: mailto:help@book.example\n' +
      'Contact: https://book.example/contact\n' +
      'Expires: 2027-05-19T00:00:00.000Z\n' +
      'Preferred-Languages: en-GB\n' +
      'Canonical: https://book.example/.well-known/security.txt\n',
  );
});

it('names no address that is not https, since RFC 9116 wants none', async () => {
  expect(await (await read('http://localhost:8787')).text()).not.toContain('http');
});
