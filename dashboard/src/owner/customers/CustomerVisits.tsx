import type { Business } from '@daybook/schema/contract/business';
import type { CustomerDetails } from '@daybook/schema/contract/customers';
import type { OwnerBooking } from '@daybook/schema/contract/owner-booking';
import { CUSTOMER_BOOKINGS_SHOWN } from '@daybook/schema/figures/screens';
import { bookingAddress, bookingsOfCustomer } from '@daybook/schema/rules/booking-address';
import { longDate } from '@daybook/schema/rules/date';
import { seriesText } from '@daybook/schema/words/series-texts';
import { Absence, absenceText } from '#booking-words/Absence.tsx';
import { STATUS_WORDS, withPerson } from '#booking-words/booking-texts.ts';
import { seenBooking } from '#booking-words/seen-booking.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Card, CardFoot, CardHead } from '#ui/Card.tsx';
import { CANCEL } from '#ui/interface-texts.ts';
import { Inset, Row, Stack } from '#ui/Layout.tsx';
import { QuietLink } from '#ui/QuietLink.tsx';
import { RouterLinkButton } from '#ui/RouterLinkButton.tsx';
import { RowText, Text } from '#ui/Text.tsx';
import { useNow } from '#ui/use-now.ts';
import { BookingActions, useBookingActions } from '../dashboard/bookings/booking/BookingActions.tsx';
import { NoShowButton } from '../dashboard/bookings/booking/NoShowButton.tsx';
import { CANCEL_BOOKING } from '../dashboard/bookings/booking/owner-booking-texts.ts';
import * as texts from './customer-page-texts.ts';
import styles from '../owner.module.css';

interface CustomerVisitsProps {
  business: Business;
  customer: CustomerDetails;
}

export function CustomerVisits({ business, customer }: CustomerVisitsProps) {
  const { id, upcoming, past, figures } = customer;
  const shown = upcoming.length + past.length;
  const all = figures.visits + figures.upcoming + figures.cancelled + figures.did_not_come;
  return (
    <BookingActions business={business}>
      <Stack gap={24}>
        <Visits business={business} title={texts.UPCOMING} none={texts.NO_UPCOMING} bookings={upcoming} />
        <Visits business={business} title={texts.PAST} none={texts.NO_PAST} bookings={past}>
          {all > shown || past.length >= CUSTOMER_BOOKINGS_SHOWN ? (
            <CardFoot isQuietButton>
              <RouterLinkButton kind="quiet" to={bookingsOfCustomer(business.id, id)}>
                {texts.SEE_ALL_BOOKINGS}
              </RouterLinkButton>
            </CardFoot>
          ) : null}
        </Visits>
      </Stack>
    </BookingActions>
  );
}

interface VisitsProps {
  business: Business;
  title: string;
  none: string;
  bookings: readonly OwnerBooking[];
  children?: React.ReactNode;
}

function Visits({ business, title, none, bookings, children }: VisitsProps) {
  return (
    <Card as="section" aria-label={title}>
      <CardHead title={title} />
      {bookings.length === 0 ? (
        <Inset>
          <Text tone="soft">{none}</Text>
        </Inset>
      ) : (
        <Stack as="ul" gap={0} isRuled>
          {bookings.map((booking) => (
            <Visit key={booking.id} business={business} booking={booking} />
          ))}
        </Stack>
      )}
      {children}
    </Card>
  );
}

function Visit({ business, booking }: { business: Business; booking: OwnerBooking }) {
  const ask = useBookingActions();
  const isUpcoming = Date.parse(booking.starts_at) > useNow();
  const { when, what, price, where, person, status } = seenBooking(booking, business.timezone);
  const day = longDate(when.date);
  return (
    <li>
      <Inset>
        <Row justify="between" gap={12} className={styles.visit}>
          <Stack gap={4}>
            <Text weight="strong" isFigures>
              <QuietLink to={bookingAddress(business.id, booking.booking_reference)}>
                {`${day}, ${when.times}`}
              </QuietLink>
            </Text>
            <RowText look="soft" as="p">
              {[what, price, where, person && withPerson(person)].filter(Boolean).join(' · ')}
            </RowText>
            <Marks booking={booking} />
          </Stack>
          {isUpcoming && status !== 'cancelled' ? (
            <Button
              kind="quiet"
              onClick={() => ask('cancel', booking)}
              aria-label={`${CANCEL_BOOKING}: ${day}, ${when.times}`}
            >
              {CANCEL}
            </Button>
          ) : (
            <NoShowButton booking={booking} what={`${day}, ${when.times}`} />
          )}
        </Row>
      </Inset>
    </li>
  );
}

/** Marks what is out of the ordinary about a booking. Draws nothing if all is as usual. */
function Marks({ booking }: { booking: OwnerBooking }) {
  const { status, moved_count, made_by, series } = booking;
  if (
    status !== 'cancelled' &&
    absenceText(booking) === null &&
    moved_count === 0 &&
    made_by === 'customer' &&
    !series
  )
    return null;
  return (
    <Row gap={8}>
      {status === 'cancelled' ? <Badge tone="quiet">{STATUS_WORDS.cancelled}</Badge> : null}
      <Absence booking={booking} />
      {moved_count > 0 ? <Badge tone="quiet">{texts.movedTimes(moved_count)}</Badge> : null}
      {series ? <Badge tone="quiet">{seriesText(series)}</Badge> : null}
      {made_by === 'owner' ? <Badge tone="quiet">{texts.ADDED_BY_YOU}</Badge> : null}
    </Row>
  );
}
