import { clock } from './clock.ts';
import { closing } from './closing.ts';
import { fullDisk, readOnlyFile, readOnlyPostgres } from './disk.ts';
import type { Fault } from './fault.ts';
import { erasure } from './erasure.ts';
import { kill } from './kill.ts';
import { mail } from './mail.ts';
import { postgresKill, postgresRestart } from './postgres.ts';
import { processes } from './processes.ts';
import { reminders } from './reminders.ts';
import { stall } from './stall.ts';
import { stripe } from './stripe.ts';

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
