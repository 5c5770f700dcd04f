/** Bank holidays of the United Kingdom's nations. The test next to this file writes their dates. */

import type { BankHolidayNation } from '../words/business-texts.ts';
import { BANK_HOLIDAY_DATES } from './bank-holiday-dates.ts';

export interface BankHoliday {
  date: string;
  name: string;
}

type NamesByDate = ReadonlyMap<string, string>;
const namesOfNation = new Map<BankHolidayNation, NamesByDate>();

/** Returns the bank holidays between two dates, both included, in order. Only 2022 to 2050 are known. */
export function bankHolidaysBetween(nation: BankHolidayNation, from: string, to: string): BankHoliday[] {
  return [...namesByDate(nation)]
    .filter(([date]) => date >= from && date <= to)
    .map(([date, name]) => ({ date, name }));
}

/** Returns the bank holiday's name; null for other dates. */
export function bankHolidayOn(nation: BankHolidayNation, date: string): string | null {
  return namesByDate(nation).get(date) ?? null;
}

function namesByDate(nation: BankHolidayNation): NamesByDate {
  const known = namesOfNation.get(nation);
  if (known) return known;
  const days = Object.entries(BANK_HOLIDAY_DATES[nation]).flatMap(([name, dates]) =>
    dates.split(' ').map((date): [string, string] => [date, name]),
  );
  const names = new Map(days.sort(([one], [other]) => one.localeCompare(other)));
  namesOfNation.set(nation, names);
  return names;
}
