import type { ReactNode } from 'react';
import { Heading } from '../../../ui/Text.tsx';
import styles from './overview.module.css';
import { dayTitle, longDate } from '@daybook/schema/rules/date';
import { todayIs } from './overview-texts.ts';

interface GroupedListProps<Item> {
  items: readonly Item[];
  /** Neighbours with the same key stand under one heading. */
  keyOf: (item: Item) => string;
  headingOf: (key: string) => string;
  /** True while other items are loading. */
  isBusy: boolean;
  /** A list item. */
  children: (item: Item) => ReactNode;
}

/** Days or months, each with its heading and its items. */
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
