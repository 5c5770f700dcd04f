import Mail from 'lucide-react/icons/mail';
import MapPin from 'lucide-react/icons/map-pin';
import Phone from 'lucide-react/icons/phone';
import Repeat from 'lucide-react/icons/repeat';
import Tag from 'lucide-react/icons/tag';
import type { RefObject } from 'react';
import { Link } from 'react-router';
import type { Business } from '@daybook/schema/contract/business';
import type { OwnerBooking } from '@daybook/schema/contract/owner-booking';
import { bookingAddress } from '@daybook/schema/rules/booking-address';
import { telOf } from '@daybook/schema/rules/contact-link';
import { dayTitle } from '@daybook/schema/rules/date';
import { isErased } from '@daybook/schema/words/erased-attendee';
import { seriesText } from '@daybook/schema/words/series-texts';
import { thingWithPerson } from '@daybook/schema/words/thing-with-person';
import { Absence } from '#booking-words/Absence.tsx';
import { BookingAnswers } from '#booking-words/BookingAnswers.tsx';
import { BookingNote } from '#booking-words/BookingNote.tsx';
import { seenBooking } from '#booking-words/seen-booking.ts';
import { VisitAddress } from '#booking-words/VisitAddress.tsx';
import { CustomerName } from '#owner/customers/CustomerName.tsx';
import { useBookingActions } from '#owner/dashboard/bookings/booking/BookingActions.tsx';
import { NoShowButton } from '#owner/dashboard/bookings/booking/NoShowButton.tsx';
import { CANCEL_BOOKING, MOVE } from '#owner/dashboard/bookings/booking/owner-booking-texts.ts';
import { Button } from '#ui/Button.tsx';
import { ContactLink } from '#ui/ContactLink.tsx';
import { IconLine } from '#ui/Layout.tsx';
import * as texts from './card-texts.ts';
import { Card } from './Card.tsx';
import styles from './card.module.css';

interface BookingCardProps {
  business: Business;
  booking: OwnerBooking;
  today: string;
  now: number;
  scroller: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** Shows a booking with what can be done about it. */
export function BookingCard({ business, booking, today, now, scroller, onClose }: BookingCardProps) {
  const ask = useBookingActions();
  const { when, what, price, person, where, visitAddress } = seenBooking(booking, business.timezone);
  const { attendee_phone: phone } = booking;
  const isAhead = Date.parse(booking.starts_at) > now;
  const day = when.date === today ? texts.todayIs(dayTitle(when.date)) : dayTitle(when.date);
  const doThat = (action: Parameters<typeof ask>[0]) => () => {
    onClose();
    ask(action, booking);
  };
  return (
    <Card
      title={<CustomerName businessId={business.id} booking={booking} />}
      text={`${day}, ${when.times}`}
      anchor={`[data-booking="${booking.id}"]`}
      scroller={scroller}
      onClose={onClose}
    >
      <ul className={styles.lines}>
        <IconLine icon={Tag} tone="faint">
          <span>
            {[thingWithPerson(what, person), price, visitAddress === '' ? where : '']
              .filter(Boolean)
              .join(' · ')}{' '}
            <Absence booking={booking} />
          </span>
        </IconLine>
        {booking.series ? (
          <IconLine icon={Repeat} tone="faint">
            {seriesText(booking.series)}
          </IconLine>
        ) : null}
        {visitAddress === '' ? null : (
          <IconLine icon={MapPin} tone="faint">
            <VisitAddress booking={booking} />
          </IconLine>
        )}
        {phone === null ? null : (
          <IconLine icon={Phone} tone="faint">
            <ContactLink link={telOf(phone)}>{phone}</ContactLink>
          </IconLine>
        )}
        <IconLine icon={Mail} tone="faint">
          <button type="button" className={styles.link} onClick={doThat('emails')}>
            {texts.SEE_EMAILS}
          </button>
        </IconLine>
      </ul>
      <div className={styles.words}>
        <BookingNote booking={booking} />
        <BookingAnswers booking={booking} />
      </div>
      <div className={styles.actions}>
        {isAhead ? <Button onClick={doThat('move')}>{MOVE}</Button> : null}
        {isErased(booking.attendee_email) ? null : <Button onClick={doThat('edit')}>{texts.EDIT}</Button>}
        <NoShowButton booking={booking} />
        {isAhead ? (
          <Button kind="quiet" onClick={doThat('cancel')}>
            {CANCEL_BOOKING}
          </Button>
        ) : null}
        <Link className={styles.table} to={bookingAddress(business.id, booking.booking_reference)}>
          {texts.SEE_IN_TABLE}
        </Link>
      </div>
    </Card>
  );
}
