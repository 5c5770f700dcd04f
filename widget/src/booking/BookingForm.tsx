import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { PublicEvent } from '@daybook/schema/contract/event';
import type { Slot } from '@daybook/schema/contract/slot';
import { EMAIL_QUESTION_MILLISECONDS } from '@daybook/schema/figures/screens';
import { ATTENDEE_FIELDS, type AttendeeField } from '@daybook/schema/rules/attendee';
import { weekdayName } from '@daybook/schema/rules/date';
import { buildPath } from '@daybook/schema/rules/path';
import { BOOK_SECOND_PLACE, BOOK_SECOND_PLACE_QUESTION } from '@daybook/schema/words/booking-form-texts';
import { canChangeUntil } from '@daybook/schema/words/change-texts';
import { CANCELLATION_POLICY } from '@daybook/schema/words/legal-texts';
import { diaryBookPage } from '@daybook/schema/words/routes';
import { TRAP_NAME } from '@daybook/schema/words/trap';
import { useLive, useOpened } from '../diary/diary-context.ts';
import { BANNER_ID, chosenService, formOf } from '../diary/diary-state.ts';
import { Icon } from '../diary/parts.tsx';
import { changeBy, openSuggestion } from './booking-reducer.ts';
import {
  bookButton,
  BOOKING_BUSY,
  DEMO_EMAIL_HINT,
  DEMO_NOTHING_TO_PAY,
  EMAIL_HINT,
  NOTHING_TO_PAY,
  registerButton,
  ADDRESS,
  DISMISS,
  EMAIL,
  FIRST_NAME,
  LAST_NAME,
  PHONE,
  POSTCODE,
} from './booking-texts.ts';
import { aboutField, FinePrint, Labelled, Suggestion, SUGGESTION_ID, Trap } from './shared-form.tsx';
import { useTimer } from './use-timer.ts';

interface BookingFormProps {
  event: PublicEvent;
  slot: Slot;
}

/** Works without JavaScript as a plain form that posts to the hosted page. */
export function BookingForm({ event, slot }: BookingFormProps) {
  const { state } = useOpened();
  const { host, dispatch } = useLive();
  const onSubmit = (submit: SubmitEvent & { currentTarget: HTMLFormElement }) => {
    submit.preventDefault();
    const shown = new FormData(submit.currentTarget);
    const { fields, website } = formOf(state);
    // A password manager may have filled in a field without an event.
    for (const field of ATTENDEE_FIELDS) {
      const value = shown.get(field);
      if (typeof value === 'string' && value !== fields[field])
        dispatch(changeBy({ type: 'typed', field, value }));
    }
    const trapped = shown.get(TRAP_NAME);
    dispatch(
      changeBy({
        type: 'submitted',
        website: website !== null && typeof trapped === 'string' ? trapped : null,
      }),
    );
  };
  return (
    <form
      method="post"
      action={host.base + buildPath(diaryBookPage, { slug: host.slug })}
      noValidate
      onSubmit={onSubmit}
    >
      {host.plainInputs?.(state, slot)}
      <div class="two">
        <Field name="attendee_first_name" label={FIRST_NAME} autocomplete="given-name" />
        <Field name="attendee_last_name" label={LAST_NAME} autocomplete="family-name" />
      </div>
      <EmailField />
      <Field name="attendee_phone" label={PHONE} isOptional type="tel" inputmode="tel" autocomplete="tel" />
      {event.is_home_visit && (
        <>
          <Field name="customer_address" label={ADDRESS} autocomplete="street-address" />
          <Field name="customer_postcode" label={POSTCODE} autocomplete="postal-code" />
        </>
      )}
      {formOf(state).website !== null && <Trap />}
      <Policy />
      <End event={event} slot={slot} />
      <FinePrint />
    </form>
  );
}

type FieldProps = Omit<JSX.IntrinsicElements['input'], 'name' | 'onInput'> & {
  name: AttendeeField;
  label: string;
  hint?: string;
  isOptional?: boolean;
  onType?: () => void;
};

function Field({ name, label, hint, isOptional, onType, ...input }: FieldProps) {
  const form = formOf(useOpened().state);
  const { dispatch } = useLive();
  const problem = form.problems[name];
  const isDoubted = name === 'attendee_email' && openSuggestion(form);
  return (
    <Labelled {...{ name, label, hint, problem, isOptional }}>
      <input
        {...input}
        name={name}
        {...aboutField(name, hint, problem, isDoubted && SUGGESTION_ID)}
        ref={useShownValue(name)}
        defaultValue={form.fields[name]}
        onInput={(event) => {
          onType?.();
          dispatch(changeBy({ type: 'typed', field: name, value: event.currentTarget.value }));
        }}
        aria-required={!isOptional}
      />
    </Labelled>
  );
}

/**
 * Returns a ref to a field's input. What is in the input counts: it may have been typed before this script ran,
 * or filled in without an event. It changes only when the form's value does.
 */
function useShownValue(field: AttendeeField) {
  const value = formOf(useOpened().state).fields[field];
  const { dispatch } = useLive();
  const input = useRef<HTMLInputElement>(null);
  const isNew = useRef(true);
  useLayoutEffect(() => {
    const { current } = input;
    if (current && current.value !== value) {
      if (isNew.current) dispatch(changeBy({ type: 'typed', field, value: current.value }));
      else current.value = value;
    }
    isNew.current = false;
  }, [value, field, dispatch]);
  return input;
}

function EmailField() {
  const { state } = useOpened();
  const { dispatch } = useLive();
  const timer = useTimer();
  const form = formOf(state);
  const suggestion = openSuggestion(form);
  return (
    <>
      <Field
        name="attendee_email"
        label={EMAIL}
        hint={state.diary.business.is_demo ? DEMO_EMAIL_HINT : EMAIL_HINT}
        type="email"
        inputmode="email"
        autocomplete="email"
        onType={timer.stop}
        onBlur={() =>
          timer.start(EMAIL_QUESTION_MILLISECONDS, () => dispatch(changeBy({ type: 'saw-email' })))
        }
      />
      {suggestion && (
        <Suggestion
          suggestion={suggestion}
          typed={form.fields.attendee_email}
          onSettle={(email) => dispatch(changeBy({ type: 'settled-email', email }))}
        />
      )}
    </>
  );
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
  return (
    <div class="end">
      <SendButton isBusy={isBusy} busyText={BOOKING_BUSY}>
        {button}
      </SendButton>
      {!!chosenService(state)?.service_price && (
        <small>{is_demo ? DEMO_NOTHING_TO_PAY : NOTHING_TO_PAY}</small>
      )}
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
