import type { Business } from '@daybook/schema/contract/business';
import type { OwnerEvent } from '@daybook/schema/contract/event';
import type { BookingsPage, OwnerBooking } from '@daybook/schema/contract/owner-booking';
import { momentText, wallClockAt } from '@daybook/schema/rules/calendar-day';
import { PLACES, placesText } from '@daybook/schema/words/places-texts';
import { hoursText } from '@daybook/schema/words/time-span';
import { absenceText } from '#booking-words/Absence.tsx';
import { BookingAnswers } from '#booking-words/BookingAnswers.tsx';
import { whoBooked } from '#booking-words/seen-booking.ts';
import { PageHeading } from '#ui/PageHeading.tsx';
import { useNow } from '#ui/use-now.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { NoShowButton } from '../dashboard/bookings/booking/NoShowButton.tsx';
import { registerOf } from './register-rows.ts';
import * as texts from './register-texts.ts';
import styles from './register.module.css';

interface RegisterSheetProps {
  business: Business;
  event: OwnerEvent;
  found: BookingsPage;
}

export function RegisterSheet({ business, event, found }: RegisterSheetProps) {
  const now = useNow();
  const { taken, expected, questions, cancelled, places, emptyLines } = registerOf(event, found.bookings);
  const isDay = event.event_type === 'day_event';
  return (
    <article className={styles.sheet}>
      <p>{texts.whose(business.business_name)}</p>
      <div className={styles.head}>
        <div>
          <PageHeading title={`${texts.REGISTER}: ${event.event_name}`}>{event.event_name}</PageHeading>
          <p>{texts.when(event.event_date, hoursText(event))}</p>
          <p>{whereAndWho(event)}</p>
        </div>
        <p className={styles.count}>
          {texts.taken(taken, places)}
          <span>
            {places === null
              ? texts.BOOKED
              : texts.TAKEN[isDay || event.places_per_time > 1 ? 'day_event' : 'booking']}
          </span>
        </p>
      </div>
      {found.total > found.bookings.length ? (
        <p>{texts.firstOnes(found.bookings.length, found.total)}</p>
      ) : null}
      {expected.length + emptyLines === 0 ? (
        <p>{texts.NOBODY}</p>
      ) : (
        <Expected expected={expected} questions={questions} emptyLines={emptyLines} hasTimes={!isDay} />
      )}
      {emptyLines > 0 ? <p>{texts.freePlaces(places === null ? null : places - taken)}</p> : null}
      {cancelled.length > 0 ? <Cancelled cancelled={cancelled} zone={business.timezone} /> : null}
      <div className={styles.foot}>
        <span>{texts.printedAt(momentText(now, business.timezone))}</span>
        <span>{texts.SHRED}</span>
      </div>
    </article>
  );
}

function whereAndWho({ venues, people }: OwnerEvent): string {
  const where = venues.map(({ venue_name, venue_postcode }) =>
    [venue_name, venue_postcode].filter(Boolean).join(', '),
  );
  const who = people.length === 0 ? [] : [texts.withPeople(people.map(({ name }) => name))];
  return [...where, ...who].join(' · ');
}

interface ExpectedProps {
  expected: readonly OwnerBooking[];
  questions: readonly string[];
  emptyLines: number;
  hasTimes: boolean;
}

/** One question has a column; more stand below each name. */
function Expected({ expected, questions, emptyLines, hasTimes }: ExpectedProps) {
  const [question, ...others] = questions;
  const column = others.length === 0 ? question : undefined;
  const hasPlaces = expected.some(({ places }) => places > 1);
  return (
    <table className={styles.rows}>
      <thead>
        <tr>
          <th scope="col">{texts.HERE}</th>
          {hasTimes ? <th scope="col">{texts.TIME}</th> : null}
          <th scope="col">{texts.NAME}</th>
          {column === undefined ? null : <th scope="col">{column}</th>}
          <th scope="col">{texts.PHONE}</th>
          {hasPlaces ? (
            <th scope="col" className={styles.places}>
              {PLACES}
            </th>
          ) : null}
          <th scope="col">{texts.NOTES}</th>
        </tr>
      </thead>
      <tbody>
        {expected.map((booking) => (
          <tr key={booking.booking_reference}>
            <td>
              {absenceText(booking) ??
                Array.from({ length: booking.places }, (_, at) => <span key={at} className={styles.box} />)}
              {hasPlaces ? <VisuallyHidden>{placesText(booking.places)}</VisuallyHidden> : null}
              <span className={styles.tools}>
                <NoShowButton booking={booking} />
              </span>
            </td>
            {hasTimes ? <td className={styles.time}>{booking.start_time}</td> : null}
            <td>
              <span className={styles.name}>{whoBooked(booking)}</span>
              {booking.service_name === null ? null : <span>{booking.service_name}</span>}
              {column === undefined ? <BookingAnswers booking={booking} /> : null}
            </td>
            {column === undefined ? null : <td>{booking.answers[0]?.answer ?? texts.NO_ANSWER}</td>}
            <td className={styles.phone}>{booking.attendee_phone ?? texts.NO_PHONE}</td>
            {hasPlaces ? <td className={styles.places}>{booking.places}</td> : null}
            <td>
              {booking.customer_alert === null ? null : (
                <span className={styles.alert}>{booking.customer_alert}</span>
              )}
              {booking.note}
            </td>
          </tr>
        ))}
        {Array.from({ length: emptyLines }, (_, line) => (
          <tr key={`empty ${line}`} className={styles.empty} aria-hidden="true">
            <td>
              <span className={styles.box} />
            </td>
            {column === undefined ? null : <td />}
            <td />
            <td />
            <td />
            {hasTimes ? <td /> : null}
            {hasPlaces ? <td /> : null}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cancelled({ cancelled, zone }: { cancelled: readonly OwnerBooking[]; zone: string }) {
  return (
    <>
      <h2>{texts.CANCELLED}</h2>
      <table className={styles.rows}>
        <thead>
          <tr>
            <th scope="col">{texts.NAME}</th>
            <th scope="col">{texts.PHONE}</th>
            <th scope="col">
              <VisuallyHidden>{texts.CANCELLED}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {cancelled.map((booking) => (
            <tr key={booking.booking_reference}>
              <td>
                {whoBooked(booking)}
                {booking.places > 1 ? `, ${placesText(booking.places)}` : null}
              </td>
              <td>{booking.attendee_phone ?? texts.NO_PHONE}</td>
              <td>
                {texts.cancelledBy(
                  booking.cancelled_by,
                  booking.cancelled_at === null
                    ? null
                    : wallClockAt(Date.parse(booking.cancelled_at), zone).date,
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
