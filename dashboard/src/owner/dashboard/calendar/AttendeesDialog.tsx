import { useState } from 'react';
import { Link } from 'react-router';
import type { Business } from '@daybook/schema/contract/business';
import type { OwnerEvent } from '@daybook/schema/contract/event';
import type { OwnerBooking } from '@daybook/schema/contract/owner-booking';
import { bookingAddress } from '@daybook/schema/rules/booking-address';
import { todayIn } from '@daybook/schema/rules/calendar-day';
import { mailtoOf, telOf } from '@daybook/schema/rules/contact-link';
import { longDate } from '@daybook/schema/rules/date';
import { isErased } from '@daybook/schema/words/erased-attendee';
import { hoursText } from '@daybook/schema/words/time-span';
import { textOf } from '#api/call-error.ts';
import { KEEPS_PREVIOUS, useCall } from '#api/use-call.ts';
import { STATUS_WORDS, withPerson } from '#booking-words/booking-texts.ts';
import { BookingStatus } from '#booking-words/BookingStatus.tsx';
import { seenBooking } from '#booking-words/seen-booking.ts';
import { VisitAddress } from '#booking-words/VisitAddress.tsx';
import type { BookingStart } from '#owner/add-booking/booking-start.ts';
import { takesBookings } from '#owner/billing-status.ts';
import { ADD_BOOKING } from '#owner/business-texts.ts';
import { CustomerName } from '#owner/customers/CustomerName.tsx';
import { Button } from '#ui/Button.tsx';
import { ContactLink } from '#ui/ContactLink.tsx';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { Facts } from '#ui/Facts.tsx';
import { Row, Stack } from '#ui/Layout.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { EmptyState } from '#ui/message/EmptyState.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Pager } from '#ui/table/Pager.tsx';
import { Text } from '#ui/Text.tsx';
import { useFocus } from '#ui/use-focus.ts';
import { useNow } from '#ui/use-now.ts';
import { ExplanationDialog } from '../explanation/ExplanationDialog.tsx';
import { EXPLAIN_TIMES } from '../overview/overview-texts.ts';
import * as texts from './calendar-texts.ts';
import styles from './calendar.module.css';

const ATTENDEES_PAGE_SIZE = 20;
/** About the height of one attendee, so that the dialog keeps its height when they load. */
const ATTENDEE_REM = 5;

interface AttendeesDialogProps {
  business: Business;
  event: OwnerEvent;
  onAddBooking: (start: BookingStart) => void;
  onClose: () => void;
}

export function AttendeesDialog({ business, event, onAddBooking, onClose }: AttendeesDialogProps) {
  const today = todayIn(business.timezone, useNow());
  const isOpen = takesBookings(business) && !event.is_closed && event.event_date >= today;
  const [isExplained, setIsExplained] = useState(false);
  if (isExplained) return <ExplanationDialog business={business} event={event} onClose={onClose} />;
  return (
    <Dialog size="wide" title={texts.attendeesOf(event.event_name)} onClose={onClose}>
      <Row gap={8} justify="between">
        <p>
          {longDate(event.event_date)}, {hoursText(event)}
        </p>
        <Row gap={8} className={styles.quietFirst}>
          <Button kind="quiet" onClick={() => setIsExplained(true)}>
            {EXPLAIN_TIMES}
          </Button>
          {isOpen ? (
            <Button onClick={() => onAddBooking({ date: event.event_date })}>{ADD_BOOKING}</Button>
          ) : null}
        </Row>
      </Row>
      <Attendees business={business} event={event} />
    </Dialog>
  );
}

function Attendees({ business, event }: { business: Business; event: OwnerEvent }) {
  const [turnedTo, turnTo] = useState<number | null>(null);
  const page = turnedTo ?? 1;
  const awaited = Math.min(event.booked_count, ATTENDEES_PAGE_SIZE);
  const search = useCall(
    'searchBookings',
    {
      params: { businessId: business.id },
      query: {
        event_id: String(event.id),
        page,
        page_size: ATTENDEES_PAGE_SIZE,
        sort: 'start-asc',
      },
    },
    KEEPS_PREVIOUS,
  );
  // A new page is read from its beginning. The pager's button that had the focus may have disappeared.
  const list = useFocus<HTMLUListElement>(turnedTo === search.data?.page ? turnedTo : null);
  return (
    <Loaded
      query={search}
      failed={textOf(search.error, texts.ATTENDEES_LOAD_FAILED)}
      loading={texts.ATTENDEES_LOADING}
      shape={<Skeleton width="100%" height={`${ATTENDEE_REM * Math.max(1, awaited)}rem`} />}
    >
      {(found) =>
        found.total === 0 ? (
          <EmptyState title={texts.NO_ATTENDEES} level={3}>
            {texts.ATTENDEES_APPEAR_HERE}
          </EmptyState>
        ) : (
          <>
            <Stack
              as="ul"
              gap={12}
              isRuled
              ref={list}
              className={styles.list}
              aria-label={texts.ATTENDEES.many}
              aria-busy={search.isPlaceholderData || undefined}
              tabIndex={-1}
            >
              {found.bookings.map((booking) => (
                <Attendee key={booking.id} business={business} event={event} booking={booking} />
              ))}
            </Stack>
            <Pager
              page={found.page}
              pageCount={found.page_count}
              pageSize={ATTENDEES_PAGE_SIZE}
              total={found.total}
              what={texts.ATTENDEES}
              onTurn={turnTo}
            />
          </>
        )
      }
    </Loaded>
  );
}

interface AttendeeProps {
  business: Business;
  event: OwnerEvent;
  booking: OwnerBooking;
}

function Attendee({ business, event, booking }: AttendeeProps) {
  const { attendee_email: email, attendee_phone: phone, booking_reference: reference } = booking;
  const { when, person, status, visitAddress } = seenBooking(booking, business.timezone);
  const names = texts.ATTENDEE_FIELDS;
  return (
    <li className={styles.attendee}>
      <Text as="h3" weight="strong" tone="ink">
        <CustomerName businessId={business.id} booking={booking} />
      </Text>
      <Facts
        isPlain
        facts={[
          {
            label: names.time,
            // Shows the day if it isn't the event's, because the business has changed its time zone since.
            value: `${when.date === event.event_date ? '' : `${longDate(when.date)}, `}${when.times}${person === '' ? '' : ` · ${withPerson(person)}`}`,
          },
          { label: names.status, value: <BookingStatus status={status} words={STATUS_WORDS} /> },
          {
            label: names.reference,
            value: <Link to={bookingAddress(business.id, reference)}>{reference}</Link>,
          },
          ...(isErased(email)
            ? []
            : [
                {
                  label: names.email,
                  value:
                    email === null ? (
                      texts.NOT_GIVEN
                    ) : (
                      <ContactLink link={mailtoOf(email)}>{email}</ContactLink>
                    ),
                },
                {
                  label: names.phone,
                  value:
                    phone === null ? texts.NOT_GIVEN : <ContactLink link={telOf(phone)}>{phone}</ContactLink>,
                },
              ]),
          { label: names.address, value: visitAddress === '' ? null : <VisitAddress booking={booking} /> },
        ]}
      />
    </li>
  );
}
