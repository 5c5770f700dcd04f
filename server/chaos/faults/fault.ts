import { setTimeout as wait } from 'node:timers/promises';
import type { EngineName } from '../../bench/command.ts';
import type { Berth } from '../fleet.ts';
import type { World } from '../world.ts';

export interface Fault {
  name: string;
  engines: readonly EngineName[];
  rounds: number;
  /** Returns why it can't happen here; null if it can. */
  obstacle?: (world: World) => string | null;
  /**
   * Causes the fault under load, and removes it: afterwards only the product's own handling may have left
   * something broken. Returns what it did, in a few words each.
   */
  run: (world: World) => Promise<string[]>;
}

export const BOTH: readonly EngineName[] = ['sqlite', 'postgres'];

/** Kills the process, and with it whatever it was doing. */
export function killOnce({ disrupt }: World, { server }: Berth): Promise<void> {
  return disrupt(() => server.kill());
}

/** Waits for a random number of milliseconds in this range. */
export const pause = ({ random }: Pick<World, 'random'>, least: number, most: number) =>
  wait(random.between(least, most));
