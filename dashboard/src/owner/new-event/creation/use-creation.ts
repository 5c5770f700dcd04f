import { useRef, useState } from 'react';
import type { DateOutcome, EventsRequest } from '@daybook/schema/contract/event-request';
import { useCreateEvents } from '../../../api/events.ts';
import { creationOf, type Creation } from './outcome.ts';

/** Creates events on many dates in one call, and tells how far it is. */
export function useCreation(businessId: number) {
  const outcomes = useRef<DateOutcome[]>([]);
  const [progress, setProgress] = useState<{ done: number; asked: number } | null>(null);
  const { mutateAsync } = useCreateEvents(businessId, (outcome) => {
    outcomes.current.push(outcome);
    setProgress((was) => was && { ...was, done: outcomes.current.length });
  });
  /** Never rejects: what went wrong is in what it resolves to. */
  const create = async (request: EventsRequest): Promise<Creation> => {
    outcomes.current = [];
    setProgress({ done: 0, asked: request.dates.length });
    let failure: unknown;
    try {
      await mutateAsync(request);
    } catch (error) {
      failure = error;
    }
    setProgress(null);
    return creationOf(request.dates, outcomes.current, failure);
  };
  return { create, progress };
}
