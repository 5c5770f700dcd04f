import { useRef, useState } from 'react';
import type { DateOutcome, EventsRequest } from '@daybook/schema/contract/event-request';
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
   * Rejects with a CallError when the server decided nothing. What it decided before the connection broke
   * counts.
   */
  const create = async (request: EventsRequest): Promise<Creation> => {
    outcomes.current = [];
    setProgress({ done: 0, asked: request.dates.length });
    try {
      await mutateAsync(request);
    } catch (error) {
      if (outcomes.current.length === 0) throw error;
    } finally {
      setProgress(null);
    }
    return creationOf(request.dates, outcomes.current);
  };
  return { create, progress };
}
