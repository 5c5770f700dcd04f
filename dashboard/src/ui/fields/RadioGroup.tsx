import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import type { FieldParts } from './Field.tsx';
import { FieldGroup } from './FieldGroup.tsx';
import styles from './choice.module.css';

interface RadioChoice<Value extends string> {
  value: Value;
  label: ReactNode;
  explanation?: string;
}

interface RadioGroupProps<Value extends string>
  extends FieldParts, Omit<ComponentPropsWithRef<'input'>, 'className' | 'type' | 'value' | 'prefix'> {
  choices: readonly RadioChoice<Value>[];
  /** `segments`: one row of short words; `cards`: with explanations; `swatches`: small samples. */
  look?: 'segments' | 'cards' | 'swatches';
  /** The chosen value, if the page controls the group. With react-hook-form spread `register` instead. */
  value?: Value | undefined;
  onChoose?: (value: Value) => void;
}

export function RadioGroup<Value extends string>({
  label,
  hint,
  error,
  isOptional,
  isLabelHidden,
  choices,
  look = 'segments',
  value,
  onChoose,
  name,
  onChange,
  ...input
}: RadioGroupProps<Value>) {
  const id = useId();
  return (
    <FieldGroup label={label} hint={hint} error={error} isOptional={isOptional} isLabelHidden={isLabelHidden}>
      <div className={styles[look]}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.option}>
            <input
              {...input}
              type="radio"
              className={styles.radio}
              name={name ?? id}
              value={choice.value}
              {...(value === undefined ? {} : { checked: choice.value === value })}
              onChange={(event) => {
                onChange?.(event);
                onChoose?.(choice.value);
              }}
            />
            <span className={styles.label}>{choice.label}</span>
            {choice.explanation === undefined ? null : (
              <span className={styles.explanation}>{choice.explanation}</span>
            )}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
