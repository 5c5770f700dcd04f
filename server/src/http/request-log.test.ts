import { Hono } from 'hono';
import pino from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { HttpEnvironment } from './environment.ts';
import { secureHeaders } from './headers.ts';
import { listen, type Listening } from './listen.ts';
import { requestLog, type Answered } from './request-log.ts';

let listening: Listening;
let logged: string[];
let counted: Answered[];
beforeEach(async () => {
  logged = [];
  counted = [];
  const log = pino({ base: null }, { write: (line: string) => logged.push(line) });
  const app = new Hono<HttpEnvironment>();
  const metrics = { countRequest: (answered: Answered) => void counted.push(answered) };
  app.use(requestLog({ log, metrics }, secureHeaders(false)));
  app.get('/api/diary/:slug', (context) => context.text('a diary'));
  app.get('/api/refused/:id', (context) => context.notFound());
  app.get('*', (context) => context.text('a page of the dashboard'));
  listening = await listen(0, '127.0.0.1');
  listening.serve(app);
});
afterEach(() => listening.stop());

it('logs the pattern of the route that responded, though a later one matches every address', async () => {
  for (const path of ['/api/diary/willow', '/api/refused/7', '/settings'])
    await fetch(`http://127.0.0.1:${listening.port}${path}`);
  const expected = [
    { method: 'GET', route: '/api/diary/:slug', status: 200 },
    { method: 'GET', route: '/api/refused/:id', status: 404 },
    { method: 'GET', route: '/*', status: 200 },
  ];
  expect(counted).toEqual(expected);
  expect(logged.map((line): unknown => JSON.parse(line))).toMatchObject(expected);
});
