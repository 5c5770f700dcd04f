import { dayTitle } from '@daybook/schema/rules/date';
import { buildPath } from '@daybook/schema/rules/path';
import {
  CANCELLATION_POLICY,
  howBusinessUsesDetails,
  OUR_PRIVACY_POLICY,
} from '@daybook/schema/words/privacy-texts';
import { diaryBookPage, privacyPage } from '@daybook/schema/words/routes';
import { didYouMean } from '@daybook/schema/words/texts';
import type { FormProps } from '../diary/view.ts';
import { chosenService } from '../diary/diary-state.ts';
import type { View } from '../diary/view.ts';
import {
  bookButton,
  BOOKING_BUSY,
  DEMO_EMAIL_HINT,
  DEMO_NOTHING_TO_PAY,
  EMAIL_HINT,
  KEEP_OR_CORRECT,
  keepEmail,
  NOTHING_TO_PAY,
  registerButton,
  takeEmail,
} from './booking-texts.ts';
import { Field, SUGGESTION_ID } from './Field.tsx';
import { openSuggestion } from './form-change.ts';
import { formOf } from './form-of.ts';

/** The form that asks who comes. Without JavaScript it is a plain form that posts to the hosted page. */
export function Form({ view, event, slot }: FormProps) {
  const { state, send, base, plainInputs } = view;
  const onSubmit = (submit: SubmitEvent & { currentTarget: HTMLFormElement }) => {
    submit.preventDefault();
    // Only this field is not kept in the state while it is typed: nobody types in it.
    const website = new FormData(submit.currentTarget).get('website');
    send({ type: 'submitted', website: typeof website === 'string' ? website : '' });
  };
  return (
    <form
      method="post"
      action={base + buildPath(diaryBookPage, { slug: state.diary.business.diary_slug })}
      noValidate
      onSubmit={onSubmit}
    >
      {plainInputs?.(slot)}
      <div class="two">
        <Field view={view} name="attendee_first_name" label="First name" autocomplete="given-name" />
        <Field view={view} name="attendee_last_name" label="Last name" autocomplete="family-name" />
      </div>
      <Field
        view={view}
        name="attendee_email"
        label="Email"
        hint={state.diary.business.is_demo ? DEMO_EMAIL_HINT : EMAIL_HINT}
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
      {event.is_home_visit && (
        <Field view={view} name="customer_address" label="Address" autocomplete="street-address" />
      )}
      {event.is_home_visit && (
        <Field view={view} name="customer_postcode" label="Postcode" autocomplete="postal-code" />
      )}
      <label class="sr" aria-hidden="true">
        Website
        <input name="website" tabIndex={-1} autocomplete="off" />
      </label>
      <Policy view={view} />
      <End view={view} event={event} slot={slot} />
      <FinePrint view={view} />
    </form>
  );
}

/** 'Did you mean gmail.com?': one press accepts or refuses it. */
function Suggestion({ view: { state, send } }: { view: View }) {
  const form = formOf(state);
  const suggestion = openSuggestion(form);
  if (!suggestion) return null;
  const typed = form.fields.attendee_email;
  const settle = (email: string, text: string) => (
    <button type="button" class="link" onClick={() => send({ type: 'settled-email', email })}>
      {text}
    </button>
  );
  return (
    <p class="hint" id={SUGGESTION_ID}>
      {didYouMean(suggestion.domain)}{' '}
      {state.isLive ? settle(suggestion.email, takeEmail(suggestion.email)) : KEEP_OR_CORRECT}{' '}
      {state.isLive && settle(typed, keepEmail(typed))}
    </p>
  );
}

/** What the business says about cancelling, before anybody books. */
function Policy({ view: { state } }: { view: View }) {
  const { cancellation_policy: policy } = state.diary.business;
  if (!policy) return null;
  return (
    <p class="fine">
      <b>{CANCELLATION_POLICY}</b>
      <br />
      {policy}
    </p>
  );
}

/** Whom the booking is with, and how they and we use these details. The links leave what was typed in place. */
function FinePrint({ view: { state, base } }: { view: View }) {
  const { business_name, trading_details, privacy_notice } = state.diary.business;
  const link = (href: string, text: string) => (
    <a href={href} target="_blank" rel="noreferrer">
      {text}
    </a>
  );
  return (
    <p class="fine">
      {trading_details}
      {trading_details && <br />}
      {privacy_notice && link(privacy_notice, howBusinessUsesDetails(business_name))}
      {privacy_notice && ' · '}
      {link(base + privacyPage, OUR_PRIVACY_POLICY)}
    </p>
  );
}

function End({ view: { state }, event, slot }: FormProps) {
  const { is_demo } = state.diary.business;
  const [weekday = ''] = dayTitle(event.event_date).split(' ');
  const isBusy = formOf(state).isSending;
  return (
    <div class="end">
      {/* Both texts share one cell, so that the button keeps its width. */}
      <button class="primary both" aria-disabled={isBusy}>
        <span aria-hidden={isBusy}>
          {event.event_type === 'day_event' ? registerButton(weekday) : bookButton(slot.start_time, weekday)}
        </span>
        <span aria-hidden={!isBusy}>{BOOKING_BUSY}</span>
      </button>
      {!!chosenService(state)?.service_price && (
        <small>{is_demo ? DEMO_NOTHING_TO_PAY : NOTHING_TO_PAY}</small>
      )}
    </div>
  );
}
