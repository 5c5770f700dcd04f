import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { CouponForm, CouponRequest } from '@daybook/schema/contract/admin/coupons';
import { DEFAULT_TRIAL_HOURS, TRIAL_HOURS_CHOICES } from '@daybook/schema/figures/periods';
import { couponCodeOf } from '@daybook/schema/rules/discount';
import { COUPON_CODE_HINT } from '@daybook/schema/words/admin-texts';
import { useChange } from '#api/use-call.ts';
import { useContractForm } from '#forms/use-contract-form.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { NumberField } from '#ui/fields/NumberField.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { CANCEL } from '#ui/interface-texts.ts';
import { Row } from '#ui/Layout.tsx';
import { FormProblems } from '#ui/message/FormProblems.tsx';
import { useToast } from '#ui/message/Toasts.tsx';
import { NO_CONNECTION } from '../list/list-texts.ts';
import { numberOrNull, ExpiryField } from './coupon-fields.tsx';
import * as texts from './coupon-texts.ts';

/** The initial amount of each discount type: percent, or pounds. */
const AMOUNTS = { percentage: 100, fixed: 10 };

type Form = Pick<UseFormReturn<CouponForm, unknown, CouponRequest>, 'getValues' | 'setValue' | 'clearErrors'>;

/** Keeps a separate amount for each discount type, since 100% is not £100. */
function useOwnAmounts({ getValues, setValue, clearErrors }: Form) {
  const amounts = useRef(AMOUNTS);
  return {
    /** Call it before you write the chosen type into the form. */
    change(chosen: string) {
      const before = getValues('discount_type');
      const typed = getValues('discount_value');
      if (before !== 'trial' && Number.isFinite(typed))
        amounts.current = { ...amounts.current, [before]: typed };
      if (chosen === 'percentage' || chosen === 'fixed') setValue('discount_value', amounts.current[chosen]);
      clearErrors('discount_value');
    },
  };
}

/** The form's initial values for all types. The contract picks those of the chosen type. */
const BEGINS = {
  code: '',
  description: '',
  discount_type: 'percentage',
  discount_value: AMOUNTS.percentage,
  trial_duration_hours: DEFAULT_TRIAL_HOURS,
  max_uses: null,
  expires_at: null,
} as const;

const hours = TRIAL_HOURS_CHOICES.map((choice) => ({
  value: String(choice),
  label: texts.trialHours(choice),
}));

const FIXED = { label: texts.AMOUNT, prefix: '£', hasDecimals: true } as const;
const PERCENT = { label: texts.PERCENTAGE, suffix: '%', hint: texts.PERCENTAGE_EXPLAINED } as const;

export function NewCoupon({ onClose }: { onClose: () => void }) {
  const create = useChange('createCoupon');
  const showToast = useToast();
  const { form, field, sending } = useContractForm({
    schema: async () => (await import('@daybook/schema/contract/admin/coupons')).couponRequest,
    values: BEGINS,
    failed: { refused: texts.COUPON_CREATE_FAILED, network: NO_CONNECTION },
    send: async (body) => {
      showToast(texts.couponCreated((await create.mutateAsync({ body })).code));
      onClose();
    },
  });
  const { setFocus, setValue, watch, control, register } = form;
  const amounts = useOwnAmounts(form);
  useEffect(() => setFocus('code'), [setFocus]);
  const [code, typeField, type] = [field('code'), field('discount_type'), watch('discount_type')];
  return (
    <form onSubmit={sending.onSubmit} noValidate aria-label={texts.NEW_COUPON}>
      <Card padding={24} gap={16}>
        <FormProblems problems={sending.problems} />
        <FieldRow>
          <TextField
            {...code}
            label={texts.CODE}
            hint={COUPON_CODE_HINT}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            onBlur={(event) => {
              setValue('code', couponCodeOf(event.target.value));
              void code.onBlur(event);
            }}
          />
          <TextField {...field('description')} label={texts.DESCRIPTION} isOptional autoComplete="off" />
          <Select
            {...typeField}
            onChange={(event) => {
              amounts.change(event.target.value);
              void typeField.onChange(event);
            }}
            label={texts.DISCOUNT_TYPE}
            choices={texts.DISCOUNT_TYPES}
          />
          {type === 'trial' ? (
            <Select
              {...field('trial_duration_hours')}
              {...register('trial_duration_hours', { setValueAs: Number })}
              label={texts.TRIAL_LENGTH}
              choices={hours}
            />
          ) : (
            <NumberField
              key={type}
              {...field('discount_value')}
              {...register('discount_value', { valueAsNumber: true })}
              {...(type === 'fixed' ? FIXED : PERCENT)}
            />
          )}
          <NumberField
            {...field('max_uses')}
            {...register('max_uses', { setValueAs: numberOrNull })}
            label={texts.MAX_USES}
            hint={texts.MAX_USES_HINT}
            isOptional
          />
          {type === 'percentage' ? null : <ExpiryField control={control} name="expires_at" />}
        </FieldRow>
        <Row gap={8}>
          <Button kind="primary" type="submit" isWorking={sending.isWorking} workingText={texts.CREATING}>
            {texts.CREATE_COUPON}
          </Button>
          <Button kind="quiet" onClick={onClose} disabled={sending.isWorking}>
            {CANCEL}
          </Button>
        </Row>
      </Card>
    </form>
  );
}
