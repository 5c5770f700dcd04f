import { format } from 'oxfmt';
import { describe, expect, it } from 'vitest';
import { libraryBankHolidays } from '../test/library-bank-holidays.ts';
import { PUBLISHED_BANK_HOLIDAYS } from '../test/published-bank-holidays.ts';
import { BANK_HOLIDAY_NATIONS, type BankHolidayNation } from '../words/business-texts.ts';
import { bankHolidayOn, bankHolidaysBetween } from './bank-holidays.ts';
import { weekdayOf } from './date.ts';

const FILE = 'rules/bank-holiday-dates.ts';
const ABOUT = `/**
 * Written by bank-holidays.test.ts from date-holidays, whose data is licensed under CC BY 3.0:
 * https://github.com/commenthol/date-holidays. To write it again: npx vitest run --project schema bank-holidays -u
 */`;

/** Returns the correct content of the file. */
async function written(): Promise<string> {
  const nations = BANK_HOLIDAY_NATIONS.map((nation) => [
    nation,
    Object.fromEntries([...libraryBankHolidays(nation)].map(([name, dates]) => [name, dates.join(' ')])),
  ]);
  const dates = JSON.stringify(Object.fromEntries(nations));
  const text = `${ABOUT}\nexport const BANK_HOLIDAY_DATES = ${dates} as const;`;
  const { code } = await format(FILE, text, { singleQuote: true, printWidth: 110 });
  return code;
}

const holidaysIn = (nation: BankHolidayNation, year: number | string) =>
  bankHolidaysBetween(nation, `${year}-01-01`, `${year}-12-31`);

describe('bank holidays', () => {
  it('are those of date-holidays, and the one that it does not know yet', async () => {
    await expect(await written()).toMatchFileSnapshot('./bank-holiday-dates.ts');
  });

  it.each(BANK_HOLIDAY_NATIONS)('of %s have every date that GOV.UK published', (nation) => {
    for (const [year, dates] of Object.entries(PUBLISHED_BANK_HOLIDAYS[nation])) {
      const ours = holidaysIn(nation, year);
      expect(dates.filter((date) => !ours.some((day) => day.date === date))).toEqual([]);
    }
  });

  it.each(BANK_HOLIDAY_NATIONS)(
    'of %s have nothing else but days at a weekend that have a substitute',
    (nation) => {
      for (const [year, dates] of Object.entries(PUBLISHED_BANK_HOLIDAYS[nation])) {
        const ours = holidaysIn(nation, year);
        for (const { date, name } of ours.filter((day) => !dates.includes(day.date))) {
          expect(weekdayOf(date), `${name} on ${date}`).toBeGreaterThanOrEqual(5);
          const substitute = ours.find((day) => day.name === `${name} (substitute day)`);
          expect(dates).toContain(substitute?.date);
        }
      }
    },
  );

  it('give a date its name, by nation', () => {
    expect(bankHolidayOn('england-and-wales', '2026-12-25')).toBe('Christmas Day');
    expect(bankHolidayOn('england-and-wales', '2026-12-28')).toBe('Boxing Day (substitute day)');
    expect(bankHolidayOn('england-and-wales', '2026-12-24')).toBeNull();
    expect(bankHolidayOn('scotland', '2026-06-15')).toBe('World Cup bank holiday');
    expect(bankHolidayOn('england-and-wales', '2026-06-15')).toBeNull();
    expect(bankHolidayOn('northern-ireland', '2027-03-17')).toBe('St Patrick’s Day');
  });

  it('are in order', () => {
    const dates = holidaysIn('scotland', 2028).map(({ date }) => date);
    expect(dates).toEqual([...dates].sort());
    expect(holidaysIn('scotland', 1900)).toEqual([]);
  });
});
