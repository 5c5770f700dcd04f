import { useState } from 'react';
import type { DatesProgress, StoppedChange } from '@daybook/schema/contract/change-dates';
import { NETWORK_ERROR } from '@daybook/schema/words/texts';
import { CallError, readErrorAnswer } from './call-error.ts';
import type { Renewal } from './renewals.ts';
import { useTask } from './use-call.ts';

export type OnProgress = (progress: DatesProgress) => void;
type LineOf<Outcome> = Outcome | DatesProgress | StoppedChange;

/** Makes a change of many dates, which `send` sends as outcomeInSteps does. */
export function useChangeInSteps<Given, Outcome>(
  send: (given: Given, onProgress: OnProgress) => Promise<Outcome>,
  renewal?: Renewal,
) {
  const [progress, setProgress] = useState<DatesProgress | null>(null);
  const change = useTask(
    (given: Given) => send(given, setProgress).finally(() => setProgress(null)),
    renewal,
  );
  return {
    save: change.mutateAsync,
    isSaving: change.isPending,
    /** How far the change is; null before its first dates and afterwards. */
    progress,
  };
}

/**
 * Resolves to the outcome of a change of many dates. `onProgress` gets how far it is. Rejects as `call` does,
 * also when the change stopped after some dates.
 */
export async function outcomeInSteps<Outcome extends object>(
  send: (onLine: (line: LineOf<Outcome>) => void) => Promise<void>,
  onProgress: OnProgress,
): Promise<Outcome> {
  let last: Outcome | StoppedChange | null = null;
  await send((line) => {
    if (isProgress(line)) onProgress(line);
    else last = line;
  });
  return outcomeOf<Outcome>(last);
}

function outcomeOf<Outcome extends object>(last: Outcome | StoppedChange | null): Outcome {
  if (last === null) throw new CallError({ status: null, text: NETWORK_ERROR });
  if (isStopped(last)) throw readErrorAnswer(last.status, last);
  return last;
}

const isProgress = (line: object): line is DatesProgress => 'dates_changed' in line;
const isStopped = (line: object): line is StoppedChange => 'status' in line;
