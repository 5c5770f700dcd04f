/** An owner presses, and the process is killed while it does what was asked. */
import { setTimeout as wait } from 'node:timers/promises';
import { signIn, type Owner } from '../../test/owner.ts';
import type { OpenedDatabase } from '../../src/database/database.ts';
import { SESSION_SECRET, type Berth } from '../fleet.ts';
import { askAsOwner } from '../people/asking.ts';
import type { World } from '../world.ts';
import { killOnce } from './kill.ts';

export interface KilledPress {
  owner: Owner;
  method: 'POST' | 'DELETE';
  path: string;
  body?: unknown;
  /** Milliseconds from the press until the process is killed, at most. */
  most: number;
  /** What the second press is answered where the first one was heard, and its answer was not. */
  heardBefore: number;
}

/** Whoever got no answer presses again. Throws where that is refused. */
export async function pressAndKill(world: World, berth: Berth, press: KilledPress): Promise<void> {
  const { owner, most, heardBefore, ...call } = press;
  const ask = () => askAsOwner(world, berth.url, owner, call);
  const pressed = ask();
  await wait(world.random.between(0, most));
  await killOnce(world, berth);
  const heard = await pressed;
  await world.fleet.launch(berth);
  const again = heard?.status === 200 ? heard : await ask();
  if (again?.status !== 200 && again?.status !== heardBefore)
    throw new Error(`${call.method} ${call.path} was answered with ${again?.status ?? 'nothing'}`);
}

/** An owner whom no other actor of the load knows. */
export function newOwner({ fleet }: World, database: OpenedDatabase, email: string): Promise<Owner> {
  const { publicUrl } = fleet;
  const at = { database, clock: { now: fleet.now() }, secret: SESSION_SECRET, url: publicUrl, publicUrl };
  return signIn(at, email);
}
