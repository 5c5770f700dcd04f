/** The calls by which a business comes from a file. */
import { broughtBookingOf } from '@daybook/schema/contract/brought-booking';
import type { ArrivalFinished, BroughtEvent } from '@daybook/schema/contract/business-file-rows';
import type { BusinessFile } from '@daybook/schema/contract/business-file';
import { BROUGHT_TOGETHER_BYTES, BROUGHT_TOGETHER_MAX } from '@daybook/schema/figures/business-file';
import { cutInParts } from '@daybook/schema/rules/cut-in-parts';
import { arrivalRoutes } from '@daybook/schema/words/arrival-routes';
import { callsOf, ownServer } from './call.ts';
import { patiently } from './patiently.ts';

const call = callsOf(ownServer, arrivalRoutes);
interface Bringing {
  signal: AbortSignal;
  /** Is told how many events, bookings and dates with visits have come, of all of them. */
  onProgress: (done: number) => void;
}

const TOGETHER = { count: BROUGHT_TOGETHER_MAX, bytes: BROUGHT_TOGETHER_BYTES };

/**
 * Brings a file part by part. Where it cannot be finished, what has come is given up: rejects with a CallError, or with the
 * signal's reason.
 */
export async function bringBusiness(file: BusinessFile, given: Bringing): Promise<ArrivalFinished> {
  const { format, version, business } = file;
  const begun = await call('beginArrival', { body: { format, version, business }, signal: given.signal });
  const params = { arrivalId: String(begun.arrival_id) };
  try {
    return await bringParts(file, params, given);
  } catch (error) {
    // Otherwise the server forgets it within a day.
    void call('discardArrival', { params }).catch(() => undefined);
    throw error;
  }
}

/** Each part is brought patiently: one that came, and whose answer was lost, is not written twice. */
async function bringParts(
  file: BusinessFile,
  params: { arrivalId: string },
  { signal, onProgress }: Bringing,
): Promise<ArrivalFinished> {
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
  const { length: events } = file.events;
  const body = { events, bookings: file.bookings.length, visits: file.visits.length };
  return patiently(() => call('finishArrival', { params, body, signal }), signal);
}
