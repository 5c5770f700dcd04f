/** The calls by which a business comes from a file. */
import { broughtBookingOf } from '@daybook/schema/contract/brought-booking';
import type { ArrivalFinished, BroughtEvent } from '@daybook/schema/contract/business-file-rows';
import type { BusinessFile } from '@daybook/schema/contract/business-file';
import { BROUGHT_TOGETHER_BYTES, BROUGHT_TOGETHER_MAX } from '@daybook/schema/figures/business-file';
import { cutInParts } from '@daybook/schema/rules/cut-in-parts';
import { arrivalRoutes } from '@daybook/schema/words/arrival-routes';
import { CallError } from './call-error.ts';
import { callsOf, ownServer } from './call.ts';
import { patiently } from './patiently.ts';
import type { Server } from './request.ts';

interface Bringing {
  signal: AbortSignal;
  /** Is told how many events, bookings and dates with visits have come, of all of them. */
  onProgress: (done: number) => void;
}

type Calls = ReturnType<typeof arrivalCallsOf>;
const arrivalCallsOf = (server: Server) => callsOf(server, arrivalRoutes);

const TOGETHER = { count: BROUGHT_TOGETHER_MAX, bytes: BROUGHT_TOGETHER_BYTES };

export function bringingTo(server: Server) {
  const call = arrivalCallsOf(server);
  /**
   * Brings a file part by part. Where it cannot be finished, what has come is given up: rejects with a CallError, or with
   * the signal's reason. Whoever stops it when the server has finished already has the business all the same.
   */
  return async function bring(file: BusinessFile, given: Bringing): Promise<ArrivalFinished> {
    const { format, version, business } = file;
    const begun = await call('beginArrival', { body: { format, version, business }, signal: given.signal });
    const params = { arrivalId: String(begun.arrival_id) };
    const { length: events } = file.events;
    const body = { events, bookings: file.bookings.length, visits: file.visits.length };
    let isFinishing = false;
    try {
      await bringParts(call, file, params, given);
      isFinishing = true;
      const { signal } = given;
      return await patiently(() => call('finishArrival', { params, body, signal }), signal);
    } catch (error) {
      const givenUp = giveUp(call, params);
      // Its answer was lost, or not waited for: it says the same again.
      if (isFinishing && !(await givenUp)) return call('finishArrival', { params, body });
      throw error;
    }
  };
}

export const bringBusiness = bringingTo(ownServer);

/** False where nothing is there to be given up. What cannot be told now the server forgets within a day. */
async function giveUp(call: Calls, params: { arrivalId: string }): Promise<boolean> {
  try {
    await call('discardArrival', { params });
    return true;
  } catch (error) {
    return !(error instanceof CallError && error.status === 404);
  }
}

/** Each part is brought patiently: one that came, and whose answer was lost, is not written twice. */
async function bringParts(
  call: Calls,
  file: BusinessFile,
  params: { arrivalId: string },
  { signal, onProgress }: Bringing,
): Promise<void> {
  let done = 0;
  const cameMore = (more: number) => onProgress((done += more));
  const brought: BroughtEvent[] = [];
  for (const events of cutInParts(file.events, TOGETHER)) {
    const body = { from: brought.length, events };
    brought.push(...(await patiently(() => call('bringEvents', { params, body, signal }), signal)).events);
    cameMore(events.length);
  }
  const coming = file.bookings.map((booking) => broughtBookingOf(booking, brought));
  let from = 0;
  for (const bookings of cutInParts(coming, TOGETHER)) {
    const body = { from, bookings };
    from = (await patiently(() => call('bringBookings', { params, body, signal }), signal)).count;
    cameMore(bookings.length);
  }
  let dates = 0;
  for (const visits of cutInParts(file.visits, TOGETHER)) {
    const body = { from: dates, visits };
    dates = (await patiently(() => call('bringVisits', { params, body, signal }), signal)).count;
    cameMore(visits.length);
  }
}
