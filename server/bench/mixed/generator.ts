import { z } from 'zod';
import { ask, ended, forkScript } from '../processes.ts';
import { driveResult, type Beginning, type DrivePlan, type DriveResult } from './drive-plan.ts';

/** The process that asks. */
export interface MixedGenerator {
  drive(plan: DrivePlan): Promise<DriveResult>;
  stop(): Promise<void>;
}

export async function startMixedGenerator(told: Beginning): Promise<MixedGenerator> {
  const child = forkScript('./mixed/drive.ts');
  await ask(child, told, z.literal('ready'));
  return { drive: (plan) => ask(child, plan, driveResult), stop: () => ended(child) };
}
