/** Faults of the database: a full disk, read-only files, a PostgreSQL that is read-only or stopped. */

import { execFileSync } from 'node:child_process';
import { allowWrites, refuseWrites } from '../../test/database-faults.ts';
import { sqliteOf } from '../../test/test-database.ts';
import type { World } from '../world.ts';
import { BOTH, killOnce, pause, type Fault } from './fault.ts';

const broken = (world: World) => pause(world, 800, 2_500);

export const fullDisk: Fault = {
  name: 'full disk',
  engines: BOTH,
  rounds: 2,
  obstacle: ({ disk }) => ('obstacle' in disk ? disk.obstacle : null),
  async run(world) {
    const { disk, random, fleet, postgres } = world;
    if ('obstacle' in disk) return [];
    const done = ['a full disk'];
    await world.disrupt(async () => {
      // Empties the write-ahead log, so that the next write needs room for it.
      if (!postgres)
        await world.look(async (database) => void sqliteOf(database).pragma('wal_checkpoint(TRUNCATE)'));
      disk.fill();
      await broken(world);
      // A supervisor restarts a process again and again meanwhile. Such a start may fail, but must damage
      // nothing.
      const started = random.chance(0.5) ? fleet.berths[0] : undefined;
      if (started) {
        await killOnce(world, started);
        fleet.spawn(started);
        await broken(world);
        await killOnce(world, started);
        done.push('a start on the full disk');
      }
      disk.empty();
      // Without room for its log, PostgreSQL ends itself, and its supervisor restarts it.
      if (postgres && !postgres.isRunning()) await postgres.restart();
      if (started) await fleet.launch(started);
    });
    return done;
  },
};

/** Makes the kernel refuse every write to a file (RLIMIT_FSIZE), which works while files are open. */
export const readOnlyFile: Fault = {
  name: 'read-only file',
  engines: ['sqlite'],
  rounds: 2,
  obstacle() {
    try {
      execFileSync('prlimit', ['--version'], { stdio: 'pipe' });
      return null;
    } catch {
      return 'there is no prlimit here (util-linux)';
    }
  },
  async run(world) {
    const pids = world.fleet.berths.map(({ server }) => server.pid);
    const limit = (softLimit: string) => {
      for (const pid of pids)
        execFileSync('prlimit', ['--pid', String(pid), `--fsize=${softLimit}`], { stdio: 'pipe' });
    };
    await world.disrupt(async () => {
      limit('0:');
      await broken(world);
      limit('unlimited:');
    });
    return ['files that became read-only'];
  },
};

export const readOnlyPostgres: Fault = {
  name: 'read-only postgres',
  engines: ['postgres'],
  rounds: 2,
  async run(world) {
    await world.disrupt(async () => {
      await world.look(refuseWrites);
      await broken(world);
      await world.look(allowWrites);
    });
    return ['a PostgreSQL that became read-only'];
  },
};

const gone = (name: string, signal: 'SIGINT' | 'SIGKILL', done: string): Fault => ({
  name,
  engines: ['postgres'],
  rounds: 2,
  async run(world) {
    const { postgres } = world;
    await world.disrupt(async () => {
      await pause(world, 0, 500);
      postgres?.kill(signal);
      await pause(world, 300, 1_500);
      await postgres?.restart();
    });
    return [done];
  },
});

export const postgresRestart = gone('postgres restart', 'SIGINT', 'PostgreSQL restarted');
export const postgresKill = gone('postgres kill', 'SIGKILL', 'kill -9 of PostgreSQL');
