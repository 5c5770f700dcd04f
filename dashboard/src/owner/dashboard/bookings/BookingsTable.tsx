import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import type { Business } from '@daybook/schema/contract/business';
import type { OwnerBooking } from '@daybook/schema/contract/owner-booking';
import { shortDate } from '@daybook/schema/rules/date';
import { whenIn } from '@daybook/schema/rules/when';
import { isErased } from '@daybook/schema/words/erased-attendee';
import { useBookingsBeingCancelled } from '#api/bookings.ts';
import { Absence } from '#booking-words/Absence.tsx';
import { STATUS_IN_TABLE, withPerson } from '#booking-words/booking-texts.ts';
import { BookingAnswers } from '#booking-words/BookingAnswers.tsx';
import { BookingNote } from '#booking-words/BookingNote.tsx';
import { BookingStatus } from '#booking-words/BookingStatus.tsx';
import { seenBooking, whoBooked } from '#booking-words/seen-booking.ts';
import { VisitAddress } from '#booking-words/VisitAddress.tsx';
import { CustomerName } from '#owner/customers/CustomerName.tsx';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import * as interfaceTexts from '#ui/interface-texts.ts';
import { Row } from '#ui/Layout.tsx';
import { Table, type Column } from '#ui/table/Table.tsx';
import { RowText, Text } from '#ui/Text.tsx';
import { useNow } from '#ui/use-now.ts';
import { useBookingActions } from './booking/BookingActions.tsx';
import { NoShowButton } from './booking/NoShowButton.tsx';
import {
  BOOKINGS_COLUMNS,
  CANCEL_BOOKING,
  EDIT_BOOKING,
  MOVE,
  MOVE_BOOKING,
  ofCustomer,
} from './booking/owner-booking-texts.ts';
import * as texts from './bookings-texts.ts';
import styles from './bookings.module.css';

interface BookingsTableProps {
  bookings: readonly OwnerBooking[];
  business: Business;
  /** The booking reference in the address. */
  selected: string;
  isBusy: boolean;
}

export function BookingsTable({ bookings, business, selected, isBusy }: BookingsTableProps) {
  const now = useNow();
  const cancelled = useBookingsBeingCancelled();
  const columns: Column<OwnerBooking>[] = [
    {
      heading: BOOKINGS_COLUMNS.customer,
      isTitle: true,
      cell: (booking) => <Customer businessId={business.id} booking={booking} />,
    },
    {
      heading: BOOKINGS_COLUMNS.event,
      cell: (booking) => <What booking={booking} timezone={business.timezone} />,
    },
    {
      heading: BOOKINGS_COLUMNS.time,
      isNumeric: true,
      cell: (booking) => <Times booking={booking} timezone={business.timezone} />,
    },
    {
      heading: BOOKINGS_COLUMNS.reference,
      isNumeric: true,
      cell: ({ booking_reference }) => <span className={styles.reference}>{booking_reference}</span>,
    },
    { heading: BOOKINGS_COLUMNS.status, cell: (booking) => <Status booking={booking} /> },
    {
      heading: BOOKINGS_COLUMNS.actions,
      isActions: true,
      cell: (booking) => (
        <Actions booking={booking} now={now} isUnderWay={cancelled.includes(booking.booking_reference)} />
      ),
    },
  ];
  return (
    <Table
      caption={texts.ALL_BOOKINGS}
      columns={columns}
      rows={bookings}
      keyOf={({ id }) => id}
      isHighlighted={({ booking_reference }) => booking_reference === selected.toUpperCase()}
      isBusy={isBusy}
    />
  );
}

function Customer({ businessId, booking }: { businessId: number; booking: OwnerBooking }) {
  const { attendee_email, attendee_phone } = booking;
  return (
    <>
      <CustomerName businessId={businessId} booking={booking} />
      {isErased(attendee_email) ? null : (
        <RowText look="soft" as="p">
          {attendee_email}
        </RowText>
      )}
      {attendee_phone === null ? null : (
        <RowText look="soft" as="p">
          {attendee_phone}
        </RowText>
      )}
      <BookingNote booking={booking} />
      <BookingAnswers booking={booking} />
    </>
  );
}

interface CellProps {
  booking: OwnerBooking;
  timezone: string;
}

function What({ booking, timezone }: CellProps) {
  const { where, person } = seenBooking(booking, timezone);
  const details = [booking.service_name, where, person && withPerson(person)].filter(Boolean).join(' · ');
  return (
    <div>
      {booking.event_name}
      {details === '' ? null : (
        <RowText look="soft" as="p">
          {details}
        </RowText>
      )}
      <VisitAddress booking={booking} className={styles.address} />
    </div>
  );
}

function Times({ booking, timezone }: CellProps) {
  const { date, times } = whenIn(booking, timezone);
  return (
    <div>
      {shortDate(date)}
      <RowText look="soft" as="p">
        {times}
      </RowText>
    </div>
  );
}

function Status({ booking }: { booking: OwnerBooking }) {
  return (
    <div className={styles.status}>
      <BookingStatus status={booking.status} words={STATUS_IN_TABLE} />
      <Absence booking={booking} />
      {/* A deleted customer has no address to correct. */}
      {isErased(booking.attendee_email) ? null : <MailState booking={booking} />}
    </div>
  );
}

interface ActionsProps {
  booking: OwnerBooking;
  now: number;
  isUnderWay: boolean;
}

/** Deleted customers can't be edited, and bookings that have begun can't be moved or cancelled. */
function Actions({ booking, now, isUnderWay }: ActionsProps) {
  const ask = useBookingActions();
  const name = whoBooked(booking);
  const isCancelled = booking.status === 'cancelled';
  const isChangeable = !isCancelled && Date.parse(booking.starts_at) > now;
  return (
    <>
      {isCancelled || isErased(booking.attendee_email) ? null : (
        <Button
          kind="quiet"
          onClick={() => ask('edit', booking)}
          aria-label={`${EDIT_BOOKING} ${ofCustomer(name)}`}
        >
          {interfaceTexts.EDIT}
        </Button>
      )}
      {isChangeable && !isUnderWay ? (
        <Button
          kind="quiet"
          onClick={() => ask('move', booking)}
          aria-label={`${MOVE_BOOKING} ${ofCustomer(name)}`}
        >
          {MOVE}
        </Button>
      ) : null}
      {isChangeable || isUnderWay ? (
        <Button
          kind="quiet"
          isWorking={isUnderWay}
          workingText={interfaceTexts.CANCEL}
          onClick={() => ask('cancel', booking)}
          aria-label={`${isUnderWay ? interfaceTexts.CANCELLING : CANCEL_BOOKING} ${ofCustomer(name)}`}
        >
          {interfaceTexts.CANCEL}
        </Button>
      ) : null}
      <NoShowButton booking={booking} />
    </>
  );
}

function MailState({ booking }: { booking: OwnerBooking }) {
  const ask = useBookingActions();
  const { mail_state: state } = booking;
  const text = texts.MAIL_STATES[state];
  if (text === '') return null;
  const isUndelivered = state === 'failed' || state === 'refused';
  return (
    <Text
      as="div"
      size={14}
      weight={isUndelivered ? 'medium' : 'regular'}
      tone={isUndelivered ? 'brick' : 'faint'}
      className={styles.mail}
    >
      <Row gap={4} align="start" isOneLine>
        {isUndelivered ? <Icon icon={CircleAlert} size={16} isAtFirstLine /> : null}
        <button
          type="button"
          className={styles.emails}
          aria-label={texts.emailsOf(text, whoBooked(booking))}
          onClick={() => ask('emails', booking)}
        >
          {text}
        </button>
      </Row>
    </Text>
  );
}
