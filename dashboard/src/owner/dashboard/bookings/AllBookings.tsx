import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Business, BusinessSummary } from '@daybook/schema/contract/business';
import type { BookingsPage } from '@daybook/schema/contract/owner-booking';
import { zoneName } from '@daybook/schema/rules/zone-name';
import { BOOKINGS_PAGE_SIZE } from '@daybook/schema/figures/screens';
import { CLEAR_FILTERS } from '../../../ui/interface-texts.ts';
import { useBookingsBeingCancelled, useBookingSearch } from '../../../api/bookings.ts';
import { Button } from '../../../ui/Button.tsx';
import { Loaded } from '../../../ui/Loaded.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Pager } from '../../../ui/table/Pager.tsx';
import { useFocus } from '../../../ui/use-focus.ts';
import { BookingActions } from './booking/BookingActions.tsx';
import { BOOKINGS_LOAD_FAILED } from './booking/owner-booking-texts.ts';
import { isFiltered, readView, searchOf, wholeTable, writeView, type BookingsView } from './address.ts';
import styles from './all-bookings.module.css';
import {
  ALL_BOOKINGS,
  BOOKINGS,
  bookingsCounted,
  FILTERED,
  SHOWING_SELECTED,
  timesIn,
} from './bookings-texts.ts';
import { BookingsTable } from './BookingsTable.tsx';
import { ExportBookings } from './ExportBookings.tsx';
import { Filters } from './Filters.tsx';
import { NoBookings } from './NoBookings.tsx';

interface AllBookingsProps {
  business: Business;
  /** What the filters offer; undefined while it loads. */
  summary: BusinessSummary | undefined;
  /** How many customers who ask to be forgotten stand above it. */
  requestCount: number;
}

/** The table of bookings with its search, filters and pages, all of which live in the address. */
export function AllBookings({ business, summary, requestCount }: AllBookingsProps) {
  const [query, setQuery] = useSearchParams();
  const view = readView(query);
  const change = (part: Partial<BookingsView>) => setQuery((now) => writeView(now, part));
  const load = useBookingSearch(business.id, searchOf(view));
  const cancelled = useBookingsBeingCancelled(business.id);
  const isNarrowed = isFiltered(view) || view.reference !== '';
  // When a booking is cancelled, the button of its row disappears, as Clear Filters does, and the list of those who ask to
  // be forgotten with its last: the heading takes the focus.
  const changes = `${cancelled.length} ${isNarrowed} ${requestCount}`;
  const heading = useFocus<HTMLHeadingElement>(changes, { ifLost: true });
  const { counted, answers } = useAnswered(load, view);
  const top = useRef<HTMLElement>(null);
  const { data } = load;
  const turn = (page: number) => {
    change({ page });
    top.current?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <section ref={top} className={styles.all} aria-labelledby="all-bookings">
      <div className={styles.head}>
        <div>
          <h2 id="all-bookings" className={styles.title} ref={heading} tabIndex={-1}>
            {ALL_BOOKINGS}
          </h2>
          <p className={styles.zone}>{timesIn(zoneName(business.timezone))}</p>
        </div>
        {data?.all ? <ExportBookings business={business} query={searchOf(view)} total={data.total} /> : null}
      </div>
      <Filters view={view} summary={summary} onChange={change} />
      <div className={styles.line}>
        <p role="status" className={styles.count}>
          {counted}
        </p>
        {isNarrowed ? (
          <Button kind="quiet" onClick={() => change({ ...wholeTable, sort: view.sort })}>
            {CLEAR_FILTERS}
          </Button>
        ) : null}
      </div>
      <BookingActions business={business}>
        <Loaded query={load} failed={BOOKINGS_LOAD_FAILED} shape={<Skeleton width="100%" height="38rem" />}>
          {(found) => (
            // Drawn anew for another filter, so that nothing of the one before is seen to move.
            <Found
              key={answers}
              {...{ view, business }}
              data={found}
              isBusy={load.isPlaceholderData}
              onTurn={turn}
            />
          )}
        </Loaded>
      </BookingActions>
    </section>
  );
}

/**
 * What the shown answer counted and what it answers: both stay until the next answer is there. The count is read out, and
 * must not be said of another filter.
 */
function useAnswered({ data, isPlaceholderData }: ReturnType<typeof useBookingSearch>, view: BookingsView) {
  const [answered, setAnswered] = useState({ counted: '', answers: '' });
  if (!data || isPlaceholderData) return answered;
  const { page: _page, ...filter } = searchOf(view);
  const now = { counted: counterOf(data, view), answers: JSON.stringify(filter) };
  if (now.counted !== answered.counted || now.answers !== answered.answers) setAnswered(now);
  return now;
}

/** '3 of 142 bookings (filtered)' */
function counterOf({ total, all }: BookingsPage, view: BookingsView): string {
  const mark = view.reference ? SHOWING_SELECTED : isFiltered(view) ? FILTERED : '';
  return `${bookingsCounted(total, all)} ${mark}`.trim();
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
        {...{ business, isBusy }}
      />
      <Pager
        page={data.page}
        pageCount={data.page_count}
        pageSize={BOOKINGS_PAGE_SIZE}
        total={data.total}
        what={BOOKINGS}
        onTurn={onTurn}
      />
    </>
  );
}
