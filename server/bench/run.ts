/**
 * `npm run bench` measures what the product's calls cost beside the same machine's bare limit, in turn in the
 * same run; whether they cost the same with a hundred times the bookings; and the slots function itself. It
 * reports and does not judge: README.md beside it says how to read the tables. On PostgreSQL: run-postgres.ts.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSqlite } from './engine.ts';
import { measureInProcess } from './in-process.ts';
import { measureAdmin } from './measure-admin.ts';
import { measureLargest } from './measure-largest.ts';
import { measureMail } from './measure-mail.ts';
import { measureOverHttp } from './over-http.ts';
import { startMailSink } from './mail-sink.ts';
import { startLoadGenerator } from './processes.ts';
import { run } from './running.ts';
import { startSites } from './sites.ts';

await run(async (started) => {
  const folder = mkdtempSync(join(tmpdir(), 'daybook-bench-'));
  started({ stop: async () => rmSync(folder, { recursive: true, force: true }) });
  const engine = started(createSqlite());
  const mailSink = started(await startMailSink());
  const sites = await startSites(engine, mailSink.port, started);
  const load = started(startLoadGenerator());
  const rounds = { requests: 10_000, bookings: 1500, isWarmed: false };
  console.log(await measureOverHttp({ ...sites, ...rounds, engine, load, started }));
  console.log(`\n${await measureInProcess(sites)}`);
  console.log(`\n${await measureLargest(folder, mailSink.port)}`);
  console.log(`\n${await measureAdmin(folder, mailSink.port)}`);
  console.log(`\n${await measureMail(engine)}`);
});
