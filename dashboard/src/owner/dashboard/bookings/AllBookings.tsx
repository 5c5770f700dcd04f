import type { UseQueryResult } from '@tanstack/react-query';
import CalendarX from 'lucide-react/icons/calendar-x';
import SearchX from 'lucide-react/icons/search-x';
import { useRef, useState } from 'react';
import type { Business, BusinessSummary } from '@daybook/schema/contract/business';
import type { CallQuery } from '@daybook/schema/contract/calls';
import type { BookingsPage } from '@daybook/schema/contract/owner-booking';
import { BOOKINGS_PAGE_SIZE } from '@daybook/schema/figures/screens';
import { bookingsCsv, bookingsCsvName } from '@daybook/schema/rules/bookings-csv';
import { todayIn } from '@daybook/schema/rules/calendar-day';
import { monthTitle } from '@daybook/schema/rules/date';
import { whenIn } from '@daybook/schema/rules/when';
import { zoneName } from '@daybook/schema/rules/zone-name';
import { readAllBookings } from '#api/bookings.ts';
import type { Reading } from '#api/read-all.ts';
import { KEEPS_PREVIOUS, useCall } from '#api/use-call.ts';
import { ExportButton } from '#export/ExportButton.tsx';
import { choicesOf } from '#owner/choices.ts';
import { Button } from '#ui/Button.tsx';
import { Select, withChosen } from '#ui/fields/Select.tsx';
import * as interfaceTexts from '#ui/interface-texts.ts';
import { Row, Section } from '#ui/Layout.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { EmptyState } from '#ui/message/EmptyState.tsx';
import { SearchForm } from '#ui/SearchForm.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Pager } from '#ui/table/Pager.tsx';
import { Text } from '#ui/Text.tsx';
import { useFocus } from '#ui/use-focus.ts';
import { useQueryState } from '#ui/use-query-state.ts';
import {
  bookingsParams,
  isFiltered,
  searchOf,
  wholeChange,
  wholeTable,
  type BookingsView,
} from './address.ts';
import { BookingActions } from './booking/BookingActions.tsx';
import { BOOKINGS_LOAD_FAILED, EVERYONE, FILTER_PERSON, timesIn } from './booking/owner-booking-texts.ts';
import * as texts from './bookings-texts.ts';
import { BookingsTable } from './BookingsTable.tsx';
import { CustomersFound } from './CustomersFound.tsx';
import styles from './bookings.module.css';

interface AllBookingsProps {
  business: Business;
  /** Has the filters' choices; undefined while it loads. */
  summary: BusinessSummary | undefined;
  /** How many deletion requests are shown above the table. */
  requestCount: number;
}

export function AllBookings({ business, summary, requestCount }: AllBookingsProps) {
  const [view, setView] = useQueryState(bookingsParams);
  const change = (part: Partial<BookingsView>) => setView(wholeChange(part));
  const load = useCall(
    'searchBookings',
    { params: { businessId: business.id }, query: searchOf(view) },
    KEEPS_PREVIOUS,
  );
  const isNarrowed = isFiltered(view) || view.reference !== '';
  // The heading takes the focus when Clear Filters or the last deletion request takes the focused button away.
  const changes = `${isNarrowed} ${requestCount}`;
  const heading = useFocus<HTMLHeadingElement>(changes, { ifLost: true });
  const { counted, answers } = useAnswered(load, view);
  const top = useRef<HTMLElement>(null);
  const { data } = load;
  const turn = (page: number) => {
    change({ page });
    top.current?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <Section
      ref={top}
      title={texts.ALL_BOOKINGS}
      headingRef={heading}
      text={timesIn(zoneName(business.timezone))}
      aside={
        data?.all ? <ExportBookings business={business} query={searchOf(view)} total={data.total} /> : null
      }
    >
      <Filters view={view} summary={summary} businessId={business.id} onChange={change} />
      {view.search === '' ? null : (
        <Row gap={12} className={styles.found}>
          <CustomersFound businessId={business.id} search={view.search} />
        </Row>
      )}
      <Row justify="between" className={styles.counted}>
        <Text role="status" size={14} tone="soft" isFigures>
          {counted}
        </Text>
        {isNarrowed ? (
          <Button kind="quiet" onClick={() => change({ ...wholeTable, sort: view.sort })}>
            {interfaceTexts.CLEAR_FILTERS}
          </Button>
        ) : null}
      </Row>
      <BookingActions business={business}>
        <Loaded query={load} failed={BOOKINGS_LOAD_FAILED} shape={<Skeleton width="100%" height="38rem" />}>
          {(found) => (
            // The key redraws the table for another filter, so that no row seems to move.
            <Found
              key={answers}
              view={view}
              business={business}
              data={found}
              isBusy={load.isPlaceholderData}
              onTurn={turn}
            />
          )}
        </Loaded>
      </BookingActions>
    </Section>
  );
}

/**
 * Returns the count and filter of the latest response. Screen readers read the count, so it must fit the
 * filter.
 */
function useAnswered({ data, isPlaceholderData }: UseQueryResult<BookingsPage>, view: BookingsView) {
  const [answered, setAnswered] = useState({ counted: '', answers: '' });
  if (!data || isPlaceholderData) return answered;
  const { page: _page, ...filter } = searchOf(view);
  const now = { counted: counterOf(data, view), answers: JSON.stringify(filter) };
  if (now.counted !== answered.counted || now.answers !== answered.answers) setAnswered(now);
  return now;
}

function counterOf({ total, all }: BookingsPage, view: BookingsView): string {
  const mark = view.reference ? texts.SHOWING_SELECTED : isFiltered(view) ? texts.FILTERED : '';
  return `${texts.bookingsCounted(total, all)} ${mark}`.trim();
}

interface FoundProps {
  data: BookingsPage;
  view: BookingsView;
  business: Business;
  isBusy: boolean;
  onTurn: (page: number) => void;
}

function Found({ data, view, business, isBusy, onTurn }: FoundProps) {
  if (data.total === 0) return <NoBookings view={view} />;
  return (
    <>
      <BookingsTable
        key={data.page}
        bookings={data.bookings}
        selected={view.reference}
        business={business}
        isBusy={isBusy}
      />
      <Pager
        page={data.page}
        pageCount={data.page_count}
        pageSize={BOOKINGS_PAGE_SIZE}
        total={data.total}
        what={texts.BOOKINGS}
        onTurn={onTurn}
      />
    </>
  );
}

function NoBookings({ view }: { view: BookingsView }) {
  if (view.reference || isFiltered(view))
    return (
      <EmptyState icon={SearchX} title={texts.NO_MATCHING_BOOKINGS} level={3}>
        {view.reference ? texts.SELECTED_NOT_FOUND : interfaceTexts.ADJUST_SEARCH}
      </EmptyState>
    );
  return (
    <EmptyState icon={CalendarX} title={texts.NO_BOOKINGS_YET} level={3}>
      {texts.BOOKINGS_APPEAR_HERE}
    </EmptyState>
  );
}

interface ExportBookingsProps {
  business: Business;
  /** All bookings that match are exported in the table's order, 'Upcoming First' in order of start. */
  query: CallQuery<'searchBookings'>;
  total: number;
}

function ExportBookings({ business, query, total }: ExportBookingsProps) {
  const read = async (reading: Reading) => {
    const bookings = await readAllBookings(business.id, steady(query), reading);
    const rows = bookings.map((booking) => {
      const { date, from, to } = whenIn(booking, business.timezone);
      return { ...booking, event_date: date, start_time: from, end_time: to };
    });
    const name = bookingsCsvName(todayIn(business.timezone, Date.now()));
    return { name, text: bookingsCsv(rows), count: rows.length };
  };
  return <ExportButton what={texts.BOOKINGS} total={total} read={read} />;
}

/** Sorts by start. In 'Upcoming First', a booking that begins between two requests would shift the others. */
function steady(query: CallQuery<'searchBookings'>): CallQuery<'searchBookings'> {
  return query.sort === 'upcoming-first' ? { ...query, sort: 'start-asc' } : query;
}

interface FiltersProps {
  businessId: number;
  view: BookingsView;
  summary: BusinessSummary | undefined;
  onChange: (change: Partial<BookingsView>) => void;
}

function Filters({ businessId, view, summary, onChange }: FiltersProps) {
  const { data: team } = useCall('listPeople', { params: { businessId } });
  const people = team && choicesOf(team);
  const events = (summary?.event_names ?? []).map((name) => ({ value: name, label: name }));
  const months = (summary?.booking_months ?? []).map((month) => ({ value: month, label: monthTitle(month) }));
  return (
    <div className={styles.filters}>
      <SearchForm
        label={texts.SEARCH_BOOKINGS}
        hint={texts.SEARCH_HINT}
        search={view.search}
        onSearch={(search) => onChange({ search })}
      />
      <div className={styles.selects}>
        <Select
          label={texts.FILTER_EVENT}
          choices={withChosen(texts.ALL_EVENTS, events, { value: view.event, label: view.event })}
          value={view.event}
          onChoose={(event) => onChange({ event })}
        />
        {people && (people.length > 1 || view.person !== '') ? (
          <Select
            label={FILTER_PERSON}
            choices={withChosen(EVERYONE, people, { value: view.person, label: view.person })}
            value={view.person}
            onChoose={(person) => onChange({ person })}
          />
        ) : null}
        <Select
          label={texts.FILTER_MONTH}
          choices={withChosen(texts.ALL_MONTHS, months, {
            value: view.month,
            label: view.month && monthTitle(view.month),
          })}
          value={view.month}
          onChoose={(month) => onChange({ month })}
        />
        <Select
          label={texts.FILTER_STATUS}
          choices={texts.STATUSES}
          value={view.status}
          onChoose={(status) => onChange({ status })}
        />
        <Select
          label={interfaceTexts.SORT}
          choices={texts.SORTS}
          value={view.sort}
          onChoose={(sort) => onChange({ sort })}
        />
      </div>
    </div>
  );
}
