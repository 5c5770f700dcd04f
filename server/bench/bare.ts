/**
 * Measures the machine's bare limits in a separate process: Hono on @hono/node-server without middleware and
 * extra headers, responding with a constant, a constant after one prepared select, or after one prepared
 * durable insert. The constants are as long as the product's own responses. Forked by servers.ts, which sends
 * the plan and receives the port.
 */

import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { z } from 'zod';
import './steer.mjs';
import { openBare } from './bare-database.ts';

const barePlan = z.object({
  place: z.object({ databaseFile: z.string(), databaseUrl: z.string().nullable() }),
  /** The texts to send, by name; base64 for gzip. */
  answers: z.record(z.string(), z.object({ body: z.string(), isGzip: z.boolean() })),
});
export type BarePlan = z.infer<typeof barePlan>;

process.once('message', (message) => void startBare(barePlan.parse(message)));
process.on('disconnect', () => process.exit(0));

async function startBare({ place, answers }: BarePlan): Promise<void> {
  const database = await openBare(place);
  const app = new Hono();
  app.get('/constant', (context) => context.json({ ok: true }));
  for (const [name, { body, isGzip }] of Object.entries(answers)) {
    const constant = isGzip ? new Uint8Array(Buffer.from(body, 'base64')) : body;
    const headers = {
      'Content-Type': 'application/json',
      ...(isGzip ? { 'Content-Encoding': 'gzip' } : {}),
    };
    app.get(`/constant/${name}`, () => new Response(constant, { headers }));
    app.post(`/constant/${name}`, async (context) => {
      await context.req.json();
      return new Response(constant, { status: 201, headers });
    });
    app.get(`/select/${name}/:slug`, (context): Response | Promise<Response> => {
      const answer = (isThere: boolean) =>
        isThere ? new Response(constant, { headers }) : new Response(null, { status: 404 });
      const isThere = database.hasDiary(context.req.param('slug'));
      return typeof isThere === 'boolean' ? answer(isThere) : isThere.then(answer);
    });
    app.post(`/insert/${name}`, async (context) => {
      await database.insert(JSON.stringify(await context.req.json()));
      return new Response(constant, { status: 201, headers });
    });
  }
  serve({ fetch: app.fetch, port: 0, hostname: 'localhost' }, ({ port }) => process.send?.({ port }));
}
