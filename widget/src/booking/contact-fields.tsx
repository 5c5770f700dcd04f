/** The fields of the person who books or waits, and how their form is submitted. */

import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { EMAIL_QUESTION_MILLISECONDS } from '@daybook/schema/figures/screens';
import { ATTENDEE_FIELDS, type AttendeeField } from '@daybook/schema/rules/attendee';
import { TRAP_NAME } from '@daybook/schema/words/trap';
import { useLive, useOpened } from '../diary/diary-context.ts';
import { formOf } from '../diary/diary-state.ts';
import { changeBy, openSuggestion } from './booking-reducer.ts';
import { EMAIL, FIRST_NAME, LAST_NAME, PHONE } from './booking-texts.ts';
import { aboutField, Labelled, Suggestion, SUGGESTION_ID } from './shared-form.tsx';
import { useTimer } from './use-timer.ts';

/** Returns what a form does when it's submitted: it is checked and then sent. */
export function useSubmit() {
  const { state } = useOpened();
  const { dispatch } = useLive();
  return (submit: SubmitEvent & { currentTarget: HTMLFormElement }) => {
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
}

export function ContactFields({ emailHint }: { emailHint: string }) {
  return (
    <>
      <div class="two">
        <Field name="attendee_first_name" label={FIRST_NAME} autocomplete="given-name" />
        <Field name="attendee_last_name" label={LAST_NAME} autocomplete="family-name" />
      </div>
      <EmailField hint={emailHint} />
      <Field name="attendee_phone" label={PHONE} isOptional type="tel" inputmode="tel" autocomplete="tel" />
    </>
  );
}

type FieldProps = Omit<JSX.IntrinsicElements['input'], 'name' | 'onInput'> & {
  name: AttendeeField;
  label: string;
  hint?: string;
  isOptional?: boolean;
  onType?: () => void;
};

export function Field({ name, label, hint, isOptional, onType, ...input }: FieldProps) {
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

function EmailField({ hint }: { hint: string }) {
  const form = formOf(useOpened().state);
  const { dispatch } = useLive();
  const timer = useTimer();
  const suggestion = openSuggestion(form);
  return (
    <>
      <Field
        name="attendee_email"
        label={EMAIL}
        hint={hint}
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
