import type { UseFormRegister } from 'react-hook-form';
import type { BusinessForm as Values, BusinessRequest } from '@daybook/schema/contract/business';
import type { useContractForm } from '#forms/use-contract-form.ts';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { FieldGroup } from '#ui/fields/FieldGroup.tsx';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { NumberField } from '#ui/fields/NumberField.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { Stack } from '#ui/Layout.tsx';
import * as texts from './booking-rules-texts.ts';
import styles from '../owner.module.css';

export type FieldProps = { label: string } & ReturnType<
  ReturnType<typeof useContractForm<Values, BusinessRequest>>['field']
>;

interface BookingRulesProps {
  labelled: (
    of:
      | 'minimum_notice_hours'
      | 'maximum_days_ahead'
      | 'daily_limit_per_person'
      | 'bank_holidays'
      | 'change_notice_hours'
      | 'customers_may_move',
  ) => FieldProps;
  form: { register: UseFormRegister<Values> };
}

export function BookingRules({ labelled, form: { register } }: BookingRulesProps) {
  return (
    <FieldGroup label={texts.BOOKING_RULES} hint={texts.BOOKING_RULES_HINT}>
      <Stack gap={16} className={styles.rules}>
        <FieldRow>
          <NumberField
            {...labelled('minimum_notice_hours')}
            {...register('minimum_notice_hours', { valueAsNumber: true })}
            hint={texts.NOTICE_HINT}
            suffix={texts.HOURS}
          />
          <NumberField
            {...labelled('maximum_days_ahead')}
            {...register('maximum_days_ahead', { setValueAs: numberOrNone })}
            hint={texts.DAYS_AHEAD_HINT}
            suffix={texts.DAYS}
            isOptional
          />
        </FieldRow>
        <FieldRow>
          <NumberField
            {...labelled('daily_limit_per_person')}
            {...register('daily_limit_per_person', { setValueAs: numberOrNone })}
            hint={texts.DAILY_LIMIT_HINT}
            suffix={texts.BOOKINGS}
            isOptional
          />
          <BankHolidays labelled={labelled} register={register} />
        </FieldRow>
        <FieldRow>
          <NumberField
            {...labelled('change_notice_hours')}
            {...register('change_notice_hours', { valueAsNumber: true })}
            hint={texts.CHANGE_NOTICE_HINT}
            suffix={texts.HOURS_BEFORE}
          />
          <Checkbox {...labelled('customers_may_move')} hint={texts.MAY_MOVE_HINT} />
        </FieldRow>
      </Stack>
    </FieldGroup>
  );
}

interface BankHolidaysProps {
  labelled: (of: 'bank_holidays') => FieldProps;
  register: UseFormRegister<Values>;
}

export function BankHolidays({ labelled, register }: BankHolidaysProps) {
  return (
    <Select
      {...labelled('bank_holidays')}
      {...register('bank_holidays', { setValueAs: (text: string | null) => text || null })}
      hint={texts.BANK_HOLIDAYS_HINT}
      choices={texts.BANK_HOLIDAY_CHOICES}
    />
  );
}

/** Reads an empty field as no limit. Other text becomes NaN, which the contract refuses. */
function numberOrNone(typed: string | number | null): number | null {
  if (typed === null || typed === '') return null;
  return Number(typed);
}

interface WaitingListRulesProps {
  labelled: (of: 'offer_minutes') => FieldProps;
  form: { register: UseFormRegister<Values> };
}

export function WaitingListRules({ labelled, form: { register } }: WaitingListRulesProps) {
  return (
    <FieldGroup label={texts.WAITING_LIST} hint={texts.WAITING_LIST_HINT}>
      <Stack gap={16} className={styles.rules}>
        <Checkbox
          {...register('has_waiting_list')}
          label={texts.HAS_WAITING_LIST}
          hint={texts.HAS_WAITING_LIST_HINT}
        />
        <NumberField
          {...labelled('offer_minutes')}
          {...register('offer_minutes', { valueAsNumber: true })}
          hint={texts.OFFER_MINUTES_HINT}
          suffix={texts.MINUTES}
        />
      </Stack>
    </FieldGroup>
  );
}
