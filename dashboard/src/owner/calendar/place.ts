import { isDate, monthOf } from '@daybook/schema/rules/date';

export type View = 'month' | 'week';

/** Where in the calendar the page is: the month or the week that holds the date. */
export interface Place {
  view: View;
  /** YYYY-MM-DD on the business's clock. */
  date: string;
}

/** The years in which the arithmetic of dates holds on both sides. */
const EARLIEST = '1971-01-01';
const LATEST = '9990-12-31';

/** From `?view=week&date=2026-11-24`; the month of today where it says nothing that is known. */
export function readPlace(query: URLSearchParams, today: string): Place {
  const date = query.get('date') ?? '';
  const isUsable = isDate(date) && date >= EARLIEST && date <= LATEST;
  return { view: query.get('view') === 'week' ? 'week' : 'month', date: isUsable ? date : today };
}

/** The same place seen in the other view; a month that holds today opens at this week. */
export function inView({ view: from, date }: Place, view: View, today: string): Place {
  const isThisMonth = from === 'month' && view === 'week' && monthOf(date) === monthOf(today);
  return { view, date: isThisMonth ? today : date };
}
