import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { BookedAnswer } from '@daybook/schema/contract/booking';
import { REMINDER_DAYS_BEFORE } from '@daybook/schema/figures/bookings';
import { DAY } from '@daybook/schema/figures/periods';
import { COPIED_MILLISECONDS } from '@daybook/schema/figures/screens';
import { longDate } from '@daybook/schema/rules/date';
import { withoutDate } from '@daybook/schema/rules/diary-choice';
import { placesPriceText } from '@daybook/schema/rules/money';
import { movePath } from '@daybook/schema/rules/move-choice';
import { BOOK_ANOTHER } from '@daybook/schema/words/booking-form-texts';
import { canChangeUntil } from '@daybook/schema/words/change-texts';
import { ADD_TO_GOOGLE, COPIED } from '@daybook/schema/words/diary-texts';
import { PLACES } from '@daybook/schema/words/places-texts';
import { hoursText } from '@daybook/schema/words/time-span';
import { useLive, useOpened } from '../diary/diary-context.ts';
import { DAY_ID } from '../diary/diary-state.ts';
import { EVENT, SERVICE, WHERE, WITH } from '../diary/diary-texts.ts';
import { ChoiceLink, Crumb, Icon, OwnTime } from '../diary/parts.tsx';
import { listed } from '../diary/wording.ts';
import {
  bookedIntroduction,
  bookedTitle,
  CANCEL_THIS,
  CHANGE_THIS,
  confirmationAndReminder,
  confirmationSent,
  DEMO_BOOKED,
  DEMO_EMAIL,
  DOWNLOAD_INVITE,
  COPY,
  REFERENCE,
  WHEN,
} from './booking-texts.ts';
import { TellEarlier } from './TellEarlier.tsx';
import { useTimer } from './use-timer.ts';

const onOneLine = (postcode: string | null) => postcode?.replaceAll(' ', '\u00a0');

/** Shows the confirmation: everything worth keeping, and the next actions. */
export function Booked({ answer }: { answer: BookedAnswer }) {
  const { now, choice, diary } = useOpened().state;
  const { base, slug } = useLive().host;
  const { change_notice_hours, customers_may_move } = diary.business;
  const token = new URL(answer.cancel_url).searchParams.get('token');
  const { booking, email } = answer;
  const isReminded = Date.parse(booking.starts_at) - now > REMINDER_DAYS_BEFORE * DAY;
  const confirmed = isReminded ? confirmationAndReminder : confirmationSent;
  return (
    <BookedAs
      answer={answer}
      title={bookedTitle(booking.attendee_first_name)}
      lead={
        email
          ? DEMO_BOOKED
          : `${bookedIntroduction(booking.business_name, !!booking.customer_address)} ${confirmed(booking.attendee_email ?? '')} ${canChangeUntil(change_notice_hours, customers_may_move)}`
      }
    >
      <ChoiceLink class="quiet" to={{ ...withoutDate(choice), date: choice.date }}>
        {BOOK_ANOTHER}
      </ChoiceLink>
      {customers_may_move && token && (
        <a class="quiet" href={base + movePath(slug, token)} target={base && '_blank'} rel="noreferrer">
          {CHANGE_THIS}
        </a>
      )}
    </BookedAs>
  );
}

interface BookedAsProps {
  answer: BookedAnswer;
  title: string;
  lead: string;
  children?: ComponentChildren;
}

export function BookedAs({ answer, title, lead, children }: BookedAsProps) {
  const { base } = useLive().host;
  const token = new URL(answer.cancel_url).searchParams.get('token');
  const { booking, cancel_url, invite_url, google_calendar_url: calendar, email } = answer;
  const where = booking.customer_address
    ? listed(booking.customer_address, onOneLine(booking.customer_postcode))
    : listed(booking.venue_name, booking.venue_address, onOneLine(booking.venue_postcode));
  const price = !!booking.service_price && ` · ${placesPriceText(booking.service_price, booking.places)}`;
  return (
    <div>
      <p class="tick">
        <Icon path="M5 12.5l4.5 4.5L19 7.5" />
      </p>
      <h2 class="display" id={DAY_ID} tabIndex={-1}>
        {title}
      </h2>
      <p class="lead">{lead}</p>
      <dl class="box crumbs">
        <Crumb name={WHEN}>
          {longDate(booking.event_date)}, {hoursText(booking)} <OwnTime of={booking} />
        </Crumb>
        <Crumb name={EVENT}>
          {booking.event_name}
          {!booking.service_name && price}
        </Crumb>
        {booking.service_name && (
          <Crumb name={SERVICE}>
            {booking.service_name}
            {price}
          </Crumb>
        )}
        {booking.places > 1 && <Crumb name={PLACES}>{booking.places}</Crumb>}
        {booking.person_name && <Crumb name={WITH}>{booking.person_name}</Crumb>}
        {where && <Crumb name={WHERE}>{where}</Crumb>}
        <Crumb name={REFERENCE} action={<Copy text={booking.booking_reference} />}>
          {booking.booking_reference}
        </Crumb>
      </dl>
      {token && <TellEarlier answer={answer} token={token} />}
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
        {children}
        <a class="quiet" href={cancel_url} target={base && '_blank'} rel="noreferrer">
          {CANCEL_THIS}
        </a>
      </div>
    </div>
  );
}

function Copy({ text }: { text: string }) {
  const { isLive } = useOpened().state;
  const [hasCopied, setHasCopied] = useState(false);
  const timer = useTimer();
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setHasCopied(true);
    timer.start(COPIED_MILLISECONDS, () => setHasCopied(false));
  };
  return (
    // Where copying is not allowed, people can still select the text.
    <span>
      <button type="button" class="link" hidden={!isLive} onClick={() => void copy().catch(() => 0)}>
        {hasCopied ? COPIED : COPY}
      </button>
      <span class="sr" role="status">
        {hasCopied && COPIED}
      </span>
    </span>
  );
}
