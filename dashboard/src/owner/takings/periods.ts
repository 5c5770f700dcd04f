/** The periods that an owner chooses from, as first and last dates (YYYY-MM-DD, both included). */

import { addDays, addMonths, lastDateOf, mondayOf, monthOf } from '@daybook/schema/rules/date';

export type Period =
  | 'twelve_weeks'
  | 'this_week'
  | 'last_week'
  | 'this_month'
  | 'last_month'
  | 'tax_year'
  | 'last_tax_year';

export interface Dates {
  from: string;
  to: string;
}

/** `today` is on the business's clock. A period that isn't over goes on to its end, with what is still to come. */
export function datesOf(period: Period, today: string): Dates {
  const monday = mondayOf(today);
  const month = monthOf(today);
  switch (period) {
    case 'twelve_weeks':
      return { from: addDays(monday, -11 * 7), to: addDays(monday, 6) };
    case 'this_week':
      return { from: monday, to: addDays(monday, 6) };
    case 'last_week':
      return { from: addDays(monday, -7), to: addDays(monday, -1) };
    case 'this_month':
      return ofMonth(month);
    case 'last_month':
      return ofMonth(addMonths(month, -1));
    case 'tax_year':
      return taxYearFrom(yearOfTax(today));
    case 'last_tax_year':
      return taxYearFrom(yearOfTax(today) - 1);
  }
}

const ofMonth = (month: string): Dates => ({ from: `${month}-01`, to: lastDateOf(month) });

/** The UK tax year of sole traders begins on 6 April. */
const taxYearFrom = (year: number): Dates => ({ from: `${year}-04-06`, to: `${year + 1}-04-05` });

function yearOfTax(today: string): number {
  const year = Number(today.slice(0, 4));
  return today < `${year}-04-06` ? year - 1 : year;
}
