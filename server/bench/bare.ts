/**
 * The machine's bare limits, as a process of its own: Hono on @hono/node-server with no middleware and no
 * header but the content's own, answering a constant, a constant after one prepared select, or after one
 * prepared durable insert. The constants are as long as the product's own answers. Forked by run.ts, which
 * sends the plan; answers with its port.
 */
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { z } from 'zod';
import './report-processor-time.mjs';
import { openSqlite } from '../src/database/sqlite/open.ts';

const barePlan = z.object({
  databaseFile: z.string(),
  /** The texts to send, by name; base64 where it stands for gzip. */
  answers: z.record(z.string(), z.object({ body: z.string(), isGzip: z.boolean() })),
});
export type BarePlan = z.infer<typeof barePlan>;

process.once('message', (message) => startBare(barePlan.parse(message)));
process.on('disconnect', () => process.exit(0));

function startBare({ databaseFile, answers }: BarePlan): void {
  const sqlite = openSqlite(databaseFile).$client;
  sqlite.exec('CREATE TABLE IF NOT EXISTS bare_inserts (id INTEGER PRIMARY KEY, text TEXT NOT NULL)');
  const select = sqlite.prepare('SELECT id, diary_version, name FROM businesses WHERE diary_slug = ?');
  const insert = sqlite.prepare('INSERT INTO bare_inserts (text) VALUES (?)');

  const app = new Hono();
  app.get('/constant', (context) => context.json({ ok: true }));
  for (const [name, { body, isGzip }] of Object.entries(answers)) {
    const constant = isGzip ? new Uint8Array(Buffer.from(body, 'base64')) : body;
    const headers = {
      'Content-Type': 'application/json',
      ...(isGzip ? { 'Content-Encoding': 'gzip' } : {}),
    };
    app.get(`/select/${name}/:slug`, (context) => {
      const row = select.get(context.req.param('slug'));
      return row ? new Response(constant, { headers }) : context.notFound();
    });
    app.post(`/insert/${name}`, async (context) => {
      insert.run(JSON.stringify(await context.req.json()));
      return new Response(constant, { status: 201, headers });
    });
  }
  serve({ fetch: app.fetch, port: 0, hostname: 'localhost' }, ({ port }) => process.send?.({ port }));
}
