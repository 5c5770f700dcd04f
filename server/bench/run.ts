/**
 * `npm run bench` measures what the product's calls cost beside the same machine's bare limit, in turn in the
 * same run; whether they cost the same with a hundred times the bookings; and the slots function itself. It
 * reports and does not judge: README.md beside it says how to read the tables.
 */
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { measureInProcess } from './in-process.ts';
import { measureAdmin } from './measure-admin.ts';
import { measureLargest } from './measure-largest.ts';
import { measureOverHttp } from './over-http.ts';
import { startLoadGenerator, startMailSink, startProduct } from './processes.ts';
import type { Site } from './rows.ts';
import { seedDatabase, type Seed } from './seed.ts';

const LARGE: Seed = { businesses: 1000, bookings: 100_000 };
const SMALL: Seed = { businesses: 10, bookings: 1000 };

const folder = mkdtempSync(join(tmpdir(), 'daybook-bench-'));
const stops: (() => Promise<void>)[] = [];
const started = <Process extends { stop(): Promise<void> }>(process: Process): Process => {
  stops.push(() => process.stop());
  return process;
};

async function startSite(name: string, seed: Seed, smtpPort: number): Promise<Site> {
  const databaseFile = join(folder, `${name}.db`);
  const seeded = await seedDatabase(databaseFile, seed, Date.now());
  // The bare server works on an untouched copy beside it.
  copyFileSync(databaseFile, `${databaseFile}.bare`);
  return { ...seeded, databaseFile, ...started(await startProduct(databaseFile, smtpPort)) };
}

try {
  const began = performance.now();
  const mailSink = started(await startMailSink());
  const large = await startSite('large', LARGE, mailSink.port);
  const small = await startSite('small', SMALL, mailSink.port);
  const load = started(startLoadGenerator());
  console.log(await measureOverHttp({ large, small, load, started }));
  console.log(`\n${await measureInProcess({ large, small })}`);
  console.log(`\n${await measureLargest(folder, mailSink.port)}`);
  console.log(`\n${await measureAdmin(folder, mailSink.port)}`);
  console.log(`\nMeasured in ${Math.round((performance.now() - began) / 1000)} s.`);
} finally {
  await Promise.all(stops.map((stop) => stop()));
  rmSync(folder, { recursive: true, force: true });
}
