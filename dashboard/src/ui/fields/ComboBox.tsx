import ChevronDown from 'lucide-react/icons/chevron-down';
import {
  Button,
  ComboBox as AriaComboBox,
  FieldError,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  Text,
} from 'react-aria-components';
import { NO_MATCHES, OPTIONAL } from '../interface-texts.ts';
import type { FieldParts } from './Field.tsx';
import type { Choice } from './Select.tsx';
import { Icon } from '../Icon.tsx';
import styles from './field.module.css';

interface ComboBoxProps<Value extends string> extends Omit<FieldParts, 'isLabelHidden'> {
  choices: readonly Choice<Value>[];
  /** Null: nothing is chosen. */
  value: Value | null;
  onChange: (value: Value | null) => void;
  onBlur?: () => void;
  name?: string;
  isDisabled?: boolean;
}

/**
 * One of many choices, found by typing. Use it only in pages that are loaded by themselves: it brings 60 KB.
 * With react-hook-form: inside a Controller, `{...field}`.
 */
export function ComboBox<Value extends string>({
  label,
  hint,
  error,
  isOptional,
  choices,
  value,
  onChange,
  ...rest
}: ComboBoxProps<Value>) {
  return (
    <AriaComboBox
      {...rest}
      className={`${styles.field}`}
      defaultItems={choices}
      value={value}
      onChange={(key) => onChange(choices.find((choice) => choice.value === key)?.value ?? null)}
      isInvalid={Boolean(error)}
      menuTrigger="focus"
      allowsEmptyCollection
    >
      <Label className={`${styles.label}`}>
        {label}
        {isOptional ? <span className={styles.optional}> {OPTIONAL}</span> : null}
      </Label>
      {hint ? (
        <Text slot="description" className={`${styles.hint}`}>
          {hint}
        </Text>
      ) : null}
      <div className={styles.control}>
        <Input className={`${styles.input} ${styles.comboInput}`} />
        <Button className={`${styles.open}`}>
          <Icon icon={ChevronDown} />
        </Button>
      </div>
      {error ? <FieldError className={`${styles.error}`}>{error}</FieldError> : null}
      <Popover className={`${styles.list}`}>
        <ListBox<Choice<Value>> renderEmptyState={() => <p className={styles.none}>{NO_MATCHES}</p>}>
          {(choice) => (
            <ListBoxItem id={choice.value} className={`${styles.item}`}>
              {choice.label}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaComboBox>
  );
}
