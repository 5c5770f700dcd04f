import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, type Path } from 'react-hook-form';
import { businessRequest, type BusinessForm as Values } from '@daybook/schema/contract/business';
import {
  ADD_BUSINESS,
  BUSINESS_CREATE_FAILED,
  BUSINESS_EMAIL_HINT,
  BUSINESS_FIELDS,
  BUSINESS_NAME_HINT,
  CREATING_BUSINESS,
  TIMEZONE_HINT,
} from '@daybook/schema/words/business-texts';
import { TIMEZONES } from '@daybook/schema/words/timezones';
import { CallError, textOf } from '../../api/call-error.ts';
import { Button } from '../../ui/Button.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { Notice } from '../../ui/Notice.tsx';
import styles from './new-business.module.css';
import { browserTimezone } from './browser-timezone.ts';

interface BusinessFormProps {
  /** Rejects with a CallError. */
  onSubmit: (values: Values) => Promise<unknown>;
  onDone: () => void;
}

const zones = TIMEZONES.map(({ zone, city }) => ({ value: zone, label: city }));
const names = businessRequest.keyof().options;
const isField = (name: string): name is Path<Values> => names.some((known) => known === name);

/** Add Business (specification 1, section 5). */
export function BusinessForm({ onSubmit, onDone }: BusinessFormProps) {
  const [failure, setFailure] = useState<string>();
  const { register, handleSubmit, watch, setError, setFocus, formState } = useForm<Values>({
    resolver: zodResolver(businessRequest, undefined, { raw: true }),
    mode: 'onTouched',
    defaultValues: {
      business_name: '',
      business_email: '',
      business_phone: '',
      business_address: '',
      postcode: '',
      timezone: browserTimezone(),
    },
  });
  const { errors, isSubmitting } = formState;
  const [name, email, timezone] = watch(['business_name', 'business_email', 'timezone']);
  const isIncomplete = name.trim() === '' || email.trim() === '' || !timezone;

  const submit = handleSubmit(async (values) => {
    setFailure(undefined);
    try {
      await onSubmit(values);
      onDone();
    } catch (error) {
      setFailure(textOf(error, BUSINESS_CREATE_FAILED));
      const blamed = Object.entries(error instanceof CallError ? error.fields : {});
      for (const [field, message] of blamed) if (isField(field)) setError(field, { message });
      const first = blamed.map(([field]) => field).find(isField);
      if (first) setFocus(first);
    }
  });
  const field = (field: keyof typeof BUSINESS_FIELDS) => ({
    ...register(field),
    label: BUSINESS_FIELDS[field],
    error: errors[field]?.message,
  });

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      {failure === undefined ? null : (
        <Notice tone="error" isAnnounced>
          {failure}
        </Notice>
      )}
      <TextField {...field('business_name')} hint={BUSINESS_NAME_HINT} autoComplete="organization" />
      <TextField
        {...field('business_email')}
        hint={BUSINESS_EMAIL_HINT}
        type="email"
        autoComplete="email"
        spellCheck={false}
      />
      <TextField {...field('business_phone')} isOptional type="tel" autoComplete="tel" />
      <TextField {...field('business_address')} isOptional autoComplete="street-address" />
      <div className={styles.short}>
        <TextField {...field('postcode')} isOptional autoComplete="postal-code" />
        <Select {...field('timezone')} hint={TIMEZONE_HINT} choices={zones} />
      </div>
      <div>
        <Button
          type="submit"
          kind="primary"
          disabled={isIncomplete}
          isWorking={isSubmitting}
          workingText={CREATING_BUSINESS}
        >
          {ADD_BUSINESS}
        </Button>
      </div>
    </form>
  );
}
