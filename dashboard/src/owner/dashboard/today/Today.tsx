import CalendarClock from 'lucide-react/icons/calendar-clock';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Mail from 'lucide-react/icons/mail';
import Pencil from 'lucide-react/icons/pencil';
import X from 'lucide-react/icons/x';
import type { Business } from '@daybook/schema/contract/business';
import type { OwnerBooking } from '@daybook/schema/contract/owner-booking';
import { todayIn, wallClockAt } from '@daybook/schema/rules/calendar-day';
import { clockTimeOf } from '@daybook/schema/rules/clock-time';
import { telOf } from '@daybook/schema/rules/contact-link';
import { dayTitle } from '@daybook/schema/rules/date';
import { isErased } from '@daybook/schema/words/erased-attendee';
import { untilTime } from '@daybook/schema/words/time-span';
import { KEEPS_PREVIOUS, useCall } from '#api/use-call.ts';
import { STATUS_AT_A_GLANCE, withPerson } from '#booking-words/booking-texts.ts';
import { BookingStatus } from '#booking-words/BookingStatus.tsx';
import { seenBooking } from '#booking-words/seen-booking.ts';
import { Badge } from '#ui/Badge.tsx';
import { Card } from '#ui/Card.tsx';
import { ContactLink } from '#ui/ContactLink.tsx';
import { Inset } from '#ui/Layout.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { Menu } from '#ui/menu/Menu.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Heading, RowText, Text } from '#ui/Text.tsx';
import { useNow } from '#ui/use-now.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { BookingActions, useBookingActions } from '../bookings/booking/BookingActions.tsx';
import { DID_NOT_COME } from '../bookings/booking/no-show-texts.ts';
import { NoShowButton } from '../bookings/booking/NoShowButton.tsx';
import { CANCEL_BOOKING, EDIT_BOOKING, MOVE_BOOKING } from '../bookings/booking/owner-booking-texts.ts';
import { todayIs } from '../overview/overview-texts.ts';
import { RunningLate } from './RunningLate.tsx';
import * as texts from './today-texts.ts';
import styles from './today.module.css';

export function Today({ business }: { business: Business }) {
  const { now, date, load } = useTodaysBookings(business);
  return (
    <Card as="section" aria-label={texts.TODAY}>
      <Loaded
        query={load}
        failed={texts.TODAY_FAILED}
        shape={<Skeleton width="100%" height="12rem" />}
        box={Inset}
      >
        {(all) => {
          const shown = all.filter(({ status }) => status !== 'cancelled');
          const isAnyAhead = shown.some(({ ends_at }) => Date.parse(ends_at) > now);
          return (
            <>
              {isAnyAhead ? <RunningLate business={business} /> : null}
              <Heading size={14} tone="faint" className={styles.day}>
                {todayIs(dayTitle(date))}
              </Heading>
              <BookingActions business={business}>
                <Listed bookings={shown} business={business} now={now} />
              </BookingActions>
            </>
          );
        }}
      </Loaded>
    </Card>
  );
}

/** Returns today's bookings as they load, with the date (YYYY-MM-DD, the business's) and the time now. */
export function useTodaysBookings({ id, timezone }: Business) {
  const now = useNow();
  const date = todayIn(timezone, now);
  return {
    now,
    date,
    load: useCall(
      'listBookings',
      { params: { businessId: id }, query: { from: date, to: date } },
      KEEPS_PREVIOUS,
    ),
  };
}

interface ListedProps {
  bookings: readonly OwnerBooking[];
  business: Business;
  now: number;
}

function Listed({ bookings, business, now }: ListedProps) {
  const { data } = useCall('listDelays', { params: { businessId: business.id } });
  if (bookings.length === 0)
    return (
      <Text tone="soft" className={styles.none}>
        {texts.NOTHING_TODAY}
      </Text>
    );
  const expected = new Map(data?.late.map((one) => [one.booking_id, one.expected_at]));
  return (
    <ul>
      {bookings.map((booking) => (
        <Row
          key={booking.id}
          business={business}
          booking={booking}
          now={now}
          expectedAt={expected.get(booking.id)}
        />
      ))}
    </ul>
  );
}

interface RowProps {
  business: Business;
  booking: OwnerBooking;
  /** The delayed start, if there is a delay. */
  expectedAt: string | undefined;
  now: number;
}

function Row({ business, booking, expectedAt, now }: RowProps) {
  const { timezone } = business;
  const { who, when, what, person, status } = seenBooking(booking, timezone);
  const hasBegun = Date.parse(booking.starts_at) <= now;
  return (
    <li className={styles.booking}>
      <p className={styles.time}>
        <RowText look="strong">{when.from}</RowText>{' '}
        <RowText look="soft">{untilTime(when.to, when.isPastMidnight)}</RowText>
      </p>
      <div className={styles.what}>
        <RowText look="strong" as="p">
          {who}
        </RowText>
        <RowText look="soft" as="p">
          {[what, person && withPerson(person)].filter(Boolean).join(' · ')}
        </RowText>
        <Expected business={business} booking={booking} expectedAt={expectedAt} now={now} />
      </div>
      <div className={styles.status}>
        {booking.did_not_come || !hasBegun ? (
          <p>
            <VisuallyHidden>Status: </VisuallyHidden>
            {booking.did_not_come ? (
              <Badge tone="amber">{DID_NOT_COME}</Badge>
            ) : (
              <BookingStatus status={status} words={STATUS_AT_A_GLANCE} isBadge />
            )}
          </p>
        ) : null}
        <NoShowButton booking={booking} />
      </div>
      <div className={styles.actions}>
        <Actions booking={booking} who={who} now={now} />
      </div>
    </li>
  );
}

/** 'Expected at 14:05 · email refused: call 07700 900123', with the number as a link */
function Expected({ business, booking, expectedAt, now }: RowProps) {
  const late =
    expectedAt === undefined
      ? null
      : texts.expectedAt(clockTimeOf(wallClockAt(Date.parse(expectedAt), business.timezone).minutes));
  const isOver = Date.parse(booking.ends_at) <= now;
  const unreached = isOver ? null : unreachedText(booking);
  if (late === null && unreached === null) return null;
  const { attendee_phone: phone } = booking;
  return (
    <Text size={14} tone="amber" breaks>
      {[late, unreached].filter(Boolean).join(' · ')}
      {unreached !== null && phone !== null ? (
        <>
          {': '}
          <ContactLink link={telOf(phone)}>{texts.call(phone)}</ContactLink>
        </>
      ) : null}
    </Text>
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
  return (
    <Menu
      icon={Ellipsis}
      label={texts.actionsFor(who)}
      items={[
        ...(isErased(booking.attendee_email)
          ? []
          : [{ label: EDIT_BOOKING, icon: Pencil, onChoose: () => ask('edit', booking) }]),
        { label: texts.SEE_EMAILS, icon: Mail, onChoose: () => ask('emails', booking) },
        ...(Date.parse(booking.starts_at) > now
          ? [
              { label: MOVE_BOOKING, icon: CalendarClock, onChoose: () => ask('move', booking) },
              { label: CANCEL_BOOKING, icon: X, isDestructive: true, onChoose: () => ask('cancel', booking) },
            ]
          : []),
      ]}
    />
  );
}
