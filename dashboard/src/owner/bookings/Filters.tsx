import { useState, type SubmitEvent } from 'react';
import type { BusinessSummary } from '@daybook/schema/contract/business';
import { monthTitle } from '@daybook/schema/rules/date';
import { SEARCH_MAX } from '@daybook/schema/figures/bounds';
import { SEARCH, SORT } from '../../ui/interface-texts.ts';
import { Button } from '../../ui/Button.tsx';
import { Select, type Choice } from '../../ui/fields/Select.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import type { BookingsView } from './address.ts';
import {
  ALL_EVENTS,
  ALL_MONTHS,
  FILTER_EVENT,
  FILTER_MONTH,
  SEARCH_BOOKINGS,
  SEARCH_HINT,
  SORTS,
} from './bookings-texts.ts';
import styles from './filters.module.css';

interface FiltersProps {
  view: BookingsView;
  summary: BusinessSummary | undefined;
  onChange: (change: Partial<BookingsView>) => void;
}

/** What narrows and orders the table. */
export function Filters({ view, summary, onChange }: FiltersProps) {
  const events = (summary?.event_names ?? []).map((name) => ({ value: name, label: name }));
  const months = (summary?.booking_months ?? []).map((month) => ({ value: month, label: monthTitle(month) }));
  return (
    <div className={styles.filters}>
      {/* A new field for every search, so that it follows back, reload and Clear Filters. */}
      <Search key={view.search} search={view.search} onSearch={(search) => onChange({ search })} />
      <div className={styles.selects}>
        <Select
          label={FILTER_EVENT}
          choices={withChosen(ALL_EVENTS, events, { value: view.event, label: view.event })}
          value={view.event}
          onChange={({ target }) => onChange({ event: target.value })}
        />
        <Select
          label={FILTER_MONTH}
          choices={withChosen(ALL_MONTHS, months, {
            value: view.month,
            label: view.month && monthTitle(view.month),
          })}
          value={view.month}
          onChange={({ target }) => onChange({ month: target.value })}
        />
        <Select
          label={SORT}
          choices={SORTS}
          value={view.sort}
          onChange={({ target }) => {
            const sort = SORTS.find(({ value }) => value === target.value)?.value;
            if (sort) onChange({ sort });
          }}
        />
      </div>
    </div>
  );
}

/** 'All' comes first. The chosen value is offered even when the address names one that does not exist. */
function withChosen(all: string, choices: readonly Choice[], chosen: Choice): Choice[] {
  const isOffered = chosen.value === '' || choices.some(({ value }) => value === chosen.value);
  return [{ value: '', label: all }, ...(isOffered ? [] : [chosen]), ...choices];
}

function Search({ search, onSearch }: { search: string; onSearch: (search: string) => void }) {
  const [text, setText] = useState(search);
  const submit = (press: SubmitEvent) => {
    press.preventDefault();
    onSearch(text.trim());
  };
  return (
    <form role="search" className={styles.search} onSubmit={submit}>
      <TextField
        type="search"
        label={SEARCH_BOOKINGS}
        placeholder={SEARCH_HINT}
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
