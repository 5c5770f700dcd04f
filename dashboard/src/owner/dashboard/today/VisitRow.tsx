import CalendarClock from 'lucide-react/icons/calendar-clock';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Mail from 'lucide-react/icons/mail';
import MapPin from 'lucide-react/icons/map-pin';
import Pencil from 'lucide-react/icons/pencil';
import Phone from 'lucide-react/icons/phone';
import X from 'lucide-react/icons/x';
import type { Business } from '@daybook/schema/contract/business';
import type { OwnerBooking } from '@daybook/schema/contract/owner-booking';
import { wallClockAt } from '@daybook/schema/rules/calendar-day';
import { clockTimeOf } from '@daybook/schema/rules/clock-time';
import { telOf } from '@daybook/schema/rules/contact-link';
import { isErased } from '@daybook/schema/words/erased-attendee';
import { untilTime } from '@daybook/schema/words/time-span';
import { Absence, absenceText } from '#booking-words/Absence.tsx';
import { expectedAt as expectedText, STATUS_AT_A_GLANCE } from '#booking-words/booking-texts.ts';
import { BookingAnswers } from '#booking-words/BookingAnswers.tsx';
import { BookingNote } from '#booking-words/BookingNote.tsx';
import { BookingStatus } from '#booking-words/BookingStatus.tsx';
import { seenBooking } from '#booking-words/seen-booking.ts';
import { VisitAddress } from '#booking-words/VisitAddress.tsx';
import { CustomerName } from '#owner/customers/CustomerName.tsx';
import { ContactLink } from '#ui/ContactLink.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Menu } from '#ui/menu/Menu.tsx';
import { RowText, Text } from '#ui/Text.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { useBookingActions } from '../bookings/booking/BookingActions.tsx';
import { NoShowButton } from '../bookings/booking/NoShowButton.tsx';
import { CANCEL_BOOKING, EDIT_BOOKING, MOVE_BOOKING } from '../bookings/booking/owner-booking-texts.ts';
import * as texts from './today-texts.ts';
import styles from './today.module.css';

interface VisitRowProps {
  business: Business;
  booking: OwnerBooking;
  /** The delayed start, if there is a delay. */
  expectedAt: string | undefined;
  now: number;
}

export function VisitRow({ business, booking, expectedAt, now }: VisitRowProps) {
  const { who, when, what, person, visitAddress } = seenBooking(booking, business.timezone);
  const isOver = Date.parse(booking.ends_at) <= now;
  return (
    <li className={styles.booking} data-over={isOver || undefined}>
      <p className={styles.time}>
        <RowText look="strong">{when.from}</RowText>{' '}
        <RowText look="soft">{untilTime(when.to, when.isPastMidnight)}</RowText>
      </p>
      <div className={styles.what}>
        <div className={styles.first}>
          <Text weight="strong" breaks className={styles.name}>
            <CustomerName businessId={business.id} booking={booking} />
          </Text>
          <Status booking={booking} now={now} />
        </div>
        <RowText look="soft" as="p">
          {[what, person].filter(Boolean).join(' · ')}
        </RowText>
        <BookingNote booking={booking} />
        <BookingAnswers booking={booking} />
        {isOver ? null : (
          <HowToReach
            business={business}
            booking={booking}
            expectedAt={expectedAt}
            hasAddress={visitAddress !== ''}
          />
        )}
      </div>
      <Actions booking={booking} who={who} now={now} />
    </li>
  );
}

/** A confirmed visit says so only where there is room for it. */
function Status({ booking, now }: { booking: OwnerBooking; now: number }) {
  const { starts_at, status } = booking;
  const isAbsent = absenceText(booking) !== null;
  const hasBegun = Date.parse(starts_at) <= now;
  return (
    <div className={styles.status} data-usual={(!isAbsent && status === 'confirmed') || undefined}>
      {isAbsent || !hasBegun ? (
        <p>
          <VisuallyHidden>Status: </VisuallyHidden>
          {isAbsent ? (
            <Absence booking={booking} />
          ) : (
            <BookingStatus status={status} words={STATUS_AT_A_GLANCE} isBadge />
          )}
        </p>
      ) : null}
      <NoShowButton booking={booking} />
    </div>
  );
}

interface HowToReachProps extends Omit<VisitRowProps, 'now'> {
  hasAddress: boolean;
}

/** Says when a customer is expected, and where and how to reach them. */
function HowToReach({ business, booking, expectedAt, hasAddress }: HowToReachProps) {
  const { attendee_phone: phone } = booking;
  const late =
    expectedAt === undefined
      ? null
      : expectedText(clockTimeOf(wallClockAt(Date.parse(expectedAt), business.timezone).minutes));
  const unreached = unreachedText(booking);
  return (
    <>
      {late === null && unreached === null ? null : (
        <Text size={14} tone="amber" breaks>
          {[late, unreached].filter(Boolean).join(' · ')}
          {unreached !== null && phone !== null ? (
            <>
              {': '}
              <ContactLink link={telOf(phone)}>{texts.call(phone)}</ContactLink>
            </>
          ) : null}
        </Text>
      )}
      <div className={styles.reaches}>
        {hasAddress ? (
          <p className={styles.reach}>
            <Icon icon={MapPin} size={16} tone="faint" />
            <VisitAddress booking={booking} />
          </p>
        ) : null}
        {phone === null || unreached !== null ? null : (
          <p className={styles.reach}>
            <Icon icon={Phone} size={16} tone="faint" />
            <ContactLink link={telOf(phone)}>{phone}</ContactLink>
          </p>
        )}
      </div>
    </>
  );
}

function unreachedText({ attendee_email, mail_state }: OwnerBooking): string | null {
  if (attendee_email === null) return texts.NO_EMAIL;
  return mail_state === 'refused' && !isErased(attendee_email) ? texts.EMAIL_REFUSED : null;
}

interface ActionsProps {
  booking: OwnerBooking;
  who: string;
  now: number;
}

function Actions({ booking, who, now }: ActionsProps) {
  const ask = useBookingActions();
  const isAhead = Date.parse(booking.starts_at) > now;
  return (
    <Menu
      icon={Ellipsis}
      label={texts.actionsFor(who)}
      items={[
        ...(isAhead
          ? [{ label: MOVE_BOOKING, icon: CalendarClock, onChoose: () => ask('move', booking) }]
          : []),
        ...(isErased(booking.attendee_email)
          ? []
          : [{ label: EDIT_BOOKING, icon: Pencil, onChoose: () => ask('edit', booking) }]),
        { label: texts.SEE_EMAILS, icon: Mail, onChoose: () => ask('emails', booking) },
        ...(isAhead
          ? [{ label: CANCEL_BOOKING, icon: X, isDestructive: true, onChoose: () => ask('cancel', booking) }]
          : []),
      ]}
    />
  );
}
