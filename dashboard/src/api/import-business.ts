import { importedBookingOf } from '@daybook/schema/contract/read-business-file';
import type { ImportFinished, ImportedEvent } from '@daybook/schema/contract/business-file-rows';
import type { BusinessFile } from '@daybook/schema/contract/business-file';
import { IMPORTED_TOGETHER_BYTES, IMPORTED_TOGETHER_MAX } from '@daybook/schema/figures/bounds';
import { cutInParts } from '@daybook/schema/rules/cut-in-parts';
import { importRoutes } from '@daybook/schema/words/import-routes';
import { CallError } from './call-error.ts';
import { callsOf, ownServer, type Server } from './call.ts';
import { retry } from './retry.ts';

interface Importing {
  signal: AbortSignal;
  /** Called with the number of rows imported so far, of all kinds together. */
  onProgress: (done: number) => void;
}

type Calls = ReturnType<typeof importCallsOf>;
const importCallsOf = (server: Server) => callsOf(server, importRoutes);

const TOGETHER = { count: IMPORTED_TOGETHER_MAX, bytes: IMPORTED_TOGETHER_BYTES };

export function importingTo(server: Server) {
  const call = importCallsOf(server);
  /**
   * Imports a file part by part, and discards what was imported when it can't finish. Rejects with a
   * CallError or the signal's reason. Stopped after the server has finished, it still resolves.
   */
  return async function importBusiness(file: BusinessFile, given: Importing): Promise<ImportFinished> {
    const { format, version, business } = file;
    const begun = await call('beginImport', { body: { format, version, business }, signal: given.signal });
    const params = { importId: String(begun.import_id) };
    const { length: catalogue } = file.catalogue;
    const { length: availability } = file.availability;
    const { length: events } = file.events;
    const body = {
      catalogue,
      availability,
      events,
      bookings: file.bookings.length,
      visits: file.visits.length,
    };
    let isFinishing = false;
    try {
      await importParts(call, file, params, given);
      isFinishing = true;
      const { signal } = given;
      return await retry(() => call('finishImport', { params, body, signal }), signal);
    } catch (error) {
      const givenUp = giveUp(call, params);
      // There was nothing to discard: the server has finished and its response was lost, so ask again.
      if (isFinishing && !(await givenUp)) return call('finishImport', { params, body });
      throw error;
    }
  };
}

export const importBusiness = importingTo(ownServer);

/** Returns false when there was nothing to discard. An import left behind is deleted within a day. */
async function giveUp(call: Calls, params: { importId: string }): Promise<boolean> {
  try {
    await call('discardImport', { params });
    return true;
  } catch (error) {
    return !(error instanceof CallError && error.status === 404);
  }
}

/** Imports each part with retries. The server doesn't write a part twice when only its response was lost. */
async function importParts(
  call: Calls,
  file: BusinessFile,
  params: { importId: string },
  { signal, onProgress }: Importing,
): Promise<void> {
  let done = 0;
  const cameMore = (more: number) => onProgress((done += more));
  let listed = 0;
  for (const catalogue of cutInParts(file.catalogue, TOGETHER)) {
    const body = { from: listed, catalogue };
    listed = (await retry(() => call('importCatalogue', { params, body, signal }), signal)).count;
    cameMore(catalogue.length);
  }
  let available = 0;
  for (const availability of cutInParts(file.availability, TOGETHER)) {
    const body = { from: available, availability };
    available = (await retry(() => call('importAvailability', { params, body, signal }), signal)).count;
    cameMore(availability.length);
  }
  const imported: ImportedEvent[] = [];
  for (const events of cutInParts(file.events, TOGETHER)) {
    const body = { from: imported.length, events };
    imported.push(...(await retry(() => call('importEvents', { params, body, signal }), signal)).events);
    cameMore(events.length);
  }
  const coming = file.bookings.map((booking) => importedBookingOf(booking, imported));
  let from = 0;
  for (const bookings of cutInParts(coming, TOGETHER)) {
    const body = { from, bookings };
    from = (await retry(() => call('importBookings', { params, body, signal }), signal)).count;
    cameMore(bookings.length);
  }
  let dates = 0;
  for (const visits of cutInParts(file.visits, TOGETHER)) {
    const body = { from: dates, visits };
    dates = (await retry(() => call('importVisits', { params, body, signal }), signal)).count;
    cameMore(visits.length);
  }
}
