/**
 * `npm run bench -- --engine postgres` measures the same calls with the product on PostgreSQL, beside a bare server on the
 * same PostgreSQL, and the product as several processes. What is only about SQLite is left out.
 */
import { createPostgres } from './engine.ts';
import { measureInProcess } from './in-process.ts';
import { measureOverHttp } from './over-http.ts';
import { startMailSink } from './mail-sink.ts';
import { measureMail } from './measure-mail.ts';
import { startLoadGenerator } from './processes.ts';
import { run } from './running.ts';
import { measureSeveral } from './several-processes.ts';
import { startSites } from './sites.ts';

await run(async (started) => {
  const engine = started(await createPostgres(process.env.DATABASE_URL));
  const mailSink = started(await startMailSink());
  const sites = await startSites(engine, mailSink.port, started);
  const load = started(startLoadGenerator());
  const rounds = { requests: 4000, bookings: 500, isWarmed: true };
  console.log(await measureOverHttp({ ...sites, ...rounds, engine, load, started }));
  console.log(`\n${await measureInProcess(sites)}`);
  console.log(
    `\n${await measureSeveral({ large: sites.large, engine, load, started, smtpPort: mailSink.port })}`,
  );
  console.log(`\n${await measureMail(engine)}`);
});
