import type { PublicEvent } from '@daybook/schema/contract/event';
import type { Slot } from '@daybook/schema/contract/slot';
import { weekdayName } from '@daybook/schema/rules/date';
import { placesPriceText } from '@daybook/schema/rules/money';
import { buildPath } from '@daybook/schema/rules/path';
import { BOOK_SECOND_PLACE, BOOK_SECOND_PLACE_QUESTION } from '@daybook/schema/words/booking-form-texts';
import { canChangeUntil } from '@daybook/schema/words/change-texts';
import { CANCELLATION_POLICY } from '@daybook/schema/words/legal-texts';
import { PLACES } from '@daybook/schema/words/places-texts';
import { diaryBookPage } from '@daybook/schema/words/routes';
import { useLive, useOpened } from '../diary/diary-context.ts';
import { BANNER_ID, formOf } from '../diary/diary-state.ts';
import { Icon } from '../diary/parts.tsx';
import { changeBy } from './booking-reducer.ts';
import {
  bookButton,
  BOOKING_BUSY,
  DEMO_EMAIL_HINT,
  agreeToPay,
  DEMO_NOTHING_TO_PAY,
  EMAIL_HINT,
  registerButton,
  ADDRESS,
  DISMISS,
  POSTCODE,
} from './booking-texts.ts';
import { ContactFields, Field, useSubmit } from './contact-fields.tsx';
import { placesOf } from './places.ts';
import { Questions } from './Questions.tsx';
import { FinePrint, Trap } from './shared-form.tsx';

interface BookingFormProps {
  event: PublicEvent;
  slot: Slot;
}

/** Works without JavaScript as a plain form that posts to the hosted page. */
export function BookingForm({ event, slot }: BookingFormProps) {
  const { state } = useOpened();
  const { host } = useLive();
  const onSubmit = useSubmit();
  return (
    <form
      method="post"
      action={host.base + buildPath(diaryBookPage, { slug: host.slug })}
      noValidate
      onSubmit={onSubmit}
    >
      {host.plainInputs?.(state, slot)}
      <Places slot={slot} />
      <ContactFields emailHint={state.diary.business.is_demo ? DEMO_EMAIL_HINT : EMAIL_HINT} />
      {event.is_home_visit && (
        <>
          <Field name="customer_address" label={ADDRESS} autocomplete="street-address" />
          <Field name="customer_postcode" label={POSTCODE} autocomplete="postal-code" />
        </>
      )}
      <Questions />
      <Trap />
      <Policy />
      <End event={event} slot={slot} />
      <FinePrint />
    </form>
  );
}

/** Asks how many people come, where several may. */
function Places({ slot }: Pick<BookingFormProps, 'slot'>) {
  const { state } = useOpened();
  const { dispatch } = useLive();
  const { most, places } = placesOf(state, slot);
  return most > 1 ? (
    <fieldset class="field">
      <legend>{PLACES}</legend>
      <div class="times">
        {Array.from({ length: most }, (_, at) => (
          <label class="t opt">
            <input
              type="radio"
              name="places"
              value={at + 1}
              checked={at + 1 === places}
              onChange={() => dispatch(changeBy({ type: 'places', places: at + 1 }))}
            />{' '}
            {at + 1}
          </label>
        ))}
      </div>
    </fieldset>
  ) : null;
}

/** Shows until when the booking can be changed, and the business's cancellation policy. */
function Policy() {
  const { business } = useOpened().state.diary;
  const { cancellation_policy: policy } = business;
  return (
    <>
      <p class="fine">{canChangeUntil(business.change_notice_hours, business.customers_may_move)}</p>
      {policy && (
        <p class="fine">
          <b>{CANCELLATION_POLICY}</b>
          <br />
          {policy}
        </p>
      )}
    </>
  );
}

function End({ event, slot }: BookingFormProps) {
  const { state } = useOpened();
  const { is_demo } = state.diary.business;
  const weekday = weekdayName(event.event_date);
  const { isSending: isBusy, banner } = formOf(state);
  const button =
    banner === BOOK_SECOND_PLACE_QUESTION
      ? BOOK_SECOND_PLACE
      : event.event_type === 'day_event'
        ? registerButton(weekday)
        : bookButton(slot.start_time, weekday);
  const { places, price } = placesOf(state, slot);
  return (
    <div class="end">
      <SendButton isBusy={isBusy} busyText={BOOKING_BUSY}>
        {button}
      </SendButton>
      {!!price && <small>{is_demo ? DEMO_NOTHING_TO_PAY : agreeToPay(placesPriceText(price, places))}</small>}
    </div>
  );
}

interface SendButtonProps {
  isBusy: boolean;
  busyText: string;
  children: string;
}

export function SendButton({ isBusy, busyText, children }: SendButtonProps) {
  // Both texts share a cell, so that the button keeps its width.
  return (
    <button class="primary both" aria-disabled={isBusy}>
      <span aria-hidden={isBusy}>{children}</span>
      <span aria-hidden={!isBusy}>{busyText}</span>
    </button>
  );
}

/** Shows a problem with the whole booking, in the form's place or above it. */
export function Banner() {
  const { state } = useOpened();
  const { dispatch } = useLive();
  const { banner } = formOf(state);
  return banner ? (
    <div class="banner" id={BANNER_ID} tabIndex={-1} role="alert">
      <p>{banner}</p>
      <button
        type="button"
        class="round"
        aria-label={DISMISS}
        hidden={!state.isLive}
        onClick={() => dispatch(changeBy({ type: 'dismissed' }))}
      >
        <Icon path="M18 6 6 18M6 6l12 12" />
      </button>
    </div>
  ) : null;
}
