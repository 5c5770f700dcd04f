import { useCallback } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { readShownDate, type Place } from './shown-date.ts';

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
