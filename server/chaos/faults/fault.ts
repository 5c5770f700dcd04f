import type { EngineName } from '../options.ts';
import type { World } from '../world.ts';

/** Something that goes wrong. */
export interface Fault {
  name: string;
  engines: readonly EngineName[];
  /** How often it is thrown where nobody says otherwise. */
  rounds: number;
  /** Why it cannot be thrown here; null where it can. */
  obstacle?: (world: World) => string | null;
  /**
   * Throws it into the running load, and takes it back: afterwards all that may be broken is what the product made of it.
   * Answers what was thrown, in a few words each.
   */
  throwInto: (world: World) => Promise<string[]>;
}

export const BOTH: readonly EngineName[] = ['sqlite', 'postgres'];
