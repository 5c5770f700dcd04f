/** The fields of the person who books or waits, and how their form is submitted. */

import { h, type JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { EMAIL_QUESTION_MILLISECONDS } from '@daybook/schema/figures/screens';
import { answerName } from '@daybook/schema/rules/answers';
import { ATTENDEE_FIELDS } from '@daybook/schema/rules/attendee';
import { TRAP_NAME } from '@daybook/schema/words/trap';
import { useLive, useOpened } from '../diary/diary-context.ts';
import { formOf } from '../diary/diary-state.ts';
import { askedIn } from './asked-in.ts';
import { changeBy, openSuggestion } from './booking-reducer.ts';
import { EMAIL, FIRST_NAME, LAST_NAME, OPTIONAL, PHONE } from './booking-texts.ts';
import {
  aboutField,
  Labelled,
  Suggestion,
  SUGGESTION_ID,
  Wrong,
  type LabelledProps,
} from './shared-form.tsx';
import { useTimer } from './use-timer.ts';

/** Returns a function that keeps what is in the form, however it was filled in. */
export function useKept() {
  const { state } = useOpened();
  const { dispatch } = useLive();
  return (form: HTMLFormElement | null) => {
    if (!form) return;
    const shown = new FormData(form);
    for (const field of [...ATTENDEE_FIELDS, ...askedIn(state).map(answerName)]) {
      const value = shown.getAll(field).map(String).join('\n');
      if (field in form.elements && value !== formOf(state).fields[field])
        dispatch(changeBy({ type: 'typed', field, value }));
    }
  };
}

/** Returns what a form does when it's submitted: it is checked and then sent. */
export function useSubmit() {
  const { state } = useOpened();
  const { dispatch } = useLive();
  const keep = useKept();
  return (submit: SubmitEvent & { currentTarget: HTMLFormElement }) => {
    submit.preventDefault();
    const { website } = formOf(state);
    // A password manager may have filled in a field without an event.
    keep(submit.currentTarget);
    const trapped = new FormData(submit.currentTarget).get(TRAP_NAME);
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
  name: string;
  label: string;
  hint?: string;
  isOptional?: boolean;
  /** Whether it has several lines. */
  isLong?: boolean;
  onType?: () => void;
};

export function Field({ name, label, hint, isOptional, isLong, onType, ...input }: FieldProps) {
  const form = formOf(useOpened().state);
  const keep = useKept();
  const problem = form.problems[name];
  const isDoubted = name === 'attendee_email' && openSuggestion(form);
  return (
    <Labelled {...{ name, label, hint, problem, isOptional }}>
      {h(isLong ? 'textarea' : 'input', {
        ...input,
        name,
        ...aboutField(name, hint, problem, isDoubted && SUGGESTION_ID),
        ref: useShownValue(name),
        defaultValue: form.fields[name],
        onInput(event: JSX.TargetedInputEvent<HTMLInputElement>) {
          onType?.();
          keep(event.currentTarget.form);
        },
        'aria-required': !isOptional,
      })}
    </Labelled>
  );
}

interface ChoicesProps extends LabelledProps {
  id?: string;
  /** What is chosen, with a line for each. */
  value: string | undefined;
  options: readonly (readonly [value: string, text: string])[];
  type?: 'radio' | 'checkbox';
}

/** Shows what is chosen from in a box, and the problem below it. */
export function Choices({
  name,
  label,
  problem,
  isOptional,
  id,
  value,
  options,
  type = 'radio',
}: ChoicesProps) {
  const keep = useKept();
  return (
    <fieldset
      class="field"
      {...aboutField(name, '', problem)}
      {...(id && { id })}
      tabIndex={-1}
      onInput={({ currentTarget }) => keep(currentTarget.form)}
    >
      <legend>
        {label} {isOptional && <em>{OPTIONAL}</em>}
      </legend>
      <div class="box">
        {options.map(([option, text]) => (
          <label key={option} class="opt">
            <input {...{ type, name }} value={option} defaultChecked={value?.split('\n').includes(option)} />{' '}
            {text}
          </label>
        ))}
      </div>
      <Wrong {...{ name, problem }} />
    </fieldset>
  );
}

/**
 * Returns a ref to a field's input. What is in the input counts: it may have been typed before this script ran,
 * or filled in without an event. It changes only when the form's value does.
 */
function useShownValue(field: string) {
  const value = formOf(useOpened().state).fields[field] ?? '';
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
