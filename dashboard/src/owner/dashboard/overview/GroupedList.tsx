import type { ReactNode } from 'react';
import { groupsBy } from './groups.ts';
import styles from './grouped-list.module.css';

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
          <h3 className={styles.heading}>{headingOf(group.key)}</h3>
          <ul>{group.items.map(children)}</ul>
        </section>
      ))}
    </div>
  );
}
