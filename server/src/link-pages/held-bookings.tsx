import type { Child } from 'hono/jsx';
import type { HeldBooking, HeldEmail, MyData } from '@daybook/schema/contract/customer-data';
import { HELD_BOOKINGS_PAGE_SIZE } from '@daybook/schema/figures/screens';
import { longDate } from '@daybook/schema/rules/date';
import { visitAddressOf } from '@daybook/schema/rules/map-link';
import { placesPriceText } from '@daybook/schema/rules/money';
import { pageNumbers } from '@daybook/schema/rules/page-numbers';
import { withQuery } from '@daybook/schema/rules/path';
import { whenIn } from '@daybook/schema/rules/when';
import { zoneName } from '@daybook/schema/rules/zone-name';
import { PLACES } from '@daybook/schema/words/places-texts';
import { seriesText } from '@daybook/schema/words/series-texts';
import { nameOf, placeOf } from './cancel-facts.tsx';
import { Facts, type Fact, type LinkTo } from './link-document.tsx';
import { HeldLines, Moment, Section } from './my-data-parts.tsx';
import * as texts from './my-data-texts.ts';

const PAGER_NUMBERS = 5;
const SECTION_ID = 'bookings';

interface HeldBookingsProps {
  data: MyData;
  to: LinkTo;
}

/** Lists a page of bookings, the newest first. The first and all that can be cancelled are open. */
export function HeldBookings({ data, to }: HeldBookingsProps) {
  return (
    <Section id={SECTION_ID} title={texts.YOUR_BOOKINGS}>
      {data.total === 0 ? (
        <>
          <h3>{texts.NO_BOOKINGS_HELD}</h3>
          <p class="soft">{texts.NO_BOOKINGS_HELD_EXPLAINED}</p>
        </>
      ) : (
        <ul class="held">
          {data.bookings.map((booking, at) => (
            <li>
              <Booking booking={booking} isOpen={at === 0 || booking.cancel_url !== null} />
            </li>
          ))}
        </ul>
      )}
      {data.total > 0 && <Pager data={data} to={to} />}
    </Section>
  );
}

/** Shows when, what and the status; when opened, all details, and how to cancel while that is possible. */
function Booking({ booking, isOpen }: { booking: HeldBooking; isOpen: boolean }) {
  const { date, times } = whenIn(booking, booking.timezone);
  const day = longDate(date);
  const { event_name, service_name, venue_name, is_home_visit, status, cancel_url } = booking;
  const where = venue_name ?? (is_home_visit ? texts.HOME_VISIT : null);
  return (
    <details open={isOpen}>
      <summary>
        <h3>
          {day}, <span class="whole">{times}</span>
        </h3>
        <p class="soft">{[service_name ?? event_name, where].filter(Boolean).join(' · ')}</p>
        <span class={`status ${status}`}>{texts.STATUS_WORDS[status]}</span>
      </summary>
      {cancel_url !== null && (
        <a class="second" href={cancel_url}>
          <span>
            {texts.CANCEL_THIS}
            <span class="sr">
              {' '}
              {day}, {times}
            </span>
          </span>
        </a>
      )}
      <Facts facts={factsOf(booking)} />
      <HeldLines title={texts.EMAILS} none={texts.NO_EMAILS} lines={booking.emails.map(lineOf)} />
    </details>
  );
}

/** Returns the details that the summary doesn't show, and whose time zone the times are in. */
function factsOf(booking: HeldBooking): Fact[] {
  const { HELD_FACTS: labels } = texts;
  const { cancelled_at, service_price: price, places, timezone } = booking;
  const visitAddress = visitAddressOf(booking);
  return [
    { label: labels.reference, value: booking.booking_reference },
    { label: labels.event, value: booking.event_name },
    { label: labels.service, value: booking.service_name },
    { label: labels.person, value: booking.person_name },
    { label: PLACES, value: places > 1 ? places : null },
    { label: labels.price, value: price === null ? null : placesPriceText(price, places) },
    { label: labels.clock, value: `${whenIn(booking, timezone).times}, ${zoneName(timezone)}` },
    visitAddress === ''
      ? { label: texts.WHERE, value: placeOf(booking) }
      : { label: labels.address, value: visitAddress },
    { label: labels.name, value: nameOf(booking) },
    { label: labels.email, value: booking.attendee_email },
    { label: labels.phone, value: booking.attendee_phone },
    { label: labels.source, value: booking.source },
    { label: labels.created, value: <Moment at={booking.created_at} /> },
    { label: labels.madeBy, value: booking.made_by === 'owner' ? texts.MADE_BY_BUSINESS : null },
    { label: labels.moved, value: booking.moved_count > 0 ? texts.timesMoved(booking.moved_count) : null },
    { label: labels.didNotCome, value: absenceIn(booking) },
    { label: labels.series, value: booking.series && seriesText(booking.series) },
    { label: labels.note, value: booking.note },
    ...booking.answers.map(({ question, answer }) => ({ label: question, value: answer })),
    {
      label: labels.cancelled,
      value: cancelled_at && <Cancelled at={cancelled_at} by={booking.cancelled_by} />,
    },
  ];
}

function absenceIn({ did_not_come, absent_places, places }: HeldBooking): string | null {
  if (did_not_come) return texts.DID_NOT_COME;
  return absent_places > 0 ? texts.someDidNotCome(absent_places, places) : null;
}

function Cancelled({ at, by }: { at: string; by: HeldBooking['cancelled_by'] }) {
  return <Moment at={at} say={(moment) => (by ? `${moment}, ${texts.CANCELLED_BY[by]}` : moment)} />;
}

/** Returns the address to which we emailed the customer about a booking, and whether it was delivered. */
const lineOf = (email: HeldEmail) => ({ name: nameToCustomer(email), about: aboutEmail(email) });

/** The admin's name for an email speaks of the customer, who is the reader here. */
const nameToCustomer = ({ name }: HeldEmail) =>
  name.replace(/, to the customer$/, '').replace('by the customer', 'by you');

function aboutEmail({ recipient, status, created_at, sent_at }: HeldEmail): Child {
  const to = texts.emailTo(recipient);
  if (status === 'queued') return `${to}, ${texts.EMAIL_IS_QUEUED}`;
  const outcome = status === 'failed' ? texts.emailIsNotDelivered : texts.emailIsSent;
  const at = status === 'failed' ? created_at : (sent_at ?? created_at);
  return <Moment at={at} say={(moment) => `${to}, ${outcome(moment)}`} />;
}

/** Shows Previous, nearby pages, Next, and which bookings are shown. */
function Pager({ data: { page, page_count, total }, to: { path, token } }: HeldBookingsProps) {
  const first = (page - 1) * HELD_BOOKINGS_PAGE_SIZE + 1;
  const last = Math.min(page * HELD_BOOKINGS_PAGE_SIZE, total);
  const at = (number: number) => `${withQuery(path, { token, page: number })}#${SECTION_ID}`;
  return (
    <div class="pager">
      <p class="soft">{texts.showing(first, last, total)}</p>
      {page_count > 1 && (
        <nav aria-label={texts.PAGES_OF_BOOKINGS}>
          {page > 1 && (
            <a class="second" href={at(page - 1)}>
              {texts.PREVIOUS}
            </a>
          )}
          {pageNumbers(page, page_count, PAGER_NUMBERS).map((number) => (
            <a
              class="second"
              href={at(number)}
              aria-label={texts.pageNumbered(number)}
              {...(number === page ? { 'aria-current': 'page' } : {})}
            >
              {number}
            </a>
          ))}
          {page < page_count && (
            <a class="second" href={at(page + 1)}>
              {texts.NEXT}
            </a>
          )}
        </nav>
      )}
    </div>
  );
}
