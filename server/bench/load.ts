/**
 * A load generator on bare sockets, so that it costs less than what it measures: keep-alive connections,
 * each with one request under way, answers told apart by their status line and Content-Length.
 * Runs as a process of its own (`load.ts <json>`), so that it does not share the server's thread.
 */
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { z } from 'zod';

const loadPlan = z.object({
  port: z.int(),
  connections: z.int(),
  seconds: z.number(),
  /** A file with a JSON array of whole HTTP/1.1 requests; taken in turn, from the start again at the end. */
  requestsFile: z.string(),
  /** Stop when each request was sent once. */
  once: z.boolean(),
});

export const loadResult = z.object({
  perSecond: z.number(),
  /** How many answers of each status. */
  statuses: z.record(z.string(), z.number()),
});

export type LoadPlan = z.infer<typeof loadPlan>;
export type LoadResult = z.infer<typeof loadResult>;

const HEADER_END = Buffer.from('\r\n\r\n');

function drive(plan: LoadPlan, requests: string[]): Promise<LoadResult> {
  const statuses: Record<string, number> = {};
  let sent = 0;
  let answered = 0;
  const began = performance.now();
  const deadline = began + plan.seconds * 1000;

  const connection = () =>
    new Promise<void>((done, failed) => {
      let pending: Buffer = Buffer.alloc(0);
      const socket = connect(plan.port, 'localhost');
      socket.setNoDelay(true);
      const sendNext = () => {
        const request = requests[plan.once ? sent : sent % requests.length];
        if (request === undefined || performance.now() > deadline) {
          socket.end();
          done();
          return;
        }
        sent += 1;
        socket.write(request);
      };
      socket.on('connect', sendNext);
      socket.on('error', failed);
      socket.on('data', (chunk) => {
        pending = pending.length ? Buffer.concat([pending, chunk]) : chunk;
        const headerEnd = pending.indexOf(HEADER_END);
        if (headerEnd < 0) return;
        const head = pending.toString('latin1', 0, headerEnd);
        const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);
        if (pending.length < headerEnd + 4 + length) return;
        const status = head.slice(9, 12);
        statuses[status] = (statuses[status] ?? 0) + 1;
        answered += 1;
        pending = Buffer.alloc(0);
        sendNext();
      });
    });

  return Promise.all(Array.from({ length: plan.connections }, connection)).then(() => ({
    perSecond: Math.round(answered / ((performance.now() - began) / 1000)),
    statuses,
  }));
}

const given = process.argv[2];
if (given) {
  const plan = loadPlan.parse(JSON.parse(given));
  const requests = z.array(z.string()).parse(JSON.parse(readFileSync(plan.requestsFile, 'utf8')));
  console.log(JSON.stringify(await drive(plan, requests)));
}
