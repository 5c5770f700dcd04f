import CalendarClock from 'lucide-react/icons/calendar-clock';
import type { Business } from '@daybook/schema/contract/business';
import type { OwnerBooking } from '@daybook/schema/contract/owner-booking';
import { todayIn } from '@daybook/schema/rules/calendar-day';
import { readPage } from '@daybook/schema/rules/page-numbers';
import { whenIn } from '@daybook/schema/rules/when';
import { untilTime } from '@daybook/schema/words/time-span';
import { KEEPS_PREVIOUS, useCall } from '#api/use-call.ts';
import { STATUS_AT_A_GLANCE, withPerson } from '#booking-words/booking-texts.ts';
import { BookingStatus } from '#booking-words/BookingStatus.tsx';
import { seenBooking } from '#booking-words/seen-booking.ts';
import { CustomerName } from '#owner/customers/CustomerName.tsx';
import { Button } from '#ui/Button.tsx';
import { Card, CardFoot, CardHead } from '#ui/Card.tsx';
import { CANCEL } from '#ui/interface-texts.ts';
import { Inset } from '#ui/Layout.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { EmptyState } from '#ui/message/EmptyState.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Pager } from '#ui/table/Pager.tsx';
import { RowText } from '#ui/Text.tsx';
import { useNow } from '#ui/use-now.ts';
import { useQueryState } from '#ui/use-query-state.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { BookingActions, useBookingActions } from '../bookings/booking/BookingActions.tsx';
import * as ownerBookingTexts from '../bookings/booking/owner-booking-texts.ts';
import { GLANCE_PAGE_SIZE, laterBookings } from '../next-booking.ts';
import { GroupedList, dayHeading } from './GroupedList.tsx';
import * as texts from './overview-texts.ts';
import styles from './overview.module.css';

const params = { page: readPage };

/** Lists bookings from tomorrow on: today's are in a list of their own. */
export function BookingsAtAGlance({ business }: { business: Business }) {
  const [{ page }, change] = useQueryState(params);
  const search = useCall(
    'searchBookings',
    { params: { businessId: business.id }, query: laterBookings(page) },
    KEEPS_PREVIOUS,
  );
  const { data } = search;
  return (
    <Card as="section" aria-label={texts.BOOKINGS_AT_A_GLANCE}>
      <CardHead
        title={texts.BOOKINGS_AT_A_GLANCE}
        count={data?.total ? texts.laterCounted(data.total) : ''}
      />
      <BookingActions business={business}>
        <Loaded
          query={search}
          failed={ownerBookingTexts.BOOKINGS_LOAD_FAILED}
          shape={<Skeleton width="100%" height="18rem" />}
          box={Inset}
        >
          {({ bookings }) => (
            <Days business={business} bookings={bookings} isBusy={search.isPlaceholderData} />
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
            what={texts.LATER_BOOKINGS}
            onTurn={(to) => change({ page: to })}
          />
        </CardFoot>
      ) : null}
    </Card>
  );
}

interface DaysProps {
  business: Business;
  bookings: readonly OwnerBooking[];
  isBusy: boolean;
}

function Days({ business, bookings, isBusy }: DaysProps) {
  const { timezone } = business;
  const today = todayIn(timezone, useNow());
  // A booking disappears as soon as it is cancelled, and returns if the server refuses.
  const shown = bookings.filter(({ status }) => status !== 'cancelled');
  if (shown.length === 0)
    return (
      <Inset>
        <EmptyState icon={CalendarClock} title={texts.NOTHING_LATER} level={3}>
          {texts.NOTHING_LATER_EXPLAINED}
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
      {(booking) => <BookingRow key={booking.id} business={business} booking={booking} />}
    </GroupedList>
  );
}

interface BookingRowProps {
  business: Business;
  booking: OwnerBooking;
}

function BookingRow({ business, booking }: BookingRowProps) {
  const ask = useBookingActions();
  const { who, when, what, where, person, status } = seenBooking(booking, business.timezone);
  return (
    <li className={styles.booking}>
      <p className={styles.time}>
        <RowText look="strong">{when.from}</RowText>{' '}
        <RowText look="soft">{untilTime(when.to, when.isPastMidnight)}</RowText>
      </p>
      <RowText look="strong" as="p" className={styles.who}>
        <CustomerName businessId={business.id} booking={booking} />
      </RowText>
      <RowText look="soft" as="p" className={styles.what}>
        {[what, where, person && withPerson(person)].filter(Boolean).join(' · ')}
      </RowText>
      <p className={styles.status}>
        <VisuallyHidden>Status: </VisuallyHidden>
        <BookingStatus status={status} words={STATUS_AT_A_GLANCE} isBadge />
      </p>
      <div className={styles.cancel}>
        <Button
          kind="quiet"
          onClick={() => ask('cancel', booking)}
          aria-label={`${ownerBookingTexts.CANCEL_BOOKING} ${ownerBookingTexts.ofCustomer(who)}`}
        >
          {CANCEL}
        </Button>
      </div>
    </li>
  );
}
