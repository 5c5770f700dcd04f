import { DAY } from '@daybook/schema/figures/periods';
import type { Clock } from '../runtime/clock.ts';
import type { Job } from '../jobs/run-jobs.ts';
import { nextTurn } from '../runtime/next-turn.ts';
import type { ImportsStore } from './imports-store.ts';

/** Milliseconds. No import takes so long, so it has been abandoned. */
const IMPORTING_AT_MOST = DAY;

interface DeleteImportsParts {
  store: ImportsStore;
  clock: Clock;
}

/** Deletes, in steps, the data of imports that were never finished. */
export async function deleteImports({ store, clock }: DeleteImportsParts): Promise<void> {
  await store.discardOf({ before: clock() - IMPORTING_AT_MOST });
  for (const importId of await store.listDiscarded())
    while (await store.deleteSome(importId)) await nextTurn();
}

export function deleteImportsJob(parts: DeleteImportsParts): Job {
  return { name: 'delete-imports', pattern: '29 * * * *', run: () => deleteImports(parts) };
}
