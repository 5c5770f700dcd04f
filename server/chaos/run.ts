/** `npm run chaos`: causes faults while people use the built product, and reports breaches (README.md). */

import { randomInt } from 'node:crypto';
import { z } from 'zod';
import { command, engines, list, readOptions, type EngineName } from '../bench/command.ts';
import { faults } from './faults/all.ts';
import { createRandom } from './random.ts';
import { roundLine, table, type RoundResult, type Skipped } from './report.ts';
import { runEnd, runRound } from './round.ts';
import { startWorld, type World } from './world.ts';

const TOLD = 12;

interface Options {
  seed: number;
  /** Prefixes of faults' names; all faults by default. */
  only?: string[] | undefined;
  /** By default, as many as each fault says itself. */
  rounds?: number | undefined;
}

await command(async () => {
  const {
    engine,
    seed = randomInt(1_000_000),
    ...given
  } = readOptions(process.argv.slice(2), {
    engine: z.enum(engines).optional(),
    seed: z.coerce.number<string>().pipe(z.int().min(0).max(4_294_967_295)).optional(),
    only: list.optional(),
    rounds: z.coerce.number<string>().pipe(z.int().min(1).max(1000)).optional(),
  });
  console.log(`Seed ${seed}: --seed=${seed} draws the same numbers again.`);
  const results: RoundResult[] = [];
  const skipped: Skipped[] = [];
  for (const name of engine ? [engine] : engines) await runEngine(name, { ...given, seed }, results, skipped);
  const breaches = results.flatMap(({ breaches: found }) => found);
  console.log(`\n${table(results, skipped)}`);
  console.log(`\nSeed ${seed}: ${breaches.length === 0 ? 'no breach.' : `${breaches.length} breaches.`}`);
  return breaches.length === 0 ? 0 : 1;
});

async function runEngine(
  engine: EngineName,
  options: Options,
  results: RoundResult[],
  skipped: Skipped[],
): Promise<void> {
  console.log(`\n${engine}: starting`);
  const random = createRandom(options.seed);
  const world = await startWorld(engine, random);
  try {
    const wanted = faults.filter(
      (each) =>
        each.engines.includes(engine) &&
        (!options.only || options.only.some((beginning) => each.name.startsWith(beginning))),
    );
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
