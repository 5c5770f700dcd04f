import { useRef, useState } from 'react';
import type { DateOutcome, EventsRequest } from '@daybook/schema/contract/event-request';
import { CallError } from '../../../api/call-error.ts';
import { useCreateEvents } from '../../../api/event-changes.ts';
import { creationOf, type Creation } from './outcome.ts';

/** Creates events on many dates in one call, and tells how far it has got. */
export function useCreation(businessId: number) {
  const outcomes = useRef<DateOutcome[]>([]);
  const [progress, setProgress] = useState<{ done: number; asked: number } | null>(null);
  const { mutateAsync } = useCreateEvents(businessId, (outcome) => {
    outcomes.current.push(outcome);
    setProgress((was) => was && { ...was, done: outcomes.current.length });
  });
  /**
   * Rejects with a CallError when the server refused everything. Where the connection broke, what came before counts, and
   * the rest is not known. Sent again with the same key, no date is created twice.
   */
  const create = async (request: EventsRequest, idempotencyKey: string): Promise<Creation> => {
    outcomes.current = [];
    setProgress({ done: 0, asked: request.dates.length });
    try {
      await mutateAsync({ body: request, idempotencyKey });
    } catch (error) {
      const isAnswered = error instanceof CallError && error.status !== null;
      if (isAnswered) throw error;
    } finally {
      setProgress(null);
    }
    return creationOf(request.dates, outcomes.current);
  };
  return { create, progress };
}
