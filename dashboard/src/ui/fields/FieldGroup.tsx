import { useId, type ReactNode, type Ref } from 'react';
import { OPTIONAL } from '../interface-texts.ts';
import { FieldError, Hint, type FieldParts } from './Field.tsx';
import hidden from '../text.module.css';
import styles from './field.module.css';

interface FieldGroupProps extends FieldParts {
  /** Needed when no input has the group's name: the group then takes the focus from the error summary. */
  id?: string;
  ref?: Ref<HTMLFieldSetElement>;
  children: ReactNode;
}

export function FieldGroup({
  id,
  ref,
  label,
  hint,
  error,
  isOptional,
  isLabelHidden,
  children,
}: FieldGroupProps) {
  const ownId = useId();
  const described = [hint && `${ownId}-hint`, error && `${ownId}-error`].filter(Boolean).join(' ');
  return (
    <fieldset
      id={id}
      ref={ref}
      tabIndex={id === undefined ? undefined : -1}
      className={styles.group}
      aria-describedby={described || undefined}
      data-invalid={error ? '' : undefined}
    >
      <legend className={isLabelHidden ? hidden.hidden : styles.legend}>
        {label}
        {isOptional ? <span className={styles.optional}> {OPTIONAL}</span> : null}
      </legend>
      <Hint id={ownId} hint={hint} />
      {children}
      <FieldError id={ownId} error={error} />
    </fieldset>
  );
}
