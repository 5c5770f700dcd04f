/** Runs one round: the load runs, the fault happens, the load goes on, and then everything is checked. */

import { checkAll, drainOutbox } from './check.ts';
import type { Fault } from './faults/fault.ts';
import { wellAgain } from './fleet.ts';
import { startLoad } from './load.ts';
import { between, type RoundResult, type Tally } from './report.ts';
import type { World } from './world.ts';

/** Bookings before a fault, and after it. */
const BOOKINGS = 8;
const BOOKED_WITHIN = 60;
const WELL_WITHIN = 60;

export async function runRound(world: World, fault: Fault): Promise<RoundResult> {
  const before = tallyOf(world);
  const load = startLoad(world);
  const breaches: string[] = [];
  let done: string[] = [];
  let wellAfter: number | null = null;
  try {
    if (!(await load.books(BOOKINGS, BOOKED_WITHIN))) breaches.push('nobody could book before the fault');
    done = await fault.run(world);
    wellAfter = await wellAgain(world.fleet.urls(), WELL_WITHIN);
    if (!(await load.books(BOOKINGS, BOOKED_WITHIN))) breaches.push('nobody could book after the fault');
  } catch (error) {
    breaches.push(error instanceof Error ? error.message : String(error));
  }
  await load.stop();
  breaches.push(...(await checkAll(world)));
  const tally = between(before, tallyOf(world));
  return { engine: world.engine, fault: fault.name, done, tally, wellAfter, breaches };
}

/** Drains the outbox after the last round, and checks everything once more. */
export async function runEnd(world: World): Promise<RoundResult> {
  const before = tallyOf(world);
  const breaches = [...(await drainOutbox(world)), ...(await checkAll(world))];
  const tally = between(before, tallyOf(world));
  return {
    engine: world.engine,
    fault: 'the end',
    done: ['every email sent'],
    tally,
    wellAfter: 0,
    breaches,
  };
}

function tallyOf({ ledger, mail }: World): Tally {
  return {
    booked: ledger.booked.size,
    cancelled: ledger.cancelled.size,
    changed: ledger.changes,
    moved: ledger.moves + ledger.ownMoves,
    movedByOwner: ledger.ownMoves,
    offered: ledger.offers.size,
    offeredByJob: ledger.offersOfJob,
    paid: ledger.paid,
    emails: mail.deliveries.length,
    refused: (ledger.statuses.get(0) ?? 0) + (ledger.statuses.get(503) ?? 0),
  };
}
