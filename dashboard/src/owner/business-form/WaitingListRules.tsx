import type { BusinessForm as Values } from '@daybook/schema/contract/business';
import type { UseFormRegister } from 'react-hook-form';
import { Checkbox } from '../../ui/fields/Checkbox.tsx';
import { FieldGroup } from '../../ui/fields/FieldGroup.tsx';
import { NumberField } from '../../ui/fields/NumberField.tsx';
import { Stack } from '../../ui/Layout.tsx';
import type { FieldProps } from './BookingRules.tsx';
import styles from './business-form.module.css';
import * as texts from './waiting-list-rules-texts.ts';

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
