import Check from 'lucide-react/icons/check';
import { useId, type ComponentPropsWithRef } from 'react';
import { describe, FieldError, type FieldParts } from './Field.tsx';
import hidden from '../text.module.css';
import styles from './choice.module.css';

interface CheckboxProps
  extends
    Pick<FieldParts, 'label' | 'hint' | 'error' | 'isLabelHidden'>,
    Omit<ComponentPropsWithRef<'input'>, 'className' | 'type'> {}

export function Checkbox({ label, hint, error, isLabelHidden, ...input }: CheckboxProps) {
  const id = useId();
  return (
    <div>
      <label className={styles.choice}>
        <span className={styles.mark}>
          <input
            {...input}
            {...describe(id, { hint, error })}
            type="checkbox"
            className={styles.native}
            aria-labelledby={`${id}-label`}
          />
          <Check className={styles.tick} aria-hidden="true" />
        </span>
        <ChoiceText id={id} label={label} hint={hint} isLabelHidden={isLabelHidden} />
      </label>
      <FieldError id={id} error={error} />
    </div>
  );
}

type SwitchProps = Omit<CheckboxProps, 'error' | 'isLabelHidden'>;

/** Shows a switch that takes effect at once, for settings without a 'Save' button. */
export function Switch({ label, hint, ...input }: SwitchProps) {
  const id = useId();
  return (
    <label className={styles.choice}>
      <span className={styles.track}>
        <input
          {...input}
          {...describe(id, { hint })}
          type="checkbox"
          role="switch"
          className={styles.native}
          aria-labelledby={`${id}-label`}
        />
        <span className={styles.knob} aria-hidden="true" />
      </span>
      <ChoiceText id={id} label={label} hint={hint} />
    </label>
  );
}

function ChoiceText({
  id,
  label,
  hint,
  isLabelHidden,
}: { id: string } & Pick<FieldParts, 'label' | 'hint' | 'isLabelHidden'>) {
  return (
    <span className={isLabelHidden ? hidden.hidden : styles.text}>
      <span id={`${id}-label`}>{label}</span>
      {hint ? (
        <span id={`${id}-hint`} className={styles.hint}>
          {hint}
        </span>
      ) : null}
    </span>
  );
}
