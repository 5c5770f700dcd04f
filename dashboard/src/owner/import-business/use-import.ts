import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ImportFinished, BusinessFile } from '@daybook/schema/contract/business-file';
import { LISTS, readBusinessFile } from '@daybook/schema/contract/read-business-file';
import { BUSINESS_FILE_BYTES_MAX } from '@daybook/schema/figures/bounds';
import { todayIn } from '@daybook/schema/rules/calendar-day';
import { NETWORK_ERROR } from '@daybook/schema/words/texts';
import { failureTextOf } from '#api/call-error.ts';
import { importBusiness } from '#api/import-business.ts';
import { responsesOf } from '#api/query-client.ts';
import * as texts from './import-business-texts.ts';

/** The import's step. `problem` says why the last attempt failed. */
type Importing =
  | { is: 'choosing'; problem: string | null }
  /** `part` is how much of the file has been read, from 0 to 1. */
  | { is: 'reading'; part: number }
  | { is: 'ready'; file: BusinessFile; problem: string | null }
  | { is: 'importing'; file: BusinessFile; done: number; total: number }
  | { is: 'done'; file: BusinessFile; finished: ImportFinished };

const failed = { refused: texts.IMPORT_FAILED, network: NETWORK_ERROR };

/** Leaving the page stops the import. */
export function useImport() {
  const [state, setState] = useState<Importing>({ is: 'choosing', problem: null });
  const queries = useQueryClient();
  const working = useRef<AbortController>(null);
  useEffect(() => () => working.current?.abort(), []);

  function begin(): AbortSignal {
    working.current?.abort();
    working.current = new AbortController();
    return working.current.signal;
  }

  async function choose(chosen: Blob): Promise<void> {
    const signal = begin();
    setState({ is: 'reading', part: 0 });
    try {
      const onProgress = (part: number) => setState({ is: 'reading', part });
      const read = await readFile(chosen, { signal, onProgress });
      setState(
        'file' in read
          ? { is: 'ready', file: read.file, problem: null }
          : { is: 'choosing', problem: read.problem },
      );
    } catch {
      // Another file has been chosen if the signal is aborted.
      if (!signal.aborted) setState({ is: 'choosing', problem: texts.UNREADABLE });
    }
  }

  async function importFile(file: BusinessFile): Promise<void> {
    const signal = begin();
    const total = LISTS.reduce((sum, list) => sum + file[list].length, 0);
    setState({ is: 'importing', file, done: 0, total });
    try {
      const onProgress = (done: number) => setState({ is: 'importing', file, done, total });
      const finished = await importBusiness(file, { signal, onProgress });
      await queries.invalidateQueries(responsesOf('listMyBusinesses'));
      setState({ is: 'done', file, finished });
    } catch (error) {
      const problem = signal.aborted ? texts.STOPPED : failureTextOf(error, failed);
      setState({ is: 'ready', file, problem });
    }
  }

  return {
    state,
    choose: (chosen: Blob) => void choose(chosen),
    importFile: (file: BusinessFile) => void importFile(file),
    stop: () => working.current?.abort(),
    chooseAgain: () => setState({ is: 'choosing', problem: null }),
  };
}

/** `problem` is a text for the owner. */
type FileChosen = { file: BusinessFile } | { problem: string };

/** Reads in steps, so that the page stays responsive. Rejects with the signal's reason. */
async function readFile(
  chosen: Blob,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (part: number) => void },
): Promise<FileChosen> {
  if (chosen.size > BUSINESS_FILE_BYTES_MAX) return { problem: texts.TOO_LARGE };
  const text = await chosen.text().catch(() => null);
  if (text === null) return { problem: texts.UNREADABLE };
  await nextFrame(signal);
  const content = parsed(text);
  if (content === undefined) return { problem: texts.NOT_JSON };
  const reading = readBusinessFile(content);
  for (let step = reading.next(); ; step = reading.next()) {
    if (step.done)
      return 'file' in step.value ? step.value : { problem: texts.problemText(step.value.problem) };
    onProgress(step.value);
    await nextFrame(signal);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function nextFrame(signal: AbortSignal): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
  signal.throwIfAborted();
}

interface FileContents {
  events: number;
  /** From today, on the business's clock */
  eventsAhead: number;
  bookings: number;
  /** Not cancelled, and not begun */
  upcomingBookings: number;
  cancelled: number;
  /** These three without what is archived */
  people: number;
  venues: number;
  services: number;
  weeklyHours: number;
  timeOff: number;
}

const countOf = <Kind extends string>(items: readonly { kind: Kind }[], wanted: Kind) =>
  items.filter(({ kind }) => kind === wanted).length;

/** `now` is in milliseconds since 1970. */
export function contentsOf(
  { business, catalogue, availability, events, bookings }: BusinessFile,
  now: number,
): FileContents {
  const today = todayIn(business.timezone, now);
  const open = catalogue.filter(({ is_archived }) => !is_archived);
  const isCancelled = ({ status }: { status: string }) => status === 'cancelled';
  return {
    events: events.length,
    eventsAhead: events.filter(({ event_date }) => event_date >= today).length,
    bookings: bookings.length,
    upcomingBookings: bookings.filter(
      (booking) => !isCancelled(booking) && Date.parse(booking.starts_at) > now,
    ).length,
    cancelled: bookings.filter(isCancelled).length,
    people: countOf(open, 'person'),
    venues: countOf(open, 'place'),
    services: countOf(open, 'service'),
    weeklyHours: countOf(availability, 'weekly_hours'),
    timeOff: countOf(availability, 'time_off'),
  };
}
