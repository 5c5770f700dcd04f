import { useState, type Ref } from 'react';
import {
  ComboBox as AriaComboBox,
  FieldError,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  Text,
} from 'react-aria-components';
import { OPTIONAL } from '../interface-texts.ts';
import type { FieldParts } from './Field.tsx';
import styles from './field.module.css';

interface Suggestion {
  id: number;
  label: string;
  /** Distinguishes suggestions with the same label. */
  explanation: string;
}

interface SuggestFieldProps extends Omit<FieldParts, 'isLabelHidden'> {
  value: string;
  onType: (text: string) => void;
  /** Suggestions for the typed text, the most likely first. */
  suggestions: readonly Suggestion[];
  onChoose: (id: number) => void;
  /** Shown without suggestions; '' closes the list. The list opens only when it has content at once. */
  none?: string;
  onBlur?: () => void;
  inputRef?: Ref<HTMLInputElement>;
  name?: string;
  autoFocus?: boolean;
}

const NOTHING: readonly Suggestion[] = [];

/** Edits any text, with suggestions: arrows move, Enter takes one, Escape closes. It loads react-aria. */
export function SuggestField(props: SuggestFieldProps) {
  const { label, hint, error, isOptional, value, onType, suggestions, onChoose, none = '' } = props;
  // Suggestions that arrive after the field has lost focus would open the list over the next field.
  const [isTyping, setIsTyping] = useState(false);
  return (
    <AriaComboBox
      className={`${styles.field}`}
      items={isTyping ? suggestions : NOTHING}
      inputValue={value}
      onInputChange={(text) => {
        if (text === value) return;
        setIsTyping(true);
        onType(text);
      }}
      value={null}
      onChange={(key) => typeof key === 'number' && onChoose(key)}
      isInvalid={Boolean(error)}
      menuTrigger="input"
      allowsCustomValue
      allowsEmptyCollection={isTyping && none !== ''}
      onBlur={() => {
        setIsTyping(false);
        props.onBlur?.();
      }}
      autoFocus={props.autoFocus ?? false}
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
      <Input
        {...(props.inputRef && { ref: props.inputRef })}
        className={`${styles.input}`}
        {...(props.name !== undefined && { name: props.name })}
        autoComplete="off"
        spellCheck={false}
      />
      {error ? <FieldError className={`${styles.error}`}>{error}</FieldError> : null}
      <Popover className={`${styles.list}`}>
        <ListBox<Suggestion> renderEmptyState={() => <p className={styles.none}>{none}</p>}>
          {(suggestion) => (
            <ListBoxItem id={suggestion.id} className={`${styles.suggestion}`} textValue={suggestion.label}>
              <Text slot="label">{suggestion.label}</Text>
              <Text slot="description" className={`${styles.hint}`}>
                {suggestion.explanation}
              </Text>
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaComboBox>
  );
}
