import type { BookedAnswer, BookingDetails } from '@daybook/schema/contract/booking';
import { longDate } from '@daybook/schema/rules/date';
import { NOTHING_CHOSEN } from '@daybook/schema/rules/diary-choice';
import { googleCalendarUrl } from '@daybook/schema/rules/google-calendar';
import { priceText } from '@daybook/schema/rules/money';
import {
  ADD_TO_GOOGLE,
  bookedIntroduction,
  bookedTitle,
  CANCEL_THIS,
  confirmationAndReminder,
  confirmationSent,
  DOWNLOAD_INVITE,
} from '@daybook/schema/words/diary';
import { REMINDER_DAYS_BEFORE } from '@daybook/schema/words/limits';
import { BOOK_ANOTHER } from '@daybook/schema/words/texts';
import { DAY_ID } from '../focus.ts';
import { zoneText } from '../wording.ts';
import { choicePath } from '@daybook/schema/rules/diary-choice';
import { CopyButton } from './CopyButton.tsx';
import { Crumb, Icon, type View } from './parts.tsx';

/** The confirmation: all a person needs to keep, and what can be done with it. */
export function Booked({ view, answer }: { view: View; answer: BookedAnswer }) {
  const { booking } = answer;
  const isReminded = Date.parse(booking.starts_at) - view.state.now > REMINDER_DAYS_BEFORE * 86_400_000;
  const email = booking.attendee_email;
  return (
    <>
      <p class="tick">
        <Icon path="M5 12.5l4.5 4.5L19 7.5" />
      </p>
      <h2 class="display" id={DAY_ID} tabIndex={-1}>
        {bookedTitle(booking.attendee_first_name)}
      </h2>
      <p class="lead">
        {bookedIntroduction(booking.business_name, booking.customer_address !== null)}{' '}
        {isReminded ? confirmationAndReminder(email) : confirmationSent(email)}
      </p>
      <dl class="crumbs wide">
        <Crumb name="When">
          {longDate(booking.event_date)}, {booking.start_time} to {booking.end_time}
          {view.state.ownZone && view.state.ownZone !== booking.timezone && (
            <small> {zoneText(booking.timezone, booking.starts_at)}</small>
          )}
        </Crumb>
        <Crumb name="What">
          {whatOf(booking)}
          {booking.service_price ? ` · ${priceText(booking.service_price)}` : ''}
        </Crumb>
        {whereOf(booking) && <Crumb name="Where">{whereOf(booking)}</Crumb>}
        <Crumb
          name="Reference"
          action={<CopyButton text={booking.booking_reference} isReady={view.state.isLive} />}
        >
          <span class="ref">{booking.booking_reference}</span>
        </Crumb>
      </dl>
      <Actions view={view} answer={answer} />
    </>
  );
}

function Actions({ view, answer }: { view: View; answer: BookedAnswer }) {
  const { state, send, base } = view;
  const again = (event: MouseEvent) => {
    event.preventDefault();
    send({ type: 'began-again' });
  };
  return (
    <div class="acts">
      <a class="primary" href={calendarLink(answer)} target="_blank" rel="noreferrer">
        {ADD_TO_GOOGLE}
      </a>
      <a class="second" href={answer.invite_url}>
        {DOWNLOAD_INVITE}
      </a>
      <a
        class="quiet"
        href={base + choicePath(state.diary.business.diary_slug, NOTHING_CHOSEN)}
        onClick={again}
      >
        {BOOK_ANOTHER}
      </a>
      <a class="quiet" href={answer.cancel_url} {...(base && { target: '_blank', rel: 'noreferrer' })}>
        {CANCEL_THIS}
      </a>
    </div>
  );
}

const whatOf = ({ service_name, event_name }: BookingDetails) => service_name ?? event_name;

function whereOf(booking: BookingDetails): string {
  const parts = booking.customer_address
    ? [booking.customer_address, booking.customer_postcode]
    : [booking.venue_name, booking.venue_address, booking.venue_postcode];
  return parts.filter(Boolean).join(', ');
}

function calendarLink({ booking, cancel_url }: BookedAnswer): string {
  return googleCalendarUrl({
    title: `${whatOf(booking)}, ${booking.business_name}`,
    startsAt: booking.starts_at,
    endsAt: booking.ends_at,
    timezone: booking.timezone,
    location: whereOf(booking),
    details: `Reference ${booking.booking_reference}\n${CANCEL_THIS}: ${cancel_url}`,
  });
}
