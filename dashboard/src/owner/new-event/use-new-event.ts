import { useState, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import type { Business } from '@daybook/schema/contract/business';
import type { EventsRequest, DateOutcome } from '@daybook/schema/contract/event-request';
import type { PatternRequest } from '@daybook/schema/contract/pattern';
import { todayIn } from '@daybook/schema/rules/calendar-day';
import { EVENT_CREATE_FAILED } from '@daybook/schema/words/event-texts';
import { NETWORK_ERROR } from '@daybook/schema/words/texts';
import { CallError } from '#api/call-error.ts';
import { callLines } from '#api/call-lines.ts';
import type { Given } from '#api/call.ts';
import { useCreatePattern } from '#api/patterns.ts';
import { renewalOf } from '#api/renewals.ts';
import { useTask } from '#api/use-call.ts';
import { useContractForm } from '#forms/use-contract-form.ts';
import { chooseDates } from './form/dates.ts';
import { EMPTY_FORM, EXAMPLE_FORM, type NewEventForm, type NewEventRequest } from './form/new-event-form.ts';
import { fieldNameOf, isWeeklyHours } from './form/request-fields.ts';
import * as texts from './new-event-texts.ts';

const failed = { refused: EVENT_CREATE_FAILED, network: NETWORK_ERROR };

interface Sent {
  /** Called when every date has its event. */
  onCreated: (count: number) => void;
  /** Called when the weekly hours are saved, with the number of dates that are published. */
  onPublished: (dates: number) => void;
  /** Goes back to the dashboard. */
  leave: () => void;
}

/** A change of weekly hours. `leave` goes back to the dashboard once it is saved. */
export interface AskedChange {
  request: PatternRequest;
  leave: () => void;
}

/** Existing weekly hours: the form's fields, and the id under which a draft is kept. */
export interface ChangedHours {
  id: number;
  fields: NewEventForm;
  /** Called instead of sending anything. */
  onChange: (asked: AskedChange) => void;
}

export function useNewEvent(
  { id, timezone }: Business,
  isWeekly: boolean,
  changed: ChangedHours | null,
  { onCreated, onPublished, leave }: Sent,
) {
  const [values] = useState(
    (): NewEventForm =>
      changed?.fields ?? {
        ...EMPTY_FORM,
        date_method: isWeekly ? 'weekly' : EMPTY_FORM.date_method,
        from_date: todayIn(timezone, Date.now()),
        idempotency_key: crypto.randomUUID(),
      },
  );
  const [result, setResult] = useState<Creation | null>(null);
  const { create, progress } = useCreation(id);
  const publish = useCreatePattern(id);
  const contractForm = useContractForm({
    schema: async () => {
      const { newEventSchema } = await import('./form/request.ts');
      // Existing weekly hours may have begun long ago.
      return newEventSchema(() => (changed ? '' : todayIn(timezone, Date.now())));
    },
    values,
    send: async (request: NewEventRequest) => {
      setResult(null);
      const idempotencyKey = contractForm.form.getValues('idempotency_key');
      if (isWeeklyHours(request)) {
        if (changed) return changed.onChange({ request, leave });
        const { published } = await publish.save({ body: request, idempotencyKey });
        return onPublished(published.length);
      }
      const creation = await create(request, idempotencyKey);
      if (creation.kind === 'all') onCreated(creation.created);
      else setResult(creation);
    },
    failed,
    speaks: 'when left',
    hasSummary: true,
    keptAs: changed ? `weekly hours ${changed.id}` : `new event ${id}`,
    keptLike: EXAMPLE_FORM,
    nameOf: fieldNameOf,
  });
  return {
    ...contractForm,
    result,
    progress,
    isPublishing: publish.isSaving,
    published: publish.progress,
    /** Leaves only those dates in the form, so that they can be sent again. */
    keepFailed: (dates: string[]) => {
      setResult(null);
      chooseDates(contractForm.form, dates);
    },
  };
}

function useCreation(businessId: number) {
  const outcomes = useRef<DateOutcome[]>([]);
  const [progress, setProgress] = useState<{ done: number; asked: number } | null>(null);
  const { mutateAsync } = useTask(
    (given: Given<'createEvents'>) =>
      callLines('createEvents', given, (outcome) => {
        outcomes.current.push(outcome);
        setProgress((was) => was && { ...was, done: outcomes.current.length });
      }),
    renewalOf('createEvents'),
  );
  /**
   * Rejects with a CallError if the server refuses everything. If the connection breaks, earlier outcomes
   * count and the rest is unknown. Sending again with the same key creates no date twice.
   */
  const create = async (request: EventsRequest, idempotencyKey: string): Promise<Creation> => {
    outcomes.current = [];
    setProgress({ done: 0, asked: request.dates.length });
    try {
      await mutateAsync({ params: { businessId }, body: request, idempotencyKey });
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

export const useNewEventForm = () => useFormContext<NewEventForm, unknown, NewEventRequest>();

export interface FailedDate {
  /** YYYY-MM-DD */
  date: string;
  reason: string;
  /** False if the server said nothing about the date, which may have its event. */
  isCertain: boolean;
}

export type Creation =
  | { kind: 'all'; created: number }
  | { kind: 'some'; created: number; asked: number; failed: FailedDate[] }
  | { kind: 'none'; text: string; failed: FailedDate[] };

/** Sums up the outcome of each date. Dates without one, because the call was cut short, are unconfirmed. */
export function creationOf(asked: readonly string[], outcomes: readonly DateOutcome[]): Creation {
  const created = outcomes.filter(({ id }) => id !== null).length;
  if (created === asked.length) return { kind: 'all', created };
  const known = new Map(outcomes.map((outcome) => [outcome.event_date, outcome]));
  const failed = asked.flatMap((date): FailedDate[] => {
    const outcome = known.get(date);
    if (!outcome) return [{ date, reason: texts.NOT_CONFIRMED, isCertain: false }];
    if (outcome.id !== null) return [];
    return [{ date, reason: outcome.error ?? EVENT_CREATE_FAILED, isCertain: true }];
  });
  if (created > 0) return { kind: 'some', created, asked: asked.length, failed };
  const text = failed.every(({ isCertain }) => isCertain)
    ? texts.ALL_EVENTS_FAILED
    : texts.EVENTS_NOT_CONFIRMED;
  return { kind: 'none', text, failed };
}
