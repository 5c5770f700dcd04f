import type { HeldBooking } from '@daybook/schema/contract/customer-data';
import { longDate } from '@daybook/schema/rules/date';
import { zoneName } from '@daybook/schema/rules/zone-name';
import { BookingStatus } from '../booking-words/BookingStatus.tsx';
import { seenBooking } from '../booking-words/seen-booking.ts';
import { STATUS_WORDS } from '../booking-words/status-words.ts';
import { Disclosure } from '../ui/Disclosure.tsx';
import { Facts, type Fact } from '../ui/Facts.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { CANCEL_THIS, CANCELLED_BY, HELD_FACTS } from './customer-data-texts.ts';
import styles from './held-booking-line.module.css';
import { HeldEmails } from './HeldEmails.tsx';
import { momentHere } from './moment-here.ts';

interface HeldBookingLineProps {
  booking: HeldBooking;
  isOpenAtFirst: boolean;
}

/** When, what and in which status; opened, all that is held about it, and how to cancel it while that can be done. */
export function HeldBookingLine({ booking, isOpenAtFirst }: HeldBookingLineProps) {
  const { when, what, where } = seenBooking(booking, booking.timezone);
  const date = longDate(when.date);
  return (
    <Disclosure
      isOpenAtFirst={isOpenAtFirst}
      summary={
        <div className={styles.summary}>
          <h3 className={styles.when}>
            {date}, <span className={styles.times}>{when.times}</span>
          </h3>
          <p className={styles.what}>{[what, where].filter(Boolean).join(' · ')}</p>
          <BookingStatus status={booking.status} words={STATUS_WORDS} />
        </div>
      }
    >
      <div className={styles.held}>
        {booking.cancel_url === null ? null : (
          <div>
            <LinkButton href={booking.cancel_url}>
              {CANCEL_THIS}
              <VisuallyHidden>
                {' '}
                {date}, {when.times}
              </VisuallyHidden>
            </LinkButton>
          </div>
        )}
        <Facts facts={factsOf(booking)} />
        <HeldEmails emails={booking.emails} />
      </div>
    </Disclosure>
  );
}

/** Everything about it that its line does not say, and whose clock that is on. */
function factsOf(booking: HeldBooking): Fact[] {
  const { who, when, price, address, visitAddress } = seenBooking(booking, booking.timezone);
  const { cancelled_at, cancelled_by } = booking;
  return [
    { label: HELD_FACTS.reference, value: booking.booking_reference },
    { label: HELD_FACTS.event, value: booking.event_name },
    { label: HELD_FACTS.service, value: booking.service_name },
    { label: HELD_FACTS.price, value: price },
    { label: HELD_FACTS.clock, value: `${when.times}, ${zoneName(booking.timezone)}` },
    { label: HELD_FACTS.where, value: visitAddress === '' ? address : null },
    { label: HELD_FACTS.address, value: visitAddress },
    { label: HELD_FACTS.name, value: who },
    { label: HELD_FACTS.email, value: booking.attendee_email },
    { label: HELD_FACTS.phone, value: booking.attendee_phone },
    { label: HELD_FACTS.source, value: booking.source },
    { label: HELD_FACTS.created, value: momentHere(booking.created_at) },
    {
      label: HELD_FACTS.cancelled,
      value:
        cancelled_at === null
          ? null
          : [momentHere(cancelled_at), cancelled_by && CANCELLED_BY[cancelled_by]].filter(Boolean).join(', '),
    },
  ];
}
