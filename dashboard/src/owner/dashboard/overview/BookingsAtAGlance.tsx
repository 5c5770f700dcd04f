import CalendarClock from 'lucide-react/icons/calendar-clock';
import { useSearchParams } from 'react-router';
import type { Business } from '@daybook/schema/contract/business';
import type { OwnerBooking } from '@daybook/schema/contract/owner-booking';
import { todayIn } from '@daybook/schema/rules/calendar-day';
import { useBookingsBeingCancelled, useBookingSearch } from '../../../api/bookings.ts';
import { whenIn } from '../../../booking-words/when.ts';
import { Loaded } from '../../../ui/Loaded.tsx';
import { EmptyState } from '../../../ui/message/EmptyState.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Pager } from '../../../ui/table/Pager.tsx';
import { useFocus } from '../../../ui/use-focus.ts';
import { useNow } from '../../../ui/use-now.ts';
import { BookingActions } from '../bookings/booking/BookingActions.tsx';
import { BOOKINGS_LOAD_FAILED } from '../bookings/booking/owner-booking-texts.ts';
import { GLANCE_PAGE_SIZE, upcomingBookings } from '../bookings/booking/upcoming.ts';
import { readView, writeView } from './address.ts';
import { BookingRow } from './BookingRow.tsx';
import { CardFoot } from './CardFoot.tsx';
import { GroupedList } from './GroupedList.tsx';
import { dayHeading } from './groups.ts';
import { Inset } from './Inset.tsx';
import {
  BOOKINGS_AT_A_GLANCE,
  NO_UPCOMING,
  NO_UPCOMING_EXPLAINED,
  UPCOMING_BOOKINGS,
  upcomingCounted,
} from './overview-texts.ts';
import { OverviewCard } from './OverviewCard.tsx';

/** The next bookings, day by day on the business's clock. */
export function BookingsAtAGlance({ business }: { business: Business }) {
  const [query, setQuery] = useSearchParams();
  const { page } = readView(query);
  const search = useBookingSearch(business.id, upcomingBookings(page));
  const cancelled = useBookingsBeingCancelled(business.id);
  // When a booking is cancelled, its row disappears, so the heading takes the focus.
  const heading = useFocus<HTMLHeadingElement>(cancelled.length, { ifLost: true });
  const { data } = search;
  return (
    <OverviewCard
      title={BOOKINGS_AT_A_GLANCE}
      headingRef={heading}
      count={data?.total ? upcomingCounted(data.total) : ''}
    >
      <BookingActions business={business}>
        <Loaded
          query={search}
          failed={BOOKINGS_LOAD_FAILED}
          shape={<Skeleton width="100%" height="18rem" />}
          box={Inset}
        >
          {({ bookings }) => (
            <Days bookings={bookings} timezone={business.timezone} isBusy={search.isPlaceholderData} />
          )}
        </Loaded>
      </BookingActions>
      {data && data.page_count > 1 ? (
        <CardFoot>
          <Pager
            page={data.page}
            pageCount={data.page_count}
            pageSize={GLANCE_PAGE_SIZE}
            total={data.total}
            what={UPCOMING_BOOKINGS}
            onTurn={(to) => setQuery((now) => writeView(now, { page: to }))}
          />
        </CardFoot>
      ) : null}
    </OverviewCard>
  );
}

interface DaysProps {
  bookings: readonly OwnerBooking[];
  timezone: string;
  isBusy: boolean;
}

function Days({ bookings, timezone, isBusy }: DaysProps) {
  const today = todayIn(timezone, useNow());
  // A booking that is being cancelled disappears at once, and comes back if the server refuses.
  const shown = bookings.filter(({ status }) => status !== 'cancelled');
  if (shown.length === 0)
    return (
      <Inset>
        <EmptyState icon={CalendarClock} title={NO_UPCOMING} level={3}>
          {NO_UPCOMING_EXPLAINED}
        </EmptyState>
      </Inset>
    );
  return (
    <GroupedList
      items={shown}
      keyOf={(booking) => whenIn(booking, timezone).date}
      headingOf={(date) => dayHeading(date, today)}
      isBusy={isBusy}
    >
      {(booking) => <BookingRow key={booking.id} {...{ booking, timezone }} />}
    </GroupedList>
  );
}
