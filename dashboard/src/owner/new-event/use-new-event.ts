import { useMemo, useState, useRef } from 'react';
import type { Business } from '@daybook/schema/contract/business';
import type { EventsRequest, DateOutcome } from '@daybook/schema/contract/event-request';
import { todayIn } from '@daybook/schema/rules/calendar-day';
import { EVENT_CREATE_FAILED } from '@daybook/schema/words/event-texts';
import { NETWORK_ERROR } from '@daybook/schema/words/texts';
import { useContractForm } from '../../forms/use-contract-form.ts';
import { chooseDates } from './form/dates.ts';
import { EMPTY_FORM, type NewEventForm } from './form/new-event-form.ts';
import { fieldNameOf, newEventSchema } from './form/request.ts';
import { CallError } from '../../api/call-error.ts';
import { useCreateEvents } from '../../api/event-changes.ts';
import { creationOf, type Creation } from './creation/outcome.ts';
import { useFormContext } from 'react-hook-form';

const failed = { refused: EVENT_CREATE_FAILED, network: NETWORK_ERROR };

/** The form's state, and the result of sending it. `onCreated` is called when every date has its event. */
export function useNewEvent({ id, timezone }: Business, onCreated: (count: number) => void) {
  const schema = useMemo(() => newEventSchema(() => todayIn(timezone, Date.now())), [timezone]);
  const [values] = useState(() => ({ ...EMPTY_FORM, idempotency_key: crypto.randomUUID() }));
  const [result, setResult] = useState<Creation | null>(null);
  const { create, progress } = useCreation(id);
  const contractForm = useContractForm({
    schema,
    values,
    send: async (request: EventsRequest) => {
      setResult(null);
      const creation = await create(request, contractForm.form.getValues('idempotency_key'));
      if (creation.kind === 'all') onCreated(creation.created);
      else setResult(creation);
    },
    failed,
    speaks: 'when left',
    hasSummary: true,
    keptAs: `new event ${id}`,
    nameOf: fieldNameOf,
  });
  return {
    ...contractForm,
    result,
    progress,
    /** Leaves those dates in the form, to be sent again. */
    keepFailed: (dates: string[]) => {
      setResult(null);
      chooseDates(contractForm.form, dates);
    },
  };
}

/** Creates events on many dates in one call, and tells how far it has got. */
function useCreation(businessId: number) {
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

/** The form that the section is part of. */
export const useNewEventForm = () => useFormContext<NewEventForm, unknown, EventsRequest>();
