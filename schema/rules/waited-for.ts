import { thingWithPerson } from '../words/thing-with-person.ts';
import { dateText, dayTitle, longDate } from './date.ts';

export interface WaitedFor {
  from_date: string;
  to_date: string;
  part_of_day: string;
  service_name: string | null;
  person_name: string | null;
}

/**
 * Returns 'Any afternoon until 4 December, Full colour with Ruth'. `today` is the date at the business: a
 * range that has begun shows only its last date.
 */
export function waitedForText(waited: WaitedFor, today: string): string {
  return [whenText(waited, today), whatText(waited)].filter(Boolean).join(', ');
}

/** Returns 'Full colour with Ruth'; '' for any service and person. */
export function whatText({
  service_name: service,
  person_name: person,
}: Pick<WaitedFor, 'service_name' | 'person_name'>): string {
  return thingWithPerson(service ?? '', person);
}

/** Returns 'Any afternoon until 4 December' or 'Tuesday 24 November, morning'. */
export function whenText(
  { from_date: from, to_date: to, part_of_day: part }: WaitedFor,
  today: string,
): string {
  const year = today.slice(0, 4);
  const day = (date: string) =>
    date.startsWith(year) ? dateText(date).replace(` ${year}`, '') : dateText(date);
  if (from === to) {
    const title = from.startsWith(year) ? dayTitle(from) : longDate(from);
    return part === 'any' ? `${title}, any time` : `${title}, ${part}`;
  }
  const any = part === 'any' ? 'Any time' : `Any ${part}`;
  return from <= today ? `${any} until ${day(to)}` : `${any} from ${day(from)} to ${day(to)}`;
}
