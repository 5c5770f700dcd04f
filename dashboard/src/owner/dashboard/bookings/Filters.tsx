import type { BusinessSummary } from '@daybook/schema/contract/business';
import { monthTitle } from '@daybook/schema/rules/date';
import { SORT } from '../../../ui/interface-texts.ts';
import { Select } from '../../../ui/fields/Select.tsx';
import { withChosen } from '../../../ui/fields/with-chosen.ts';
import { SearchForm } from '../../../ui/SearchForm.tsx';
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
      <SearchForm
        label={SEARCH_BOOKINGS}
        hint={SEARCH_HINT}
        search={view.search}
        onSearch={(search) => onChange({ search })}
      />
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
