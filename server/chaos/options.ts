/** What `npm run chaos` is asked for. */
import { parseArgs } from 'node:util';
import { z } from 'zod';

const ENGINES = ['sqlite', 'postgres'] as const;
export type EngineName = (typeof ENGINES)[number];

export interface ChaosOptions {
  seed: number;
  engines: readonly EngineName[];
  /** Names of faults, or the beginnings of names; empty for all. */
  only: readonly string[];
  /** How often each fault is thrown; null for as often as it says itself. */
  rounds: number | null;
}

const given = z.object({
  seed: z.coerce.number().int().min(0).max(4_294_967_295).optional(),
  engine: z.enum(ENGINES).optional(),
  only: z.string().optional(),
  rounds: z.coerce.number().int().min(1).max(1000).optional(),
});

/** `freshSeed` is taken where none is given. Throws an Error whose message says what is wrong. */
export function readOptions(args: readonly string[], freshSeed: () => number): ChaosOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      seed: { type: 'string' },
      engine: { type: 'string' },
      only: { type: 'string' },
      rounds: { type: 'string' },
    },
  });
  const parsed = given.safeParse(values);
  if (!parsed.success)
    throw new Error(
      parsed.error.issues.map(({ path, message }) => `--${path.join('.')}: ${message}`).join('; '),
    );
  const { seed, engine, only, rounds } = parsed.data;
  return {
    seed: seed ?? freshSeed(),
    engines: engine === undefined ? ENGINES : [engine],
    only: (only ?? '').split(',').filter((name) => name !== ''),
    rounds: rounds ?? null,
  };
}

/** Whether a fault of that name is asked for. */
export function isAskedFor(name: string, { only }: Pick<ChaosOptions, 'only'>): boolean {
  return only.length === 0 || only.some((beginning) => name.startsWith(beginning));
}
