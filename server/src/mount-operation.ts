/** What is answered to whoever runs this Daybook: load balancers and supervisors. */
import { calls } from '@daybook/schema/contract/calls';
import type { Database } from './database/database.ts';
import { checkHealth } from './database/health.ts';
import { Refusal } from './http/errors.ts';
import type { Mount } from './http/mount.ts';
import { STOPPING } from './http/refusal-texts.ts';

export interface OperationParts {
  database: Database;
  /** True from the moment that this process was told to stop. */
  isStopping: () => boolean;
}

export function mountOperation(mount: Mount, { database, isStopping }: OperationParts): void {
  mount(calls.checkHealth, () => checkHealth(database));
  mount(calls.checkReady, async () => {
    if (isStopping()) throw new Refusal(503, STOPPING);
    return checkHealth(database);
  });
}
