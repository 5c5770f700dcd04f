import type { Slot } from '@daybook/schema/contract/slot';
import { buildPath } from '@daybook/schema/rules/path';
import { WEEKDAYS, weekdayOf } from '@daybook/schema/rules/date';
import {
  BOOKING_BUSY,
  bookButton,
  EMAIL_HINT,
  KEEP_OR_CORRECT,
  keepEmail,
  payOnTheDay,
  registerButton,
  useEmail,
  VISIT_ADDRESS_HINT,
  YOUR_DETAILS,
} from '@daybook/schema/words/diary';
import { pages } from '@daybook/schema/words/routes';
import { didYouMean } from '@daybook/schema/words/texts';
import { NEXT_ID } from '../focus.ts';
import { openSuggestion } from '../flow.ts';
import { chosenEvent, chosenService } from '../state.ts';
import { Field, SUGGESTION_ID } from './Field.tsx';
import type { View } from './parts.tsx';

/** Who comes. Without JavaScript a plain form that posts to the hosted page. */
export function Details({ view, slot }: { view: View; slot: Slot }) {
  const { state, send, base, plainInputs } = view;
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    const form = event.currentTarget;
    const website = form instanceof HTMLFormElement ? new FormData(form).get('website') : null;
    send({ type: 'submitted', website: typeof website === 'string' ? website : '' });
  };
  const action = base + buildPath(pages.diaryBook, { slug: state.diary.business.diary_slug });
  return (
    <form class="who" method="post" action={action} noValidate onSubmit={onSubmit} aria-labelledby={NEXT_ID}>
      <h3 id={NEXT_ID} tabIndex={-1}>
        {YOUR_DETAILS}
      </h3>
      {plainInputs?.(slot)}
      <div class="two">
        <Field view={view} name="attendee_first_name" label="First name" autocomplete="given-name" />
        <Field view={view} name="attendee_last_name" label="Last name" autocomplete="family-name" />
      </div>
      <Field
        view={view}
        name="attendee_email"
        label="Email"
        hint={EMAIL_HINT}
        type="email"
        inputmode="email"
        autocomplete="email"
        onBlur={() => send({ type: 'left-email' })}
      />
      <Suggestion view={view} />
      <Field
        view={view}
        name="attendee_phone"
        label="Phone"
        isOptional
        type="tel"
        inputmode="tel"
        autocomplete="tel"
      />
      {chosenEvent(state)?.is_home_visit && (
        <>
          <Field
            view={view}
            name="customer_address"
            label="Address"
            hint={VISIT_ADDRESS_HINT}
            autocomplete="street-address"
          />
          <Field view={view} name="customer_postcode" label="Postcode" autocomplete="postal-code" />
        </>
      )}
      <p class="sr" aria-hidden="true">
        <label>
          Website
          <input name="website" tabIndex={-1} autocomplete="off" />
        </label>
      </p>
      <End view={view} slot={slot} />
    </form>
  );
}

/** 'Did you mean gmail.com?', to be taken or refused with one press. */
function Suggestion({ view: { state, send } }: { view: View }) {
  const suggestion = openSuggestion(state.form);
  if (!suggestion) return null;
  return (
    <p class="hint" id={SUGGESTION_ID}>
      {didYouMean(suggestion.domain)}{' '}
      {state.isLive ? (
        <>
          <button type="button" onClick={() => send({ type: 'took-email', email: suggestion.email })}>
            {useEmail(suggestion.email)}
          </button>{' '}
          <button type="button" class="keep" onClick={() => send({ type: 'kept-email' })}>
            {keepEmail(state.form.fields.attendee_email.trim())}
          </button>
        </>
      ) : (
        KEEP_OR_CORRECT
      )}
    </p>
  );
}

function End({ view: { state }, slot }: { view: View; slot: Slot }) {
  const event = chosenEvent(state);
  const weekday = WEEKDAYS[weekdayOf(event?.event_date ?? '')] ?? '';
  const price = chosenService(state)?.service_price ?? 0;
  const label =
    event?.event_type === 'day_event' ? registerButton(weekday) : bookButton(slot.start_time, weekday);
  const { isSending } = state.form;
  return (
    <div class="end">
      {/* Both texts share one cell, so that the button keeps its width. */}
      <button class="primary both" aria-disabled={isSending || undefined}>
        <span aria-hidden={isSending || undefined}>{label}</span>
        <span aria-hidden={!isSending || undefined}>{BOOKING_BUSY}</span>
      </button>
      {price > 0 && <small>{payOnTheDay(state.diary.business.business_name)}</small>}
    </div>
  );
}
