/** A disk that takes no more, and files that turn read-only, under SQLite; a PostgreSQL that turns read-only. */
import { setTimeout as wait } from 'node:timers/promises';
import { allowWrites, refuseWrites } from '../../test/database-faults.ts';
import { sqliteOf } from '../../test/test-database.ts';
import { allowFileWrites, noWritesObstacle, refuseFileWrites } from '../no-writes.ts';
import type { World } from '../world.ts';
import { killOnce } from './kill.ts';
import { BOTH, type Fault } from './fault.ts';

/** Milliseconds. */
const LEAST = 800;
const MOST = 2_500;

const broken = ({ random }: World) => wait(random.between(LEAST, MOST));

export const fullDisk: Fault = {
  name: 'full disk',
  engines: BOTH,
  rounds: 2,
  obstacle: ({ disk }) => ('obstacle' in disk ? disk.obstacle : null),
  async throwInto(world) {
    const { disk, random, fleet, postgres } = world;
    if ('obstacle' in disk) return [];
    const thrown = ['a full disk'];
    await world.disrupt(async () => {
      // The log beside the file begins anew: what is written next needs room.
      if (!postgres)
        await world.look(async (database) => void sqliteOf(database).pragma('wal_checkpoint(TRUNCATE)'));
      disk.fill();
      await broken(world);
      // A supervisor starts a process again and again meanwhile; such a start may fail, and must spoil nothing.
      const started = random.chance(0.5) ? fleet.berths[0] : undefined;
      if (started) {
        await killOnce(world, started);
        fleet.spawn(started);
        await broken(world);
        await killOnce(world, started);
        thrown.push('a start on the full disk');
      }
      disk.empty();
      // Without room for its log, PostgreSQL ends itself: whoever runs it starts it again.
      if (postgres && !postgres.isRunning()) await postgres.restart();
      if (started) await fleet.launch(started);
    });
    return thrown;
  },
};

export const readOnlyFile: Fault = {
  name: 'read-only file',
  engines: ['sqlite'],
  rounds: 2,
  obstacle: noWritesObstacle,
  async throwInto(world) {
    const pids = world.fleet.berths.map(({ server }) => server.pid);
    await world.disrupt(async () => {
      pids.forEach(refuseFileWrites);
      await broken(world);
      pids.forEach(allowFileWrites);
    });
    return ['files that turned read-only'];
  },
};

export const readOnlyPostgres: Fault = {
  name: 'read-only postgres',
  engines: ['postgres'],
  rounds: 2,
  async throwInto(world) {
    await world.disrupt(async () => {
      await world.look(refuseWrites);
      await broken(world);
      await world.look(allowWrites);
    });
    return ['a PostgreSQL that turned read-only'];
  },
};
