import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, type ComponentPropsWithRef } from 'react';
import { describe, Field, type FieldParts } from './Field.tsx';
import styles from './field.module.css';

export interface Choice<Value extends string = string> {
  value: Value;
  label: string;
}

interface SelectProps<Value extends string>
  extends FieldParts, Omit<ComponentPropsWithRef<'select'>, 'className' | 'children'> {
  choices: readonly Choice<Value>[];
  /** In place of `onChange`, called with one of the choices. */
  onChoose?: (value: Value) => void;
}

/** Shows the platform's list: a wheel on a phone, type-ahead on a keyboard. For long lists: SuggestField. */
export function Select<Value extends string>({
  label,
  hint,
  error,
  isOptional,
  isLabelHidden,
  choices,
  onChoose,
  ...input
}: SelectProps<Value>) {
  const id = useId();
  const choose = (text: string) => {
    const chosen = choices.find(({ value }) => value === text);
    if (chosen) onChoose?.(chosen.value);
  };
  return (
    <Field
      id={id}
      label={label}
      hint={hint}
      error={error}
      isOptional={isOptional}
      isLabelHidden={isLabelHidden}
    >
      <div className={styles.control}>
        <select
          {...(onChoose && { onChange: ({ target }) => choose(target.value) })}
          {...input}
          {...describe(id, { hint, error })}
          className={styles.input}
        >
          {choices.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
        <ChevronDown className={styles.chevron} aria-hidden="true" />
      </div>
    </Field>
  );
}

/** Returns the choices after 'All', with the chosen value even when no such value exists. */
export function withChosen(all: string, choices: readonly Choice[], chosen: Choice): Choice[] {
  const isOffered = chosen.value === '' || choices.some(({ value }) => value === chosen.value);
  return [{ value: '', label: all }, ...(isOffered ? [] : [chosen]), ...choices];
}
