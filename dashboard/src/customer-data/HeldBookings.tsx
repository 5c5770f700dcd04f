import { useRef } from 'react';
import type { HeldBooking, HeldEmail, MyData } from '@daybook/schema/contract/customer-data';
import { HELD_BOOKINGS_PAGE_SIZE } from '@daybook/schema/figures/screens';
import { longDate } from '@daybook/schema/rules/date';
import { zoneName } from '@daybook/schema/rules/zone-name';
import { STATUS_WORDS } from '#booking-words/booking-texts.ts';
import { BookingStatus } from '#booking-words/BookingStatus.tsx';
import { placeFacts } from '#booking-words/place-facts.ts';
import { seenBooking } from '#booking-words/seen-booking.ts';
import { Disclosure } from '#ui/Disclosure.tsx';
import { Facts, type Fact } from '#ui/Facts.tsx';
import { Section, Stack } from '#ui/Layout.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { EmptyState } from '#ui/message/EmptyState.tsx';
import { Pager } from '#ui/table/Pager.tsx';
import { Heading, RowText } from '#ui/Text.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import * as texts from './customer-data-texts.ts';
import { HeldLines } from './HeldLines.tsx';
import styles from './customer-data.module.css';

interface HeldBookingsProps {
  data: MyData;
  isBusy: boolean;
  onTurn: (page: number) => void;
}

/** Lists a page of bookings, the newest first. The first and all that can be cancelled are open. */
export function HeldBookings({ data, isBusy, onTurn }: HeldBookingsProps) {
  const top = useRef<HTMLElement>(null);
  const turn = (page: number) => {
    onTurn(page);
    top.current?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <Section ref={top} title={texts.YOUR_BOOKINGS} gap={12}>
      {data.total === 0 ? (
        <EmptyState title={texts.NO_BOOKINGS_HELD} level={3}>
          {texts.NO_BOOKINGS_HELD_EXPLAINED}
        </EmptyState>
      ) : (
        <ul className={styles.bookings} aria-busy={isBusy || undefined}>
          {data.bookings.map((booking, at) => (
            <li key={booking.booking_reference}>
              <Booking booking={booking} isOpenAtFirst={at === 0 || booking.cancel_url !== null} />
            </li>
          ))}
        </ul>
      )}
      <Pager
        page={data.page}
        pageCount={data.page_count}
        pageSize={HELD_BOOKINGS_PAGE_SIZE}
        total={data.total}
        what={texts.HELD_BOOKINGS}
        onTurn={turn}
      />
    </Section>
  );
}

interface BookingProps {
  booking: HeldBooking;
  isOpenAtFirst: boolean;
}

/** Shows when, what and the status; when opened, all details, and how to cancel while that is possible. */
function Booking({ booking, isOpenAtFirst }: BookingProps) {
  const { when, what, where } = seenBooking(booking, booking.timezone);
  const date = longDate(when.date);
  return (
    <Disclosure
      isOpenAtFirst={isOpenAtFirst}
      summary={
        <Stack gap={4} align="start" className={styles.summary}>
          <Heading level={3}>
            {date}, <span className={styles.times}>{when.times}</span>
          </Heading>
          <RowText as="p" look="soft">
            {[what, where].filter(Boolean).join(' · ')}
          </RowText>
          <BookingStatus status={booking.status} words={STATUS_WORDS} />
        </Stack>
      }
    >
      <Stack>
        {booking.cancel_url === null ? null : (
          <div>
            <LinkButton href={booking.cancel_url}>
              {texts.CANCEL_THIS}
              <VisuallyHidden>
                {' '}
                {date}, {when.times}
              </VisuallyHidden>
            </LinkButton>
          </div>
        )}
        <Facts facts={factsOf(booking)} />
        <HeldLines title={texts.EMAILS} none={texts.NO_EMAILS} lines={booking.emails.map(lineOf)} />
      </Stack>
    </Disclosure>
  );
}

/** Returns the details that the summary doesn't show, and whose time zone the times are in. */
function factsOf(booking: HeldBooking): Fact[] {
  const { who, when, price, visitAddress } = seenBooking(booking, booking.timezone);
  const { cancelled_at, cancelled_by } = booking;
  return [
    { label: texts.HELD_FACTS.reference, value: booking.booking_reference },
    { label: texts.HELD_FACTS.event, value: booking.event_name },
    { label: texts.HELD_FACTS.service, value: booking.service_name },
    { label: texts.HELD_FACTS.person, value: booking.person_name },
    { label: texts.HELD_FACTS.price, value: price },
    { label: texts.HELD_FACTS.clock, value: `${when.times}, ${zoneName(booking.timezone)}` },
    ...(visitAddress === ''
      ? placeFacts(booking)
      : [{ label: texts.HELD_FACTS.address, value: visitAddress }]),
    { label: texts.HELD_FACTS.name, value: who },
    { label: texts.HELD_FACTS.email, value: booking.attendee_email },
    { label: texts.HELD_FACTS.phone, value: booking.attendee_phone },
    { label: texts.HELD_FACTS.source, value: booking.source },
    { label: texts.HELD_FACTS.created, value: texts.momentHere(booking.created_at) },
    { label: texts.HELD_FACTS.madeBy, value: booking.made_by === 'owner' ? texts.MADE_BY_BUSINESS : null },
    {
      label: texts.HELD_FACTS.moved,
      value: booking.moved_count > 0 ? texts.timesMoved(booking.moved_count) : null,
    },
    { label: texts.HELD_FACTS.didNotCome, value: booking.did_not_come ? texts.DID_NOT_COME : null },
    {
      label: texts.HELD_FACTS.cancelled,
      value:
        cancelled_at === null
          ? null
          : [texts.momentHere(cancelled_at), cancelled_by && texts.CANCELLED_BY[cancelled_by]]
              .filter(Boolean)
              .join(', '),
    },
  ];
}

/** Returns the address to which we emailed the customer about a booking, and whether it was delivered. */
const lineOf = (email: HeldEmail, at: number) => ({
  key: `${email.created_at} ${at}`,
  name: nameToCustomer(email),
  about: `${texts.emailTo(email.recipient)}, ${stateOf(email)}`,
});

/** The admin's name for an email speaks of the customer, who is the reader here. */
const nameToCustomer = ({ name }: HeldEmail) =>
  name.replace(/, to the customer$/, '').replace('by the customer', 'by you');

function stateOf({ status, created_at, sent_at }: HeldEmail): string {
  if (status === 'failed') return texts.emailIsNotDelivered(texts.momentHere(created_at));
  return status === 'queued'
    ? texts.EMAIL_IS_QUEUED
    : texts.emailIsSent(texts.momentHere(sent_at ?? created_at));
}
