import { DAY } from '@daybook/schema/figures/periods';
import type { Context } from '../context.ts';
import type { Job } from '../jobs/run-jobs.ts';
import { deleteImport } from './import-business.ts';
import { discardImportsOf, listDiscardedImports } from './imports-store.ts';

/** Milliseconds. No import takes so long, so it has been abandoned. */
const IMPORTING_AT_MOST = DAY;

type ImportsContext = Pick<Context, 'database' | 'clock'>;

/** Deletes, in steps, the data of imports that were never finished. */
export async function deleteImports({ database, clock }: ImportsContext): Promise<void> {
  await database.write({}, (tx) => discardImportsOf(tx, { before: clock() - IMPORTING_AT_MOST }));
  for (const importId of await listDiscardedImports(database.read)) await deleteImport(database, importId);
}

export function deleteImportsJob(context: ImportsContext): Job {
  return { name: 'delete-imports', pattern: '29 * * * *', run: () => deleteImports(context) };
}
