/**
 * Sets how much hostile input is generated: `HOSTILE_TIMES` multiplies it (`npm run hostile`), and
 * `HOSTILE_SEED` repeats the run whose failure named that seed.
 */

import fc from 'fast-check';

const TIMES = Number(process.env.HOSTILE_TIMES ?? 1);
// Exported, because a failure outside a property names it too.
export const SEED = Number(process.env.HOSTILE_SEED || Math.floor(Math.random() * 2 ** 31));

fc.configureGlobal({ seed: SEED });

export const runs = (usual: number): number => Math.max(1, Math.round(usual * TIMES));

/** Milliseconds for one property. */
export const SLOW_RUN = 60_000 * Math.max(1, TIMES);
