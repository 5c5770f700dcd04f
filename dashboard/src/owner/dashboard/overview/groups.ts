import { dayTitle, longDate } from '@daybook/schema/rules/date';
import { todayIs } from './overview-texts.ts';

export interface Group<Item> {
  key: string;
  items: Item[];
}

/** Groups neighbours with the same key, in the order given. */
export function groupsBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Group<Item>[] {
  const groups: Group<Item>[] = [];
  for (const item of items) {
    const key = keyOf(item);
    const last = groups.at(-1);
    if (last?.key === key) last.items.push(item);
    else groups.push({ key, items: [item] });
  }
  return groups;
}

/** 'Today, Saturday 21 November'; another year's dates with their year. Dates are YYYY-MM-DD. */
export function dayHeading(date: string, today: string): string {
  if (date === today) return todayIs(dayTitle(date));
  return date.slice(0, 4) === today.slice(0, 4) ? dayTitle(date) : longDate(date);
}
