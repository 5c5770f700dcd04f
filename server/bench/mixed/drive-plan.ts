/** What the generator of mixed load is told, and what it answers. */
import { z } from 'zod';
import { distribution } from './latencies.ts';
import { sets, targets } from './targets.ts';

/** Whom it asks: the product, or the bare server, with and without a prepared statement. */
export const servers = ['hono', 'statement', 'product'] as const;
export type ServerName = (typeof servers)[number];

/** Told once, before anything else. */
export const beginning = z.object({ sets: z.record(z.enum(sets), targets) });
export type Beginning = z.infer<typeof beginning>;

export const drivePlan = z.object({
  server: z.enum(servers),
  port: z.int(),
  set: z.enum(sets),
  connections: z.int(),
  /** For so long, or until so many requests were sent. */
  seconds: z.number(),
  count: z.int().nullable(),
  /** Whether a processor is there for the generator alone, which then never sleeps. */
  isAwake: z.boolean(),
});
export type DrivePlan = z.infer<typeof drivePlan>;

export const driveResult = z.object({
  perSecond: z.number(),
  latencies: z.object({ diary: distribution, slots: distribution, booking: distribution }),
  /** By status, and 'broken' for connections: how many there were other than what a request should get. */
  errors: z.record(z.string(), z.number()),
});
export type DriveResult = z.infer<typeof driveResult>;
