/** The paths of the built clients and the migrations, for src/ and for the bundle in dist/. */

import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('.', import.meta.url));
const isSource = import.meta.url.endsWith('.ts');
const serverFolder = resolve(here, isSource ? '../..' : '..');

export const paths = {
  sqliteMigrations: resolve(serverFolder, 'src/database/sqlite/migrations'),
  postgresMigrations: resolve(serverFolder, 'src/database/postgres/migrations'),
  defaultDatabase: resolve(serverFolder, 'data/daybook.db'),
  /** Makes one backup: the built program from the bundle in dist/, the source from src/. */
  backupProgram: isSource
    ? resolve(serverFolder, 'src/database/backup/backup-program.ts')
    : resolve(here, 'backup.js'),
  /** Reads a calendar on a separate thread. */
  calendarWorker: isSource
    ? resolve(serverFolder, 'src/calendars/busy/calendar-worker.ts')
    : resolve(here, 'calendar-worker.js'),
  /** Answers SQLite's long reads on a separate thread. */
  readingThread: isSource
    ? resolve(serverFolder, 'src/database/sqlite/reading-thread.ts')
    : resolve(here, 'reading-thread.js'),
  widgetEmbed: resolve(serverFolder, '../widget/dist/embed'),
  widgetPage: resolve(serverFolder, '../widget/dist/page'),
  widgetLinks: resolve(serverFolder, '../widget/dist/links'),
  widgetRender: resolve(serverFolder, '../widget/dist/render/render.js'),
  dashboard: resolve(serverFolder, '../dashboard/dist/app'),
  offlinePage: resolve(serverFolder, '../dashboard/dist/offline'),
  publicPages: resolve(serverFolder, '../dashboard/dist/site'),
  publicRender: resolve(serverFolder, '../dashboard/dist/render/render.js'),
  examples: resolve(serverFolder, '../examples/dist'),
};
