import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ArrivalFinished } from '@daybook/schema/contract/business-file-rows';
import type { BusinessFile } from '@daybook/schema/contract/business-file';
import { NETWORK_ERROR } from '@daybook/schema/words/texts';
import { bringBusiness } from '../../api/bring-business.ts';
import { failureTextOf } from '../../api/call-error.ts';
import { businessesKey } from '../../api/keys.ts';
import { BRING_FAILED, STOPPED } from './bring-business-texts.ts';
import { readFile } from './read-file.ts';

/** Where the page is. `problem` is why the last attempt came to nothing. */
export type Bringing =
  | { is: 'choosing'; problem: string | null }
  /** `part` is how much of the file has been read, from 0 to 1. */
  | { is: 'reading'; part: number }
  | { is: 'ready'; file: BusinessFile; problem: string | null }
  | { is: 'bringing'; file: BusinessFile; done: number; total: number }
  | { is: 'done'; file: BusinessFile; finished: ArrivalFinished };

const failed = { refused: BRING_FAILED, network: NETWORK_ERROR };

/** Leads a file from the owner's computer to a business here. Leaving the page gives up what is on its way. */
export function useBringing() {
  const [state, setState] = useState<Bringing>({ is: 'choosing', problem: null });
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

  async function bring(file: BusinessFile): Promise<void> {
    const signal = begin();
    const total = file.events.length + file.bookings.length + file.visits.length;
    setState({ is: 'bringing', file, done: 0, total });
    try {
      const onProgress = (done: number) => setState({ is: 'bringing', file, done, total });
      const finished = await bringBusiness(file, { signal, onProgress });
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
    bring: (file: BusinessFile) => void bring(file),
    /** Gives up what is being brought. */
    stop: () => working.current?.abort(),
    chooseAgain: () => setState({ is: 'choosing', problem: null }),
  };
}
