import type { AttendeeField } from '@daybook/schema/rules/attendee';
import type { JSX } from 'preact';
import { fieldId } from '../diary/ids.ts';
import type { View } from '../diary/view.ts';
import { openSuggestion } from './form-change.ts';
import { formOf } from './form-of.ts';

export const SUGGESTION_ID = 'daybook-suggestion';

type FieldProps = Omit<JSX.IntrinsicElements['input'], 'name'> & {
  view: View;
  name: AttendeeField;
  label: string;
  hint?: string;
  isOptional?: boolean;
};

/** Label above, hint under the label, error under the field. */
export function Field({ view: { state, send }, name, label, hint, isOptional, ...input }: FieldProps) {
  const form = formOf(state);
  const { fields, problems } = form;
  const id = fieldId(name);
  const problem = problems[name];
  const isDoubted = name === 'attendee_email' && openSuggestion(form);
  const about = [hint && `${id}-hint`, problem && `${id}-problem`, isDoubted && SUGGESTION_ID];
  return (
    <div class="field">
      <label for={id}>
        {label} {isOptional && <em>optional</em>}
      </label>
      {hint && <small id={`${id}-hint`}>{hint}</small>}
      <input
        {...input}
        id={id}
        name={name}
        value={fields[name]}
        onInput={(event) => send({ type: 'typed', field: name, value: event.currentTarget.value })}
        aria-required={!isOptional}
        aria-invalid={!!problem}
        aria-describedby={about.filter(Boolean).join(' ') || undefined}
      />
      {problem && (
        <p class="problem" id={`${id}-problem`}>
          {problem}
        </p>
      )}
    </div>
  );
}
