import { FAILING_MOODS } from '../../bench/mail-sink.ts';
import { fullDisk, postgresKill, postgresRestart, readOnlyFile, readOnlyPostgres } from './databases.ts';
import { BOTH, pause, type Fault } from './fault.ts';
import { closing, erasure, reminders } from './jobs.ts';
import { clock, kill, processes, stall } from './processes.ts';
import { stripe } from './stripe.ts';

/** A mail server that is down, slow or refuses, and connections to it that break. */
const mail: Fault = {
  name: 'mail',
  engines: BOTH,
  rounds: 2,
  async run(world) {
    for (const mood of FAILING_MOODS.toSorted(() => world.random.next() - 0.5)) {
      await world.mail.setMood(mood);
      await pause(world, 700, 1_500);
      await world.mail.setMood('well');
      await pause(world, 0, 200);
    }
    return [...FAILING_MOODS];
  },
};

export const faults: readonly Fault[] = [
  kill,
  reminders,
  closing,
  erasure,
  processes,
  mail,
  fullDisk,
  readOnlyFile,
  readOnlyPostgres,
  postgresRestart,
  postgresKill,
  stall,
  clock,
  stripe,
];
