import type { ReactNode } from 'react';
import { dayTitle } from '@daybook/schema/rules/date';
import { Heading } from '#ui/Text.tsx';
import { titleNear } from '../next-booking.ts';
import { todayIs } from './overview-texts.ts';
import styles from './overview.module.css';

interface GroupedListProps<Item> {
  items: readonly Item[];
  keyOf: (item: Item) => string;
  headingOf: (key: string) => string;
  isBusy: boolean;
  children: (item: Item) => ReactNode;
}

export function GroupedList<Item>({ items, keyOf, headingOf, isBusy, children }: GroupedListProps<Item>) {
  return (
    <div className={styles.list} aria-busy={isBusy}>
      {groupsBy(items, keyOf).map((group) => (
        <section key={group.key} aria-label={headingOf(group.key)}>
          <Heading level={3} size={14} tone="faint" className={styles.groupHeading}>
            {headingOf(group.key)}
          </Heading>
          <ul>{group.items.map(children)}</ul>
        </section>
      ))}
    </div>
  );
}

interface Group<Item> {
  key: string;
  items: Item[];
}

/** Groups neighbours with the same key and keeps the order. */
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

/** Returns 'Today, Saturday 21 November'. Dates in another year include the year. Dates are YYYY-MM-DD. */
export function dayHeading(date: string, today: string): string {
  return date === today ? todayIs(dayTitle(date)) : titleNear(date, today);
}
