/** What date-holidays says of the United Kingdom, and what it does not know yet. */

import Holidays from 'date-holidays';
import type { BankHolidayNation } from '../words/business-texts.ts';

export const FIRST_YEAR = 2022;
export const LAST_YEAR = 2050;

const REGIONS: Record<BankHolidayNation, string> = {
  'england-and-wales': 'ENG',
  scotland: 'SCT',
  'northern-ireland': 'NIR',
};

/** Proclaimed by the King for Scotland on 4 February 2026; date-holidays 3.37.0 does not have it. */
const NOT_IN_THE_LIBRARY: { nation: BankHolidayNation; date: string; name: string }[] = [
  { nation: 'scotland', date: '2026-06-15', name: 'World Cup bank holiday' },
];

/** Names of GOV.UK where the library has others. */
const PUBLISHED_NAMES: Record<string, string> = {
  'January 2nd': '2nd January',
  'Queen’s Platinum Jubilee': 'Platinum Jubilee bank holiday',
  'Queen Elizabeth’s Funeral Day': 'Bank holiday for the State Funeral of Queen Elizabeth II',
  'King Charles III’s Coronation': 'Bank holiday for the coronation of King Charles III',
};

/** Returns each bank holiday's name with its dates, in order. */
export function libraryBankHolidays(nation: BankHolidayNation): Map<string, string[]> {
  const library = new Holidays('GB', REGIONS[nation], { languages: 'en' });
  const datesByName = new Map<string, string[]>();
  const add = (name: string, date: string) =>
    datesByName.set(name, [...(datesByName.get(name) ?? []), date].sort());
  for (let year = FIRST_YEAR; year <= LAST_YEAR; year += 1)
    for (const { date, name, type } of library.getHolidays(year))
      if (type === 'public') add(publishedName(name), date.slice(0, 10));
  for (const extra of NOT_IN_THE_LIBRARY) if (extra.nation === nation) add(extra.name, extra.date);
  return datesByName;
}

const SUBSTITUTE = ' (substitute day)';

function publishedName(name: string): string {
  const [own = name] = name.replaceAll("'", '’').split(SUBSTITUTE);
  return (PUBLISHED_NAMES[own] ?? own) + (name.endsWith(SUBSTITUTE) ? SUBSTITUTE : '');
}
