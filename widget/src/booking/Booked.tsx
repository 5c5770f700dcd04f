import type { BookedAnswer } from '@daybook/schema/contract/booking';
import { longDate } from '@daybook/schema/rules/date';
import { NOTHING_CHOSEN } from '@daybook/schema/rules/diary-choice';
import { priceText } from '@daybook/schema/rules/money';
import { ADD_TO_GOOGLE, COPIED } from '@daybook/schema/words/diary';
import { REMINDER_DAYS_BEFORE } from '@daybook/schema/figures/periods';
import { BOOK_ANOTHER } from '@daybook/schema/words/texts';
import { DAY_ID } from '../diary/ids.ts';
import { Choose, Crumb, Icon, OwnTime } from '../diary/steps/parts.tsx';
import type { View } from '../diary/view.ts';
import { listed } from '../diary/wording.ts';
import {
  bookedIntroduction,
  bookedTitle,
  CANCEL_THIS,
  confirmationAndReminder,
  confirmationSent,
  DEMO_BOOKED,
  DEMO_EMAIL,
  DOWNLOAD_INVITE,
} from './booking-texts.ts';
import { hoursText } from '@daybook/schema/words/time-span';

/** The confirmation: everything that a person needs to keep, and what they can do with it. */
export function Booked({ view, answer }: { view: View; answer: BookedAnswer }) {
  const { booking, cancel_url, invite_url, google_calendar_url: calendar, email } = answer;
  const { now, choice } = view.state;
  const isReminded = Date.parse(booking.starts_at) - now > REMINDER_DAYS_BEFORE * 86_400_000;
  const where = booking.customer_address
    ? listed(booking.customer_address, booking.customer_postcode)
    : listed(booking.venue_name, booking.venue_address, booking.venue_postcode);
  return (
    <div>
      <p class="tick">
        <Icon path="M5 12.5l4.5 4.5L19 7.5" />
      </p>
      <h2 class="display" id={DAY_ID} tabIndex={-1}>
        {bookedTitle(booking.attendee_first_name)}
      </h2>
      {email ? (
        <p class="lead">{DEMO_BOOKED}</p>
      ) : (
        <p class="lead">
          {bookedIntroduction(booking.business_name, !!booking.customer_address)}{' '}
          {isReminded
            ? confirmationAndReminder(booking.attendee_email)
            : confirmationSent(booking.attendee_email)}
        </p>
      )}
      <dl class="box crumbs">
        <Crumb name="When">
          {longDate(booking.event_date)}, {hoursText(booking)} <OwnTime state={view.state} of={booking} />
        </Crumb>
        <Crumb name="Event">{booking.event_name}</Crumb>
        {booking.service_name && (
          <Crumb name="Service">
            {booking.service_name}
            {!!booking.service_price && ` · ${priceText(booking.service_price)}`}
          </Crumb>
        )}
        {where && <Crumb name="Where">{where}</Crumb>}
        <Crumb name="Reference" action={<Copy view={view} text={booking.booking_reference} />}>
          {booking.booking_reference}
        </Crumb>
      </dl>
      {email && (
        <details class="box email">
          <summary>{DEMO_EMAIL}</summary>
          <div>
            <h3>{email.subject}</h3>
            <pre>{email.text}</pre>
          </div>
        </details>
      )}
      <div class="acts">
        <a class="primary" href={calendar} target="_blank" rel="noreferrer">
          {ADD_TO_GOOGLE}
        </a>
        <a class="second" href={invite_url}>
          {DOWNLOAD_INVITE}
        </a>
        <Choose class="quiet" view={view} to={{ ...NOTHING_CHOSEN, date: choice.date }}>
          {BOOK_ANOTHER}
        </Choose>
        <a class="quiet" href={cancel_url} target={view.base && '_blank'} rel="noreferrer">
          {CANCEL_THIS}
        </a>
      </div>
    </div>
  );
}

/** Copies a text, and shows for a while that it did. */
function Copy({ view: { state, send }, text }: { view: View; text: string }) {
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    send({ type: 'copied' });
  };
  return (
    // Where copying is not allowed, a person can still select the text on the screen.
    <span>
      <button type="button" class="link" hidden={!state.isLive} onClick={() => void copy().catch(() => 0)}>
        {state.hasCopied ? COPIED : 'Copy'}
      </button>
      <span class="sr" role="status">
        {state.hasCopied && COPIED}
      </span>
    </span>
  );
}
