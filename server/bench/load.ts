/**
 * A load generator: keep-alive connections with one request under way each. It is a process of its own, forked by run.ts,
 * so that it shares no thread with a server; it receives plans and answers with results.
 */
import { z } from 'zod';
import { converse, whileAwake } from './conversation.ts';

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
  const portOf = (connection: number) => plan.ports[connection % plan.ports.length] ?? 0;
  await whileAwake(() =>
    Promise.all(
      Array.from({ length: plan.connections }, (_, number) => converse(portOf(number), next, count)),
    ),
  );
  return { perSecond: plan.count / ((performance.now() - began) / 1000), statuses };
}
