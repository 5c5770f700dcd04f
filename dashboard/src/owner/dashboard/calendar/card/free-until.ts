import { contentsOf } from '../by-person.ts';
import { daysOf, type Contents, type Day } from '../day-contents.ts';
import type { Span } from '../day-layout.ts';
import { HOLIDAY, type OffOn } from '../off-on.ts';

interface Looked {
  date: string;
  /** Minutes on the business's clock. */
  minute: number;
  contents: Contents;
  offOn: OffOn;
  zone: string;
}

/** What somebody does at a minute: 'closed' if they have no hours then. */
export type Doing = { is: 'free'; until: number } | { is: 'busy' } | { is: 'closed' };

/** Returns what a person does at a minute of a date; null stands for events and bookings without a person. */
export function doingAt(personId: number | null, { date, minute, contents, offOn, zone }: Looked): Doing {
  const [day] = daysOf([date], contentsOf(personId, contents), zone);
  const off = offOn(date)
    .filter(({ key, resourceId }) => key !== HOLIDAY && (resourceId === null || resourceId === personId))
    .map(({ hours }) => hours ?? WHOLE_DAY);
  return day ? doingOn(day, off, minute) : { is: 'closed' };
}

/** Longer than any day. */
const WHOLE_DAY: Span = { start: 0, end: 48 * 60 };

function doingOn(day: Day, off: readonly Span[], minute: number): Doing {
  const isIn = ({ start, end }: Span) => start <= minute && minute < end;
  const open = day.events.flatMap((event) => event.open).find(isIn);
  if (!open) return { is: 'closed' };
  const taken = [...day.bookings, ...off];
  if (taken.some(isIn)) return { is: 'busy' };
  const next = taken.map(({ start }) => start).filter((start) => start > minute);
  return { is: 'free', until: Math.min(open.end, ...next) };
}
