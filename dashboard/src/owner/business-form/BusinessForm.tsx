import { useEffect, type ReactNode } from 'react';
import type { BusinessForm as Values, BusinessRequest } from '@daybook/schema/contract/business';
import {
  ABOUT_MAX,
  CANCELLATION_POLICY_MAX,
  OPENING_HOURS_MAX,
  PRIVACY_NOTICE_MAX,
  TRADING_DETAILS_MAX,
} from '@daybook/schema/figures/bounds';
import { OUR_COLOUR, PERSON_COLOURS } from '@daybook/schema/figures/person-colours';
import { TIMEZONES } from '@daybook/schema/words/timezones';
import { BUSINESS_FIELDS } from '#forms/business-field-texts.ts';
import { useContractForm } from '#forms/use-contract-form.ts';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { TextArea } from '#ui/fields/TextArea.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { Row } from '#ui/Layout.tsx';
import { FormProblems } from '#ui/message/FormProblems.tsx';
import { BankHolidays, BookingRules, WaitingListRules, type FieldProps } from './BookingRules.tsx';
import styles from '../owner.module.css';

interface BusinessFormProps {
  /** The name under which the typed values survive a reload. */
  keptAs: string;
  values: Values;
  texts: {
    submit: string;
    submitting: string;
    nameHint: string;
    /** `network` is shown if the server doesn't respond, `refused` if it gives no reason of its own. */
    refused: string;
    network: string;
  };
  /** Rejects with a CallError; the form then keeps what was typed. */
  onSubmit: (request: BusinessRequest) => Promise<unknown>;
  /** Disables the button until all required fields are filled in. */
  isHeldUntilComplete?: boolean;
  takesFocus?: boolean;
  children?: ReactNode;
}

const zones = TIMEZONES.map(({ zone, city }) => ({ value: zone, label: city }));

export function BusinessForm({
  keptAs,
  values,
  texts,
  onSubmit,
  isHeldUntilComplete = false,
  takesFocus = false,
  children,
}: BusinessFormProps) {
  const { form, field, sending } = useContractForm({
    schema: async () => (await import('@daybook/schema/contract/business')).businessRequest,
    values,
    send: onSubmit,
    failed: texts,
    keptAs,
    speaks: isHeldUntilComplete ? 'when left' : 'when pressed',
  });
  const { watch, setFocus } = form;
  const [name, email, timezone] = watch(['business_name', 'business_email', 'timezone']);
  // The first values of a new business include bank holidays, but no notice.
  const isNew = values.bank_holidays !== undefined && values.minimum_notice_hours === undefined;
  const isIncomplete = name.trim() === '' || email.trim() === '' || !timezone;
  useEffect(() => {
    if (takesFocus) setFocus('business_name');
  }, [takesFocus, setFocus]);
  const labelled = (of: keyof typeof BUSINESS_FIELDS) => ({ ...field(of), label: BUSINESS_FIELDS[of] });

  return (
    <form className={styles.form} onSubmit={sending.onSubmit} noValidate>
      <FormProblems problems={sending.problems} />
      <TextField
        {...labelled('business_name')}
        hint={texts.nameHint}
        autoComplete="organization"
        aria-required="true"
      />
      <TextField
        {...labelled('business_email')}
        hint={BUSINESS_EMAIL_HINT}
        type="email"
        autoComplete="email"
        spellCheck={false}
        aria-required="true"
      />
      <TextField {...labelled('business_phone')} isOptional type="tel" autoComplete="tel" />
      <TextField {...labelled('business_address')} isOptional autoComplete="street-address" />
      <FieldRow>
        <TextField {...labelled('postcode')} isOptional autoComplete="postal-code" />
        <Select {...labelled('timezone')} hint={TIMEZONE_HINT} choices={zones} />
      </FieldRow>
      {values.about === undefined ? null : <Face labelled={labelled} />}
      {values.privacy_notice === undefined ? null : <ForCustomers labelled={labelled} />}
      {values.minimum_notice_hours === undefined ? null : <BookingRules labelled={labelled} form={form} />}
      {values.offer_minutes === undefined ? null : <WaitingListRules labelled={labelled} form={form} />}
      {isNew ? <BankHolidays labelled={labelled} register={form.register} /> : null}
      {values.is_in_sitemap === undefined ? null : (
        <Checkbox {...form.register('is_in_sitemap')} label={IN_SITEMAP} hint={IN_SITEMAP_HINT} />
      )}
      <Row gap={8}>
        <Button
          type="submit"
          kind="primary"
          disabled={isHeldUntilComplete && isIncomplete}
          isWorking={sending.isWorking}
          workingText={texts.submitting}
        >
          {texts.submit}
        </Button>
        {children}
      </Row>
    </form>
  );
}

const COLOURS = [
  { value: '', label: OUR_COLOUR },
  ...PERSON_COLOURS.map(({ hex, name }) => ({ value: hex, label: name })),
];

interface FaceProps {
  labelled: (of: 'about' | 'opening_hours' | 'colour') => FieldProps;
}

/** Asks for what the diary shows of the business around its times. */
function Face({ labelled }: FaceProps) {
  return (
    <>
      <TextArea {...labelled('about')} hint={ABOUT_HINT} isOptional rows={3} maxCharacters={ABOUT_MAX} />
      <TextArea
        {...labelled('opening_hours')}
        hint={OPENING_HOURS_HINT}
        isOptional
        rows={3}
        maxCharacters={OPENING_HOURS_MAX}
      />
      <Select {...labelled('colour')} hint={COLOUR_HINT} choices={COLOURS} />
    </>
  );
}

interface ForCustomersProps {
  labelled: (of: 'privacy_notice' | 'cancellation_policy' | 'trading_details') => FieldProps;
}

/** Asks for what the law requires a business to tell its customers. */
function ForCustomers({ labelled }: ForCustomersProps) {
  return (
    <>
      <TextField
        {...labelled('privacy_notice')}
        hint={PRIVACY_NOTICE_HINT}
        isOptional
        type="url"
        inputMode="url"
        placeholder="https://"
        maxLength={PRIVACY_NOTICE_MAX}
        spellCheck={false}
      />
      <TextArea
        {...labelled('cancellation_policy')}
        hint={CANCELLATION_POLICY_HINT}
        isOptional
        rows={3}
        maxCharacters={CANCELLATION_POLICY_MAX}
      />
      <TextArea
        {...labelled('trading_details')}
        hint={TRADING_DETAILS_HINT}
        isOptional
        rows={3}
        maxCharacters={TRADING_DETAILS_MAX}
      />
    </>
  );
}

const BUSINESS_EMAIL_HINT =
  'For booking emails and customers’ replies. If it isn’t the address you log in with, we’ll email a link to confirm it. Until then we’ll use yours.';
const TIMEZONE_HINT = 'All times in your diary are in this time zone.';
const IN_SITEMAP = 'Let search engines list the diary';
const IN_SITEMAP_HINT =
  'When this is off, we ask search engines to leave the diary out. Anyone with the link can still book.';
const ABOUT_HINT = 'A few sentences that customers read in your diary, below the times.';
const COLOUR_HINT = 'Of your diary’s page and of your emails to customers.';
const OPENING_HOURS_HINT =
  'Leave it empty, and your diary shows the hours of your weekly hours. What you type here is shown instead.';
const PRIVACY_NOTICE_HINT =
  'By law, customers must be able to read how you use their details. We show this link at the booking form, on the cancel page and in emails.';
const CANCELLATION_POLICY_HINT =
  'Customers see it before they book, when they cancel, and in their confirmation and reminder.';
const TRADING_DETAILS_HINT =
  'By law, customers must be able to see who they are dealing with, and at what address. We show this in your diary.';
