import type { ReactNode } from 'react';
import { otherCustomer, type OtherCustomer } from '@daybook/schema/contract/customers';
import { CUSTOMER_ALERT_MAX, CUSTOMER_NOTE_MAX } from '@daybook/schema/figures/bounds';
import { CallError } from '#api/call-error.ts';
import { TextArea } from '#ui/fields/TextArea.tsx';
import { TextField, type TextFieldProps } from '#ui/fields/TextField.tsx';
import * as texts from './customer-page-texts.ts';

type ContactField = 'first_name' | 'last_name' | 'email' | 'phone';

interface ContactFieldsProps {
  field: (name: ContactField) => Omit<TextFieldProps, 'label'>;
  /** Below the email. */
  children: ReactNode;
}

export function ContactFields({ field, children }: ContactFieldsProps) {
  return (
    <>
      <TextField {...field('first_name')} label={texts.FIELDS.first_name} autoComplete="off" />
      <TextField {...field('last_name')} label={texts.FIELDS.last_name} autoComplete="off" isOptional />
      <TextField
        {...field('email')}
        label={texts.FIELDS.email}
        type="email"
        autoComplete="off"
        spellCheck={false}
        isOptional
      />
      {children}
      <TextField {...field('phone')} label={texts.FIELDS.phone} type="tel" autoComplete="off" isOptional />
    </>
  );
}

interface NoteFieldsProps {
  field: (name: 'alert' | 'note') => {
    name: string;
    ref: React.RefCallback<HTMLElement>;
    error: string | undefined;
  };
  rows?: number;
}

export function NoteFields({ field, rows = 4 }: NoteFieldsProps) {
  return (
    <>
      <TextField
        {...field('alert')}
        label={texts.ALERT}
        hint={texts.ALERT_EXPLAINED}
        maxLength={CUSTOMER_ALERT_MAX}
        autoComplete="off"
        isOptional
      />
      <TextArea
        {...field('note')}
        label={texts.NOTES}
        hint={texts.NOTES_EXPLAINED}
        rows={rows}
        maxCharacters={CUSTOMER_NOTE_MAX}
      />
    </>
  );
}

/** Returns the customer who already has the email address, if a change failed because of that. */
export function otherIn(error: unknown): OtherCustomer['other'] | null {
  return error instanceof CallError ? (otherCustomer.safeParse(error.answer).data?.other ?? null) : null;
}
