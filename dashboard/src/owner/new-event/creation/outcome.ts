/** What came of creating events on many dates. */
import type { DateOutcome } from '@daybook/schema/contract/event-request';
import { ALL_EVENTS_FAILED, EVENT_CREATE_FAILED } from '@daybook/schema/words/event-texts';
import { NOT_CONFIRMED } from '@daybook/schema/words/new-event-texts';
import { CallError, textOf } from '../../../api/call-error.ts';

export interface FailedDate {
  /** YYYY-MM-DD */
  date: string;
  reason: string;
}

export type Creation =
  | { kind: 'all'; created: number }
  | { kind: 'some'; created: number; asked: number; failed: FailedDate[] }
  /** `fields` are the server's texts for the form's fields. */
  | { kind: 'none'; text: string; failed: FailedDate[]; fields: Record<string, string> };

/** `failure` is why the call itself did not come to its end, if so; the outcomes are those that came before. */
export function creationOf(
  asked: readonly string[],
  outcomes: readonly DateOutcome[],
  failure: unknown,
): Creation {
  const created = outcomes.filter(({ id }) => id !== null).length;
  if (created === asked.length) return { kind: 'all', created };
  const known = new Map(outcomes.map((outcome) => [outcome.event_date, outcome]));
  const failed = asked.flatMap((date): FailedDate[] => {
    const outcome = known.get(date);
    if (!outcome) return [{ date, reason: NOT_CONFIRMED }];
    return outcome.id === null ? [{ date, reason: outcome.error ?? EVENT_CREATE_FAILED }] : [];
  });
  if (created > 0) return { kind: 'some', created, asked: asked.length, failed };
  if (outcomes.length === 0)
    return {
      kind: 'none',
      text: textOf(failure, EVENT_CREATE_FAILED),
      failed: [],
      fields: failure instanceof CallError ? failure.fields : {},
    };
  return { kind: 'none', text: ALL_EVENTS_FAILED, failed, fields: {} };
}
