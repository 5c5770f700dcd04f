import { isDate, monthOf } from '@daybook/schema/rules/date';
import { useCallback } from 'react';
import { useLocation, useSearchParams } from 'react-router';

export type View = 'month' | 'week';

/** The place in the calendar that the page shows: the month or the week that holds the date. */
export interface Place {
  view: View;
  /** YYYY-MM-DD on the business's clock. */
  date: string;
}

/** The years for which dates can be calculated in both directions. */
const EARLIEST = '1971-01-01';
const LATEST = '9990-12-31';

/**
 * Reads `?view=week&date=2026-11-24`. Answers the month of today where the query holds nothing that it knows.
 */
export function readShownDate(query: URLSearchParams, today: string): Place {
  const date = query.get('date') ?? '';
  const isUsable = isDate(date) && date >= EARLIEST && date <= LATEST;
  return { view: query.get('view') === 'week' ? 'week' : 'month', date: isUsable ? date : today };
}

/** The same place in the other view; a month that holds today opens at this week. */
export function inView({ view: from, date }: Place, view: View, today: string): Place {
  const isThisMonth = from === 'month' && view === 'week' && monthOf(date) === monthOf(today);
  return { view, date: isThisMonth ? today : date };
}

/** The open place, which the address holds, and a function that goes to another. */
export function usePlace(today: string) {
  const [query, setQuery] = useSearchParams();
  const location = useLocation();
  const state: unknown = location.state;
  const open = useCallback(
    ({ view, date }: Place, { isForDay = false } = {}) =>
      setQuery(
        (before) => {
          const after = new URLSearchParams(before);
          after.set('view', view);
          after.set('date', date);
          return after;
        },
        { state: { isForDay }, preventScrollReset: true },
      ),
    [setQuery],
  );
  return {
    place: readShownDate(query, today),
    /** True when somebody asked for exactly this day, not for its week. */
    isForDay: typeof state === 'object' && state !== null && 'isForDay' in state && state.isForDay === true,
    open,
  };
}
