import type { ReactNode } from 'react';
import { SORT } from '../../ui/interface-texts.ts';
import { Select } from '../../ui/fields/Select.tsx';
import { withChosen } from '../../ui/fields/with-chosen.ts';
import { SearchForm } from '../../ui/SearchForm.tsx';
import type { ListView } from './list-address.ts';
import styles from './list-controls.module.css';
import type { List } from './use-list.ts';

interface ListControlsProps<Row, Filter extends string, Sort extends string> {
  list: List<Row, Filter, Sort>;
  view: ListView<Filter, Sort>;
  change: (part: Partial<ListView<Filter, Sort>>) => void;
  /** What stands at the end of the line. */
  children: ReactNode;
}

/** What narrows and orders a list. */
export function ListControls<Row, Filter extends string, Sort extends string>({
  list,
  view,
  change,
  children,
}: ListControlsProps<Row, Filter, Sort>) {
  return (
    <div className={styles.controls} data-kinds={list.kinds ? '' : undefined}>
      <SearchForm {...list.search} search={view.search} onSearch={(search) => change({ search })} />
      <Select
        label={list.filterLabel}
        choices={list.filters}
        value={view.filter}
        onChange={({ target }) => {
          const filter = list.filters.find(({ value }) => value === target.value)?.value;
          if (filter !== undefined) change({ filter });
        }}
      />
      {list.kinds ? (
        <Select
          label={list.kinds.label}
          choices={withChosen(list.kinds.all, list.kinds.choices, { value: view.kind, label: view.kind })}
          value={view.kind}
          onChange={({ target }) => change({ kind: target.value })}
        />
      ) : null}
      {list.sorts.length > 1 ? (
        <Select
          label={SORT}
          choices={list.sorts}
          value={view.sort}
          onChange={({ target }) => {
            const sort = list.sorts.find(({ value }) => value === target.value)?.value;
            if (sort !== undefined) change({ sort });
          }}
        />
      ) : null}
      <div className={styles.end}>{children}</div>
    </div>
  );
}
