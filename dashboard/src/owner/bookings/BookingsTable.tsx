import type { OwnerBooking } from '@daybook/schema/contract/owner-booking';
import { shortDate } from '@daybook/schema/rules/date';
import { CANCEL, CANCELLING, EDIT } from '@daybook/schema/words/interface';
import { HOME_VISIT } from '@daybook/schema/words/calendar';
import { timeSpan } from '@daybook/schema/words/time-span';
import {
  ALL_BOOKINGS,
  BOOKINGS_COLUMNS,
  CANCEL_BOOKING,
  EDIT_BOOKING,
  ofCustomer,
} from '@daybook/schema/words/owner-booking-texts';
import { Button } from '../../ui/Button.tsx';
import { Table, type Column } from '../../ui/table/Table.tsx';
import { useNow } from '../../ui/use-now.ts';
import { nameOfAttendee } from '../booking/attendee.ts';
import type { useCancelling } from '../booking/use-cancelling.tsx';
import { VisitAddress } from '../booking/VisitAddress.tsx';
import { whenIn } from '../booking/when.ts';
import { BookingStatus } from './BookingStatus.tsx';
import styles from './bookings.module.css';

interface BookingsTableProps {
  bookings: readonly OwnerBooking[];
  timezone: string;
  /** The reference that the address points at. */
  selected: string;
  cancelling: ReturnType<typeof useCancelling>;
  onEdit: (booking: OwnerBooking) => void;
  isBusy: boolean;
}

export function BookingsTable(props: BookingsTableProps) {
  const { bookings, timezone, selected, cancelling, onEdit, isBusy } = props;
  const now = useNow();
  const columns: Column<OwnerBooking>[] = [
    { heading: BOOKINGS_COLUMNS.customer, isTitle: true, cell: (booking) => <Customer booking={booking} /> },
    { heading: BOOKINGS_COLUMNS.event, cell: (booking) => <What booking={booking} /> },
    {
      heading: BOOKINGS_COLUMNS.time,
      isNumeric: true,
      cell: (booking) => <Times booking={booking} timezone={timezone} />,
    },
    {
      heading: BOOKINGS_COLUMNS.reference,
      isNumeric: true,
      cell: ({ booking_reference }) => <span className={styles.reference}>{booking_reference}</span>,
    },
    { heading: BOOKINGS_COLUMNS.status, cell: (booking) => <BookingStatus booking={booking} /> },
    {
      heading: BOOKINGS_COLUMNS.actions,
      isActions: true,
      cell: (booking) => <Actions {...{ booking, now, cancelling, onEdit }} />,
    },
  ];
  return (
    <Table
      caption={ALL_BOOKINGS}
      columns={columns}
      rows={bookings}
      keyOf={({ id }) => id}
      isHighlighted={({ booking_reference }) => booking_reference === selected.toUpperCase()}
      isBusy={isBusy}
    />
  );
}

function Customer({ booking }: { booking: OwnerBooking }) {
  const { attendee_email, attendee_phone } = booking;
  return (
    <>
      {nameOfAttendee(booking)}
      <span className={styles.contact}>{attendee_email}</span>
      {attendee_phone === null ? null : <span className={styles.contact}>{attendee_phone}</span>}
    </>
  );
}

function What({ booking }: { booking: OwnerBooking }) {
  const { event_name, service_name, venue_name, is_home_visit } = booking;
  const details = [service_name, is_home_visit ? HOME_VISIT : venue_name].filter(Boolean).join(' · ');
  return (
    <div>
      {event_name}
      {details === '' ? null : <span className={styles.contact}>{details}</span>}
      <VisitAddress booking={booking} className={styles.address} />
    </div>
  );
}

function Times({ booking, timezone }: { booking: OwnerBooking; timezone: string }) {
  const { date, from, to, isPastMidnight } = whenIn(booking, timezone);
  return (
    <div>
      {shortDate(date)}
      <span className={styles.contact}>{timeSpan(from, to, isPastMidnight)}</span>
    </div>
  );
}

interface ActionsProps {
  booking: OwnerBooking;
  now: number;
  cancelling: BookingsTableProps['cancelling'];
  onEdit: (booking: OwnerBooking) => void;
}

/** A cancelled booking stays as it is; one that has begun can be edited, not cancelled. */
function Actions({ booking, now, cancelling, onEdit }: ActionsProps) {
  const name = nameOfAttendee(booking);
  const isUnderWay = cancelling.isUnderWay(booking);
  const isCancelled = booking.status === 'cancelled';
  return (
    <>
      {isCancelled ? null : (
        <Button
          kind="quiet"
          onClick={() => onEdit(booking)}
          aria-label={`${EDIT_BOOKING} ${ofCustomer(name)}`}
        >
          {EDIT}
        </Button>
      )}
      {isUnderWay || (!isCancelled && Date.parse(booking.starts_at) > now) ? (
        <Button
          kind="quiet"
          isWorking={isUnderWay}
          workingText={CANCEL}
          onClick={() => cancelling.ask(booking)}
          aria-label={`${isUnderWay ? CANCELLING : CANCEL_BOOKING} ${ofCustomer(name)}`}
        >
          {CANCEL}
        </Button>
      ) : null}
    </>
  );
}
