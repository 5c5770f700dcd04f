import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ImportFinished } from '@daybook/schema/contract/business-file-rows';
import type { BusinessFile } from '@daybook/schema/contract/business-file';
import { NETWORK_ERROR } from '@daybook/schema/words/texts';
import { importBusiness } from '../../api/import-business.ts';
import { failureTextOf } from '../../api/call-error.ts';
import { businessesKey } from '../../api/keys.ts';
import { IMPORT_FAILED, STOPPED } from './import-business-texts.ts';
import { readFile } from './read-file.ts';

/** Where the page is. `problem` is why the last attempt came to nothing. */
export type Importing =
  | { is: 'choosing'; problem: string | null }
  /** `part` is how much of the file has been read, from 0 to 1. */
  | { is: 'reading'; part: number }
  | { is: 'ready'; file: BusinessFile; problem: string | null }
  | { is: 'importing'; file: BusinessFile; done: number; total: number }
  | { is: 'done'; file: BusinessFile; finished: ImportFinished };

const failed = { refused: IMPORT_FAILED, network: NETWORK_ERROR };

/** Leads a file from the owner's computer to a business here. Leaving the page gives up what is on its way. */
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
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  }

  async function importFile(file: BusinessFile): Promise<void> {
    const signal = begin();
    const total = file.events.length + file.bookings.length + file.visits.length;
    setState({ is: 'importing', file, done: 0, total });
    try {
      const onProgress = (done: number) => setState({ is: 'importing', file, done, total });
      const finished = await importBusiness(file, { signal, onProgress });
      await queries.invalidateQueries({ queryKey: businessesKey });
      setState({ is: 'done', file, finished });
    } catch (error) {
      const problem = signal.aborted ? STOPPED : failureTextOf(error, failed);
      setState({ is: 'ready', file, problem });
    }
  }

  return {
    state,
    choose: (chosen: Blob) => void choose(chosen),
    importFile: (file: BusinessFile) => void importFile(file),
    /** Stops the import. */
    stop: () => working.current?.abort(),
    chooseAgain: () => setState({ is: 'choosing', problem: null }),
  };
}
