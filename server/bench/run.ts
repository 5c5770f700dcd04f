/**
 * `npm run bench` compares the product's calls with the machine's bare limit, in turn in the same run; with a
 * hundred times the bookings; and more (README.md). It reports and does not judge.
 */

import { z } from 'zod';
import { command, engines, list, readOptions } from './command.ts';
import { createEngine } from './engine.ts';
import { measureAdmin } from './measure-admin.ts';
import { measureEmails } from './measure-emails.ts';
import { measureHttp, startSites, type Sites } from './measure-http.ts';
import { measureInProcess } from './measure-in-process.ts';
import { measureLargest } from './measure-largest.ts';
import { measureSeveral } from './measure-several.ts';
import { startMailSinkProcess } from './servers.ts';

await command(async (started) => {
  const { engine: name, only } = readOptions(process.argv.slice(2), {
    engine: z.enum(engines).default('sqlite'),
    only: list.optional(),
  });
  const engine = started(await createEngine(name));
  const { port: smtpPort } = started(await startMailSinkProcess());
  const parts = { name, engine, smtpPort, started };
  let sites: Promise<Sites> | undefined;
  const withSites = async (measure: (sites: Sites) => Promise<string>) =>
    measure(await (sites ??= startSites(parts)));
  /** By the name that `--only` takes. `largest` and `admin` need SQLite, whose queries block others. */
  const measurements: Record<string, (() => Promise<string>) | null> = {
    http: () => withSites((each) => measureHttp(parts, each)),
    'in-process': () => withSites(measureInProcess),
    several: name === 'postgres' ? () => withSites((each) => measureSeveral(parts, each)) : null,
    largest: name === 'sqlite' ? () => measureLargest(parts) : null,
    admin: name === 'sqlite' ? () => measureAdmin(parts) : null,
    emails: () => measureEmails(parts),
  };
  for (const [part, measure] of Object.entries(measurements))
    if (measure && (!only || only.includes(part))) console.log(`\n${await measure()}`);
  return 0;
});
