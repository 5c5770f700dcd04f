import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { DAY } from '@daybook/schema/figures/periods';
import { childrenOf } from '../../test/child-processes.ts';
import { BOTH, killOnce, pause, type Fault } from './fault.ts';

const KILLS = 3;

/** kill -9 of a process at a random moment: while it serves, and while it starts. */
export const kill: Fault = {
  name: 'kill',
  engines: BOTH,
  rounds: 2,
  async run(world) {
    const { random, fleet } = world;
    const done: string[] = [];
    for (let left = KILLS; left > 0; left -= 1) {
      await pause(world, 50, 900);
      const berth = random.pick(fleet.berths);
      if (!berth) break;
      await killOnce(world, berth);
      done.push('kill -9');
      if (random.chance(0.5)) {
        fleet.spawn(berth);
        // A start mostly takes longer than this.
        await pause(world, 20, 700);
        await killOnce(world, berth);
        done.push('kill -9 at the start');
      }
      await fleet.launch(berth);
    }
    return done;
  },
};

/** Adds two processes on the same database: one is killed, and both are told to stop. */
export const processes: Fault = {
  name: 'processes',
  engines: BOTH,
  rounds: 2,
  async run(world) {
    const { fleet } = world;
    const one = await fleet.add();
    const other = await fleet.add();
    await pause(world, 500, 1_500);
    await killOnce(world, one);
    await pause(world, 0, 500);
    await fleet.launch(one);
    await pause(world, 200, 800);
    const codes = [await fleet.remove(one), await fleet.remove(other)];
    if (codes.some((code) => code !== 0))
      throw new Error(`a process that was told to stop ended with ${codes.join()}`);
    return ['two more processes', 'kill -9 of one', 'two told to stop'];
  },
};

/** Milliseconds, longer than any query may take (database/postgres/open.ts). */
const BEYOND_PATIENCE = 18_000;

/** A process, or PostgreSQL, stops for a while and continues, as on a machine that is moved or overloaded. */
export const stall: Fault = {
  name: 'stall',
  engines: BOTH,
  rounds: 1,
  obstacle: () => (existsSync('/proc/self/task') ? null : 'only Linux lists the children of a process'),
  async run({ random, fleet, postgres, disrupt }) {
    const [berth] = fleet.berths;
    const short = () => random.between(500, 3_000);
    await disrupt(() => stopFor(berth ? [berth.server.pid] : [], short()));
    if (!postgres) return ['a process stopped for a while'];
    const isLong = random.chance(0.5);
    const pids = [postgres.pid(), ...childrenOf(postgres.pid())];
    await disrupt(() => stopFor(pids, isLong ? BEYOND_PATIENCE : short()));
    return ['a process stopped for a while', `PostgreSQL stopped for ${isLong ? '18 s' : 'a while'}`];
  },
};

async function stopFor(pids: readonly number[], milliseconds: number): Promise<void> {
  for (const pid of pids) signal(pid, 'SIGSTOP');
  await wait(milliseconds);
  for (const pid of pids) signal(pid, 'SIGCONT');
}

function signal(pid: number, name: 'SIGSTOP' | 'SIGCONT'): void {
  try {
    process.kill(pid, name);
  } catch {
    // One of PostgreSQL's processes has just ended.
  }
}

/** Clocks jump by a day, either way, and back. */
export const clock: Fault = {
  name: 'clock',
  engines: BOTH,
  rounds: 2,
  async run(world) {
    const { random, fleet, mail } = world;
    const right = fleet.now() - Date.now();
    for (const jump of random.chance(0.5) ? [DAY, -DAY] : [-DAY, DAY]) {
      // Emails are queued and being sent when it jumps.
      await mail.setMood('slow');
      await pause(world, 300, 800);
      fleet.setClocks(right + jump);
      await pause(world, 500, 1_500);
      fleet.setClocks(right);
      await pause(world, 300, 800);
      await mail.setMood('well');
    }
    return ['a day forward', 'a day back', 'twice back to the right time'];
  },
};
