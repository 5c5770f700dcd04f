/**
 * The machine's bare limits, as a server of its own: Hono answering a constant, Hono with one prepared
 * select, Hono with one prepared durable insert. Prints its port; ends with its standard input.
 * Usage: bare.ts <database file>
 */
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { z } from 'zod';
import { openDatabase } from '../src/database/open.ts';

const database = openDatabase(z.string().parse(process.argv[2]));
const sqlite = database.$client;
sqlite.exec('CREATE TABLE IF NOT EXISTS bare_inserts (id INTEGER PRIMARY KEY, text TEXT NOT NULL)');
const select = sqlite.prepare('SELECT id, diary_version, name FROM businesses WHERE diary_slug = ?');
const insert = sqlite.prepare('INSERT INTO bare_inserts (text) VALUES (?)');

const app = new Hono();
app.get('/constant', (context) => context.json({ ok: true }));
app.get('/select/:slug', (context) => context.json(select.get(context.req.param('slug'))));
app.post('/insert', async (context) => {
  const text = JSON.stringify(await context.req.json());
  return context.json({ id: Number(insert.run(text).lastInsertRowid) }, 201);
});

serve({ fetch: app.fetch, port: 0, hostname: 'localhost' }, ({ port }) =>
  console.log(JSON.stringify({ port })),
);
process.stdin.on('end', () => process.exit(0)).resume();
