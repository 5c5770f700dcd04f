import { useState, type ReactNode, type SubmitEvent } from 'react';
import { SEARCH_MAX } from '@daybook/schema/figures/bounds';
import { SEARCH, SORT } from '../../ui/interface-texts.ts';
import { Button } from '../../ui/Button.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import type { ListView } from './list-address.ts';
import styles from './list-controls.module.css';
import type { List } from './use-list.ts';

interface ListControlsProps<Row, Filter extends string, Sort extends string> {
  list: List<Row, Filter, Sort>;
  view: ListView<Filter, Sort>;
  change: (part: Partial<ListView<Filter, Sort>>) => void;
  /** At the end of the line. */
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
    <div className={styles.controls}>
      {/* Anew with every search, so that the field follows back, reload and Clear Filters. */}
      <Search
        key={view.search}
        search={view.search}
        texts={list.search}
        onSearch={(search) => change({ search })}
      />
      <Select
        label={list.filterLabel}
        choices={list.filters}
        value={view.filter}
        onChange={({ target }) => {
          const filter = list.filters.find(({ value }) => value === target.value)?.value;
          if (filter !== undefined) change({ filter });
        }}
      />
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

interface SearchProps {
  search: string;
  texts: { label: string; hint: string };
  onSearch: (search: string) => void;
}

function Search({ search, texts, onSearch }: SearchProps) {
  const [text, setText] = useState(search);
  const submit = (press: SubmitEvent) => {
    press.preventDefault();
    onSearch(text.trim());
  };
  return (
    <form role="search" className={styles.search} onSubmit={submit}>
      <TextField
        type="search"
        label={texts.label}
        placeholder={texts.hint}
        maxLength={SEARCH_MAX}
        value={text}
        onChange={({ target }) => setText(target.value)}
        enterKeyHint="search"
        autoComplete="off"
      />
      <Button type="submit">{SEARCH}</Button>
    </form>
  );
}
