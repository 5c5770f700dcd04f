/** The result of creating events on many dates. */
import type { DateOutcome } from '@daybook/schema/contract/event-request';
import { EVENT_CREATE_FAILED } from '@daybook/schema/words/event-texts';
import * as texts from '../new-event-texts.ts';

export interface FailedDate {
  /** YYYY-MM-DD */
  date: string;
  reason: string;
  /** False where no answer came: the date may have its event. */
  isCertain: boolean;
}

export type Creation =
  | { kind: 'all'; created: number }
  | { kind: 'some'; created: number; asked: number; failed: FailedDate[] }
  | { kind: 'none'; text: string; failed: FailedDate[] };

/**
 * Sums up what the server said about each date. When the call is cut short, a date that it did not mention is
 * not confirmed.
 */
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
