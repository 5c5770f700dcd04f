import type { AdminCoupon } from '@daybook/schema/contract/admin/coupons';
import { useChange } from '#api/use-call.ts';
import { useContractForm } from '#forms/use-contract-form.ts';
import { FormDialog } from '#ui/dialog/FormDialog.tsx';
import { Facts } from '#ui/Facts.tsx';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { NumberField } from '#ui/fields/NumberField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { SAVE_CHANGES, SAVING } from '#ui/interface-texts.ts';
import { useToast } from '#ui/message/Toasts.tsx';
import { ACTIVE, NO_CONNECTION } from '../list/list-texts.ts';
import { numberOrNull, ExpiryField } from './coupon-fields.tsx';
import * as texts from './coupon-texts.ts';

interface EditCouponProps {
  coupon: AdminCoupon;
  onClose: () => void;
}

/** Changes a coupon, except for its code, type and value. */
export function EditCoupon({ coupon, onClose }: EditCouponProps) {
  const change = useChange('changeCoupon');
  const showToast = useToast();
  const { form, field, sending } = useContractForm({
    schema: async () => (await import('@daybook/schema/contract/admin/coupons')).couponChange,
    values: {
      description: coupon.description ?? '',
      max_uses: coupon.max_uses,
      expires_at: coupon.expires_at,
      is_active: coupon.is_active,
    },
    failed: { refused: texts.COUPON_UPDATE_FAILED, network: NO_CONNECTION },
    send: async (body) => {
      await change.mutateAsync({ params: { couponId: coupon.id }, body });
      showToast(texts.COUPON_SAVED);
      onClose();
    },
  });
  return (
    <FormDialog
      {...sending}
      title={texts.editCoupon(coupon.code)}
      onClose={onClose}
      submitText={SAVE_CHANGES}
      workingText={SAVING}
    >
      <Facts facts={[{ label: texts.COLUMNS.discount, value: texts.discountText(coupon) }]} />
      <TextField {...field('description')} label={texts.DESCRIPTION} isOptional autoComplete="off" />
      <NumberField
        {...field('max_uses')}
        {...form.register('max_uses', { setValueAs: numberOrNull })}
        label={texts.MAX_USES}
        hint={texts.MAX_USES_HINT}
        isOptional
      />
      {coupon.discount_type === 'percentage' ? null : (
        <ExpiryField control={form.control} name="expires_at" />
      )}
      <Checkbox {...field('is_active')} label={ACTIVE} hint={texts.ACTIVE_HINT} />
    </FormDialog>
  );
}
