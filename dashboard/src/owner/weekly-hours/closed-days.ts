import { MONTHS } from '@daybook/schema/rules/date';

/** Returns 'closed 25 and 28 December, 1 January' for sorted dates; null if none is a bank holiday. */
export function closedDays(
  dates: readonly string[],
  holidayOn: (date: string) => string | null,
): string | null {
  const months = new Map<string, number[]>();
  for (const date of dates.filter((one) => holidayOn(one) !== null))
    months.set(date.slice(0, 7), [...(months.get(date.slice(0, 7)) ?? []), Number(date.slice(8))]);
  return months.size === 0 ? null : `closed ${[...months].map(daysWords).join(', ')}`;
}

function daysWords([month, days]: [string, number[]]): string {
  const before = days.slice(0, -1).join(', ');
  return `${before === '' ? '' : `${before} and `}${days.at(-1)} ${MONTHS[Number(month.slice(5)) - 1]}`;
}
