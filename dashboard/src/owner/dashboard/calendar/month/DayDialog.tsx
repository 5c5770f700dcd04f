import { Link } from 'react-router';
import type { Business } from '@daybook/schema/contract/business';
import type { OwnerEvent } from '@daybook/schema/contract/event';
import type { OwnerBooking } from '@daybook/schema/contract/owner-booking';
import { bookingAddress } from '@daybook/schema/rules/booking-address';
import { longDate } from '@daybook/schema/rules/date';
import { hoursText } from '@daybook/schema/words/time-span';
import { textOf } from '#api/call-error.ts';
import { KEEPS_PREVIOUS, useCall } from '#api/use-call.ts';
import { withPerson } from '#booking-words/booking-texts.ts';
import { seenBooking } from '#booking-words/seen-booking.ts';
import { booked } from '#owner/count-texts.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { Stack } from '#ui/Layout.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Text } from '#ui/Text.tsx';
import * as texts from '../calendar-texts.ts';
import { useJoinedQueries } from '../use-joined-queries.ts';
import styles from './month.module.css';

interface DayDialogProps {
  business: Business;
  date: string;
  onOpenEvent: (event: OwnerEvent) => void;
  onOpenWeek: () => void;
  onClose: () => void;
}

export function DayDialog({ business, date, onOpenEvent, onOpenWeek, onClose }: DayDialogProps) {
  return (
    <Dialog
      title={longDate(date)}
      onClose={onClose}
      footer={<Button onClick={onOpenWeek}>{texts.OPEN_WEEK}</Button>}
    >
      <DayList business={business} date={date} onOpenEvent={onOpenEvent} />
    </Dialog>
  );
}

function DayList({ business, date, onOpenEvent }: Pick<DayDialogProps, 'business' | 'date' | 'onOpenEvent'>) {
  const range = { from: date, to: date };
  const day = useJoinedQueries(
    useCall('listEvents', { params: { businessId: business.id }, query: range }, KEEPS_PREVIOUS),
    useCall('listBookings', { params: { businessId: business.id }, query: range }, KEEPS_PREVIOUS),
  );
  return (
    <Loaded
      query={day}
      failed={textOf(day.error, texts.CALENDAR_LOAD_FAILED)}
      loading={texts.CALENDAR_LOADING}
      shape={<Skeleton width="100%" height="8rem" />}
    >
      {([events, bookings]) => {
        const held = bookings.filter(({ status }) => status !== 'cancelled');
        if (events.length === 0 && held.length === 0) return <p>{texts.NOTHING_ON_DAY}</p>;
        return (
          <>
            {events.length > 0 ? <Events events={events} onOpen={onOpenEvent} /> : null}
            {held.length > 0 ? <Bookings business={business} bookings={held} /> : null}
          </>
        );
      }}
    </Loaded>
  );
}

interface EventsProps {
  events: readonly OwnerEvent[];
  onOpen: (event: OwnerEvent) => void;
}

function Events({ events, onOpen }: EventsProps) {
  return (
    <Stack as="section" gap={8}>
      <Text as="h3" size={14} weight="medium" tone="soft">
        {texts.DAY_EVENTS}
      </Text>
      <Stack as="ul" gap={8}>
        {events.map((event) => (
          <li key={event.id}>
            <button type="button" className={styles.listed} data-of="event" onClick={() => onOpen(event)}>
              <strong>{event.event_name}</strong>
              <span>
                {hoursText(event)} · {booked(event.booked_places)}
              </span>
            </button>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

function Bookings({ business, bookings }: { business: Business; bookings: readonly OwnerBooking[] }) {
  const seen = bookings.map((booking) => ({ ...seenBooking(booking, business.timezone), booking }));
  return (
    <Stack as="section" gap={8}>
      <Text as="h3" size={14} weight="medium" tone="soft">
        {texts.DAY_BOOKINGS}
      </Text>
      <Stack as="ul" gap={8}>
        {seen.map(({ booking, who, when, what, person }) => (
          <li key={booking.id}>
            <Link className={styles.listed} to={bookingAddress(business.id, booking.booking_reference)}>
              <strong>{who}</strong>
              <span>{[when.times, what, person && withPerson(person)].filter(Boolean).join(' · ')}</span>
            </Link>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
