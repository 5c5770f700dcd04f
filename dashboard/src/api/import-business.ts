import type { ImportFinished, ImportedEvent, BusinessFile } from '@daybook/schema/contract/business-file';
import { importedBookingOf } from '@daybook/schema/contract/read-business-file';
import { IMPORTED_TOGETHER_BYTES, IMPORTED_TOGETHER_MAX } from '@daybook/schema/figures/bounds';
import { cutInParts } from '@daybook/schema/rules/cut-in-parts';
import { statusOf } from './call-error.ts';
import { type Call, callsOf, ownServer, type Server } from './call.ts';
import { retry } from './retry.ts';

interface Importing {
  signal: AbortSignal;
  /** Called with the number of rows imported so far, of all kinds together. */
  onProgress: (done: number) => void;
}

const NOT_FOUND = 404;
const TOGETHER = { count: IMPORTED_TOGETHER_MAX, bytes: IMPORTED_TOGETHER_BYTES };

export function importingTo(server: Server) {
  const call = callsOf(server);
  /**
   * Imports a file part by part, and discards what was imported when it can't finish. Rejects with a
   * CallError or the signal's reason. Stopped after the server has finished, it still resolves.
   */
  return async function importBusiness(file: BusinessFile, given: Importing): Promise<ImportFinished> {
    const { format, version, business } = file;
    const begun = await call('beginImport', { body: { format, version, business }, signal: given.signal });
    const params = { importId: begun.import_id };
    const body = {
      catalogue: file.catalogue.length,
      availability: file.availability.length,
      events: file.events.length,
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
async function giveUp(call: Call, params: { importId: number }): Promise<boolean> {
  try {
    await call('discardImport', { params });
    return true;
  } catch (error) {
    return statusOf(error) !== NOT_FOUND;
  }
}

/** Imports each part with retries. The server doesn't write a part twice when only its response was lost. */
async function importParts(
  call: Call,
  file: BusinessFile,
  params: { importId: number },
  { signal, onProgress }: Importing,
): Promise<void> {
  let done = 0;
  /** `send` resolves to the number of rows of this kind that the server has by then. */
  const importRows = async <Row>(
    rows: readonly Row[],
    send: (from: number, part: Row[]) => Promise<number>,
  ) => {
    let from = 0;
    for (const part of cutInParts(rows, TOGETHER)) {
      from = await retry(() => send(from, part), signal);
      onProgress((done += part.length));
    }
  };
  await importRows(
    file.catalogue,
    async (from, catalogue) =>
      (await call('importCatalogue', { params, body: { from, catalogue }, signal })).count,
  );
  await importRows(
    file.availability,
    async (from, availability) =>
      (await call('importAvailability', { params, body: { from, availability }, signal })).count,
  );
  const imported: ImportedEvent[] = [];
  await importRows(file.events, async (from, events) => {
    const answer = await call('importEvents', { params, body: { from, events }, signal });
    return imported.push(...answer.events);
  });
  await importRows(
    file.bookings.map((booking) => importedBookingOf(booking, imported)),
    async (from, bookings) =>
      (await call('importBookings', { params, body: { from, bookings }, signal })).count,
  );
  await importRows(
    file.visits,
    async (from, visits) => (await call('importVisits', { params, body: { from, visits }, signal })).count,
  );
  await importRows(
    file.customers,
    async (from, customers) =>
      (await call('importCustomers', { params, body: { from, customers }, signal })).count,
  );
}
