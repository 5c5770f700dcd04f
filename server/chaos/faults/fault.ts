import { setTimeout as wait } from 'node:timers/promises';
import type { EngineName } from '../../bench/command.ts';
import type { Berth } from '../fleet.ts';
import type { World } from '../world.ts';

/** Something that goes wrong. */
export interface Fault {
  name: string;
  engines: readonly EngineName[];
  /** How often it happens where nobody says otherwise. */
  rounds: number;
  /** Why it can't happen here; null where it can. */
  obstacle?: (world: World) => string | null;
  /**
   * Causes it under load, and takes it back: afterwards all that may be broken is what the product made of it. Returns what
   * it did, in a few words each.
   */
  run: (world: World) => Promise<string[]>;
}

export const BOTH: readonly EngineName[] = ['sqlite', 'postgres'];

/** Whatever the process was doing has ended when it is gone. */
export function killOnce({ disrupt }: World, { server }: Berth): Promise<void> {
  return disrupt(() => server.kill());
}

/** Waits for so many milliseconds, drawn at random. */
export const pause = ({ random }: Pick<World, 'random'>, least: number, most: number) =>
  wait(random.between(least, most));
