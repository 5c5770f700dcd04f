import type { RunningServer } from '../processes.ts';
import type { DrivePlan, DriveResult, ServerName } from './drive-plan.ts';

/** What every measurement works with. */
export interface Parts {
  running: Record<ServerName, RunningServer>;
  drive: (plan: DrivePlan) => Promise<DriveResult>;
  /** Whether the generator has a processor for itself. */
  isAwake: boolean;
  /** Until the product has sent its letters. */
  waitForEmails: () => Promise<void>;
}
