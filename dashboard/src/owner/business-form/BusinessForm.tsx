import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState, type ReactNode } from 'react';
import { useForm, type Path } from 'react-hook-form';
import { businessRequest, type BusinessForm as Values } from '@daybook/schema/contract/business';
import { BUSINESS_EMAIL_HINT, BUSINESS_FIELDS, TIMEZONE_HINT } from '@daybook/schema/words/business-texts';
import { TIMEZONES } from '@daybook/schema/words/timezones';
import { CallError, failureTextOf } from '../../api/call-error.ts';
import { Button } from '../../ui/Button.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Stack } from '../../ui/Stack.tsx';
import styles from './business-form.module.css';

interface BusinessFormProps {
  /** What the fields begin with. */
  values: Values;
  texts: {
    submit: string;
    submitting: string;
    nameHint: string;
    /** For a refusal without words of the server's own, and for no answer at all. */
    refused: string;
    network: string;
  };
  /** Rejects with a CallError; what was typed then stays. */
  onSubmit: (values: Values) => Promise<unknown>;
  /** The button cannot be pressed before all that is required is there. */
  isHeldUntilComplete?: boolean;
  takesFocus?: boolean;
  /** Beside the button. */
  children?: ReactNode;
}

const zones = TIMEZONES.map(({ zone, city }) => ({ value: zone, label: city }));
const names = businessRequest.keyof().options;
const isField = (name: string): name is Path<Values> => names.some((known) => known === name);

/** The fields of a business, to add one and to change one. */
export function BusinessForm({
  values,
  texts,
  onSubmit,
  isHeldUntilComplete = false,
  takesFocus = false,
  children,
}: BusinessFormProps) {
  const [failure, setFailure] = useState<string>();
  const { register, handleSubmit, watch, setError, setFocus, formState } = useForm<Values>({
    resolver: zodResolver(businessRequest, undefined, { raw: true }),
    // A button that is held says nothing when pressed, so each field does when it is left. Otherwise not before
    // the press: a line that appears under a field would move the button from under the pointer.
    mode: isHeldUntilComplete ? 'onTouched' : 'onSubmit',
    // Nor may it where the field was left by pressing the button: the press comes first.
    delayError: 200,
    defaultValues: values,
  });
  const { errors, isSubmitting } = formState;
  const [name, email, timezone] = watch(['business_name', 'business_email', 'timezone']);
  const isIncomplete = name.trim() === '' || email.trim() === '' || !timezone;
  useEffect(() => {
    if (takesFocus) setFocus('business_name');
  }, [takesFocus, setFocus]);

  const submit = handleSubmit(async (typed) => {
    setFailure(undefined);
    try {
      await onSubmit(typed);
    } catch (error) {
      setFailure(failureTextOf(error, texts));
      const blamed = Object.entries(error instanceof CallError ? error.fields : {});
      for (const [field, message] of blamed) if (isField(field)) setError(field, { message });
      const first = blamed.map(([field]) => field).find(isField);
      if (first) setFocus(first);
    }
  });
  const field = (of: keyof typeof BUSINESS_FIELDS) => ({
    ...register(of),
    label: BUSINESS_FIELDS[of],
    error: errors[of]?.message,
  });

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      {failure === undefined ? null : (
        <Notice tone="error" isAnnounced>
          {failure}
        </Notice>
      )}
      <TextField
        {...field('business_name')}
        hint={texts.nameHint}
        autoComplete="organization"
        aria-required="true"
      />
      <TextField
        {...field('business_email')}
        hint={BUSINESS_EMAIL_HINT}
        type="email"
        autoComplete="email"
        spellCheck={false}
        aria-required="true"
      />
      <TextField {...field('business_phone')} isOptional type="tel" autoComplete="tel" />
      <TextField {...field('business_address')} isOptional autoComplete="street-address" />
      <div className={styles.short}>
        <TextField {...field('postcode')} isOptional autoComplete="postal-code" />
        <Select {...field('timezone')} hint={TIMEZONE_HINT} choices={zones} />
      </div>
      <Stack gap={8} isRow>
        <Button
          type="submit"
          kind="primary"
          disabled={isHeldUntilComplete && isIncomplete}
          isWorking={isSubmitting}
          workingText={texts.submitting}
        >
          {texts.submit}
        </Button>
        {children}
      </Stack>
    </form>
  );
}
