/**
 * A load generator on bare sockets, so that it costs less than what it measures: keep-alive connections with
 * one request under way each; it separates answers by their status line and Content-Length. It is a process
 * of its own, forked by run.ts, so that it shares no thread with a server; it receives plans and answers with
 * results.
 */
import { connect } from 'node:net';
import { z } from 'zod';

const loadPlan = z.object({
  /** The servers' ports, over which the connections are spread evenly. */
  ports: z.array(z.int()),
  connections: z.int(),
  /** Whole HTTP/1.1 requests, sent in turn and then from the start again. */
  requests: z.array(z.string()),
  /**
   * How many requests are sent. It is a number and not a time, because an engine that has run longer runs
   * faster.
   */
  count: z.int(),
});

export const loadResult = z.object({
  perSecond: z.number(),
  /** How many answers of each status. */
  statuses: z.record(z.string(), z.number()),
});

export type LoadPlan = z.infer<typeof loadPlan>;
export type LoadResult = z.infer<typeof loadResult>;

const HEADER_END = Buffer.from('\r\n\r\n');

process.on('message', (message) => {
  void drive(loadPlan.parse(message)).then((result) => process.send?.(result));
});
process.on('disconnect', () => process.exit(0));

async function drive(plan: LoadPlan): Promise<LoadResult> {
  const statuses: Record<string, number> = {};
  const began = performance.now();
  let sent = 0;
  const next = () => {
    if (sent === plan.count) return undefined;
    sent += 1;
    return plan.requests[(sent - 1) % plan.requests.length];
  };
  const count = (status: string) => (statuses[status] = (statuses[status] ?? 0) + 1);
  let isUnderWay = true;
  // This keeps the process awake: waking it would cost the server more than most answers do.
  const stayAwake = () => isUnderWay && setImmediate(stayAwake);
  stayAwake();
  const portOf = (connection: number) => plan.ports[connection % plan.ports.length] ?? 0;
  await Promise.all(
    Array.from({ length: plan.connections }, (_, number) => converse(portOf(number), next, count)),
  );
  isUnderWay = false;
  return { perSecond: plan.count / ((performance.now() - began) / 1000), statuses };
}

/** Uses one connection until there is no next request. */
function converse(
  port: number,
  next: () => string | undefined,
  count: (status: string) => void,
): Promise<void> {
  return new Promise((done, failed) => {
    let pending: Buffer = Buffer.alloc(0);
    const socket = connect(port, 'localhost');
    socket.setNoDelay(true);
    const sendNext = () => {
      const request = next();
      if (request !== undefined) {
        socket.write(request);
        return;
      }
      socket.end();
      done();
    };
    socket.on('connect', sendNext);
    socket.on('error', failed);
    socket.on('data', (chunk) => {
      pending = pending.length ? Buffer.concat([pending, chunk]) : chunk;
      const headerEnd = pending.indexOf(HEADER_END);
      if (headerEnd < 0) return;
      const head = pending.toString('latin1', 0, headerEnd);
      const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);
      if (pending.length < headerEnd + HEADER_END.length + length) return;
      pending = Buffer.alloc(0);
      count(head.slice(9, 12));
      sendNext();
    });
  });
}
