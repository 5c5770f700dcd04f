/**
 * `npm run load` measures simultaneous requests of customers on a platform of a thousand businesses and a
 * million bookings, and reports whether each goal was met. The bench's README.md explains the output.
 */

import { loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { inArray } from 'drizzle-orm';
import { z } from 'zod';
import type { OpenedDatabase } from '../../src/database/database.ts';
import { emails } from '../../src/database/email-tables.ts';
import { countRows } from '../../src/database/prepared.ts';
import { openPlace } from '../../test/test-database.ts';
import { command, engines, list, readOptions, type Started } from '../command.ts';
import type { Driven } from '../generator.ts';
import { sampleResponses } from '../measure-http.ts';
import { seedPlatform } from '../platform.ts';
import { inMegabytes, medianOf, whole } from '../report.ts';
import { startBare, startMailSinkProcess, startProduct } from '../servers.ts';
import { BOOKING_CONNECTIONS, goalsOf, goalsTable, growthOf, hasFailed } from './goals.ts';
import {
  busiestRatio,
  busiestTable,
  createAsk,
  levelsTable,
  measureBusiest,
  measureLevel,
  measureMemory,
  memoryTable,
  SHARES,
  type Ask,
  type Parts,
} from './measure.ts';
import {
  openPlatform,
  plannedOf,
  readTargets,
  SHAPE,
  sizesOf,
  type BusinessSize,
  type KeptOptions,
} from './platform.ts';

const positive = z.coerce.number<string>().positive();
const wholeNumber = positive.pipe(z.int());

await command(async (started) => {
  const options = readOptions(
    process.argv.slice(2),
    {
      engine: z.enum(engines).default('sqlite'),
      minutes: positive.default(10),
      connections: list.pipe(z.array(wholeNumber)).default([1, 64, 512]),
      /** For each measurement. */
      seconds: positive.default(10),
      businesses: wholeNumber.default(1_000),
      bookings: wholeNumber.default(1_000_000),
      /** Makes a new platform even if today's exists. */
      fresh: z.boolean().default(false),
    },
    ['fresh'],
  );
  if (options.bookings < options.businesses) throw new Error('--bookings: fewer than businesses');
  const sizes = sizesOf(options);
  const { parts, watched } = await prepare(options, sizes, started);
  const results: Driven[] = [];
  const asking = createAsk(parts);
  const ask: Ask = async (plan) => {
    const result = await asking(plan);
    if ((plan.server ?? 'product') === 'product') results.push(result);
    return result;
  };
  console.log(`On ${options.engine}. The machine’s load before: ${loadavg()[0]?.toFixed(2)}.`);
  console.log(`Daybook’s memory in the beginning: ${inMegabytes(await parts.running.product.memory())} MB.`);
  // After a start nothing is cached, and all events of a diary are counted. This first load keeps that out of
  // the results.
  const first = Math.ceil((sizes.length * 100) / SHARES.diary);
  const { perSecond } = await ask({ connections: BOOKING_CONNECTIONS, seconds: 300, count: first });
  console.log(`It made every diary for the first time in ${Math.round(first / perSecond)} s.\n`);

  const levels = [];
  for (const connections of options.connections)
    levels.push(await measureLevel(parts, ask, connections, options.seconds));
  console.log(`${levelsTable(levels)}\n`);

  const busiest = await measureBusiest(parts, ask, BOOKING_CONNECTIONS);
  const aheadOf = (at: number) => sizes.at(at)?.ahead ?? 0;
  console.log(`${busiestTable(busiest, { busiest: aheadOf(0), quietest: aheadOf(-1) })}\n`);

  const minutes = await measureMemory(parts, ask, BOOKING_CONNECTIONS, options.minutes);
  console.log(`${memoryTable(minutes)}\n`);
  const written = await countRows(watched.read, emails);
  const waiting = await countWaiting(watched);
  console.log(`Emails: ${whole(written)} queued, ${whole(waiting)} of them not sent yet.\n`);

  const goals = goalsOf({
    results,
    // Of minutes, because every minute all cached diaries are computed again.
    bookingP99: medianOf(minutes.map(({ result }) => result.latencies('booking').p99)),
    busiestToQuietest: busiestRatio(busiest),
    growth: growthOf(minutes.flatMap(({ samples }) => samples)),
    minutes: options.minutes,
  });
  console.log(goalsTable(goals));
  return hasFailed(goals) ? 1 : 0;
});

async function prepare(
  options: KeptOptions,
  sizes: readonly BusinessSize[],
  started: Started,
): Promise<{ parts: Parts; watched: OpenedDatabase }> {
  const now = Date.now();
  const { engine, place } = await openPlatform(options, now, started);
  const barePlace = await engine.newDatabase();
  const empty = sizes.map(() => ({ ahead: 0, past: 0, days: 0 }));
  await seedPlatform(barePlace, SHAPE, plannedOf(empty, now), now);
  const targets = await readTargets(place, sizes.length, now);
  const { port: smtpPort } = started(await startMailSinkProcess());
  const product = started(await startProduct(place, smtpPort));
  const answers = await sampleResponses({ ...targets.all, port: product.port });
  const bare = started(await startBare({ place: barePlace, answers }));
  const watched = openPlace(place);
  started({ stop: () => watched.close() });
  return {
    watched,
    parts: {
      running: { hono: bare, statement: bare, product },
      targets,
      // PostgreSQL needs the processor that the generator would keep busy with waiting.
      isAwake: options.engine === 'sqlite',
      async waitForEmails() {
        const endsAt = performance.now() + 120_000;
        while (performance.now() < endsAt && (await countWaiting(watched)) > 0) await wait(500);
      },
    },
  };
}

function countWaiting({ read }: OpenedDatabase): Promise<number> {
  return countRows(read, emails, inArray(emails.status, ['queued', 'sending']));
}
