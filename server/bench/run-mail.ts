/** The email part of the bench by itself: `node --import tsx server/bench/run-mail.ts`, with `postgres` for that engine, after `npm run build`. */
import { createPostgres, createSqlite } from './engine.ts';
import { measureMail } from './measure-mail.ts';
import { run } from './running.ts';

await run(async (started) => {
  const isPostgres = process.argv[2] === 'postgres';
  const engine = started(isPostgres ? await createPostgres(process.env.DATABASE_URL) : createSqlite());
  console.log(await measureMail(engine));
});
