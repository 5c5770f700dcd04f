import { appendFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const project = (name: string, importSource?: string) => ({
  ...(importSource ? { oxc: { jsx: { runtime: 'automatic' as const, importSource } } } : {}),
  test: {
    name,
    root: `./${name}`,
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**', '**/e2e/**'],
    // A process for each file spends a third of a whole run on starting and on reading the same modules again.
    isolate: false,
    testTimeout: 20_000,
    // Some tests start the whole product, which takes its time when other processes want the processor too.
    hookTimeout: 60_000,
  },
});

/** What PostgreSQL does in words of its own is tested on PostgreSQL alone. */
const onSqlite = ({ test, ...rest }: ReturnType<typeof project>) => ({
  ...rest,
  test: {
    ...test,
    exclude: [...test.exclude, 'src/database/postgres/**'],
    globalSetup: './test/build-server.mjs',
  },
});

/** 'change' is `npm test`, 'rest' is what `npm run test:all` adds to it. Without it, every test runs. */
const part = process.env.DAYBOOK_TESTS;

/** What can differ on PostgreSQL: stores, races and jobs. */
const DIFFERENT_ON_POSTGRES = [
  'src/{database,jobs}/**/*.test.ts',
  'src/**/*store.test.ts',
  'src/http/token-bucket.test.ts',
  'src/calendars/busy/refresh-calendars.test.ts',
  'src/patterns/publish-patterns.test.ts',
  'test/{races,move-races,coupon-races,at-once,booking-turns,email-spellings,shared-resources}.test.ts',
  'test/{running-late,waiting-list-histories}.test.ts',
];
/** They copy and compare files, or fill a database by the same code. */
const ALIKE_ON_POSTGRES = ['src/database/backup/**/*.test.ts', 'src/sample-data/**/*store.test.ts'];
const OTHERS_ON_POSTGRES = [
  'test/**/*.test.ts',
  'src/accounts/export/what-is-exported.test.ts',
  'src/coupons/activate-free.test.ts',
  'src/demonstration/keep-demonstration.test.ts',
  'src/diary/build-diary.test.ts',
  'src/emails/worker{,-claims}.test.ts',
  ...ALIKE_ON_POSTGRES,
];

/** The same tests of the server once more, on the other engine: those that have to do with a database. */
const onPostgres = ({ test, ...rest }: ReturnType<typeof project>) => ({
  ...rest,
  test: {
    ...test,
    name: 'server on PostgreSQL',
    include: [
      ...(part === 'rest' ? [] : DIFFERENT_ON_POSTGRES),
      ...(part === 'change' ? [] : OTHERS_ON_POSTGRES),
    ],
    exclude: [
      ...test.exclude,
      'src/database/sqlite/**',
      // What these are about is the same whatever keeps the rows: pages, documents, settings, other people's servers.
      'test/{public-*,hosted-*,sent-forms,site-files,ready-first}.test.ts',
      'test/{readme,production,local-host,identity-provider,email-test,stopping}.test.ts',
      // Processes and PostgreSQL itself are killed in more-than-one-machine.test.ts; the bar of the other is SQLite's.
      'test/{faults,owner-bookings-many}.test.ts',
      ...(part === 'change' ? ALIKE_ON_POSTGRES : []),
      ...(part === 'rest' ? DIFFERENT_ON_POSTGRES.filter((files) => files.startsWith('test/')) : []),
    ],
    globalSetup: ['./test/build-server.mjs', './test/postgres-setup.ts'],
    env: { DAYBOOK_TEST_ENGINE: 'postgres' },
  },
});

/** HOSTILE_TIMES says how often (server/test/hostile/runs.ts). */
const hostile = (server: ReturnType<typeof project>) => {
  const { test, ...rest } = onSqlite(server);
  return { ...rest, test: { ...test, include: ['test/hostile/*.test.ts'] } };
};

/** Where server/bin/test.mjs reads what fails a run without failing a test; unset elsewhere. */
const unhandledErrors = process.env.DAYBOOK_UNHANDLED_ERRORS;

export default defineConfig({
  test: {
    onUnhandledError({ name, message }) {
      if (unhandledErrors)
        appendFileSync(unhandledErrors, `unhandled ${name}: ${message.split('\n', 1)[0]}\n`);
    },
    // One more than there are cores: several tests wait for other processes for a minute or longer.
    maxWorkers: availableParallelism() + 1,
    projects:
      part === 'rest'
        ? [hostile(project('server', 'hono/jsx')), onPostgres(project('server', 'hono/jsx'))]
        : [
            project('schema'),
            onSqlite(project('server', 'hono/jsx')),
            onPostgres(project('server', 'hono/jsx')),
            project('widget', 'preact'),
            project('dashboard', 'react'),
          ],
  },
});
