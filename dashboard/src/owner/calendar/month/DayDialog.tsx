import { Link } from 'react-router';
import type { Business } from '@daybook/schema/contract/business';
import type { OwnerEvent } from '@daybook/schema/contract/event';
import type { OwnerBooking } from '@daybook/schema/contract/owner-booking';
import { longDate } from '@daybook/schema/rules/date';
import {
  booked,
  CALENDAR_LOAD_FAILED,
  CALENDAR_LOADING,
  DAY_BOOKINGS,
  DAY_EVENTS,
  NOTHING_ON_DAY,
  OPEN_WEEK,
} from '@daybook/schema/words/calendar';
import { hoursText, timeSpan } from '@daybook/schema/words/time-span';
import { useBookings } from '../../../api/bookings.ts';
import { textOf } from '../../../api/call-error.ts';
import { useEvents } from '../../../api/events.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import { ErrorState } from '../../../ui/message/ErrorState.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { whenIn } from '../../booking/when.ts';
import { attendeeName } from '../day-contents.ts';
import { bookingAddress } from '../use-place.ts';
import styles from './day-dialog.module.css';

interface DayDialogProps {
  business: Business;
  date: string;
  onOpenEvent: (event: OwnerEvent) => void;
  onOpenWeek: () => void;
  onClose: () => void;
}

/** Everything on one day. */
export function DayDialog({ business, date, onOpenEvent, onOpenWeek, onClose }: DayDialogProps) {
  return (
    <Dialog
      isOpen
      title={longDate(date)}
      onClose={onClose}
      footer={<Button onClick={onOpenWeek}>{OPEN_WEEK}</Button>}
    >
      <DayList {...{ business, date, onOpenEvent }} />
    </Dialog>
  );
}

function DayList({ business, date, onOpenEvent }: Pick<DayDialogProps, 'business' | 'date' | 'onOpenEvent'>) {
  const range = { from: date, to: date };
  const events = useEvents(business.id, range);
  const bookings = useBookings(business.id, range);
  const failed = [events, bookings].find(({ isError, data }) => isError && data === undefined);
  if (failed)
    return (
      <ErrorState
        text={textOf(failed.error, CALENDAR_LOAD_FAILED)}
        onRetry={() => void Promise.all([events.refetch(), bookings.refetch()])}
        isRetrying={events.isFetching || bookings.isFetching}
      />
    );
  if (!events.data || !bookings.data)
    return (
      <Loading text={CALENDAR_LOADING}>
        <Skeleton width="100%" height="8rem" />
      </Loading>
    );
  const held = bookings.data.filter(({ status }) => status !== 'cancelled');
  if (events.data.length === 0 && held.length === 0) return <p>{NOTHING_ON_DAY}</p>;
  return (
    <>
      {events.data.length > 0 ? <Events events={events.data} onOpen={onOpenEvent} /> : null}
      {held.length > 0 ? <Bookings business={business} bookings={held} /> : null}
    </>
  );
}

interface EventsProps {
  events: readonly OwnerEvent[];
  onOpen: (event: OwnerEvent) => void;
}

function Events({ events, onOpen }: EventsProps) {
  return (
    <section className={styles.part}>
      <h3 className={styles.heading}>{DAY_EVENTS}</h3>
      <ul className={styles.list}>
        {events.map((event) => (
          <li key={event.id}>
            <button type="button" className={styles.event} onClick={() => onOpen(event)}>
              <strong>{event.event_name}</strong>
              <span>
                {hoursText(event)} · {booked(event.booked_count)}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Bookings({ business, bookings }: { business: Business; bookings: readonly OwnerBooking[] }) {
  const timesOf = (booking: OwnerBooking) => {
    const { from, to, isPastMidnight } = whenIn(booking, business.timezone);
    return timeSpan(from, to, isPastMidnight);
  };
  return (
    <section className={styles.part}>
      <h3 className={styles.heading}>{DAY_BOOKINGS}</h3>
      <ul className={styles.list}>
        {bookings.map((booking) => (
          <li key={booking.id}>
            <Link className={styles.booking} to={bookingAddress(business.id, booking.booking_reference)}>
              <strong>{attendeeName(booking)}</strong>
              <span>
                {timesOf(booking)} · {booking.service_name ?? booking.event_name}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
