import type { z } from 'zod';
import type {
  AdminBusiness,
  AdminBusinessChange,
  adminBusinessChange,
} from '@daybook/schema/contract/admin/businesses';
import { useChange } from '#api/use-call.ts';
import { BUSINESS_FIELDS } from '#forms/business-field-texts.ts';
import { useContractForm } from '#forms/use-contract-form.ts';
import { FormDialog } from '#ui/dialog/FormDialog.tsx';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { SAVE_CHANGES, SAVING } from '#ui/interface-texts.ts';
import { useToast } from '#ui/message/Toasts.tsx';
import { ACTIVE, NO_CONNECTION } from '../list/list-texts.ts';
import * as texts from './business-texts.ts';

interface EditBusinessProps {
  business: AdminBusiness;
  onClose: () => void;
}

type Values = z.input<typeof adminBusinessChange>;

export function EditBusiness({ business, onClose }: EditBusinessProps) {
  const params = { businessId: business.id };
  const change = useChange('changeAnyBusiness');
  const showToast = useToast();
  const { field, sending } = useContractForm<Values, AdminBusinessChange>({
    schema: async () => (await import('@daybook/schema/contract/admin/businesses')).adminBusinessChange,
    values: valuesOf(business),
    failed: { refused: texts.BUSINESS_UPDATE_FAILED, network: NO_CONNECTION },
    send: async (body) => {
      await change.mutateAsync({ params, body });
      showToast(texts.BUSINESS_SAVED);
      onClose();
    },
  });
  const labelled = (of: keyof Values & keyof typeof BUSINESS_FIELDS) => ({
    ...field(of),
    label: BUSINESS_FIELDS[of],
    autoComplete: 'off',
  });
  return (
    <FormDialog
      {...sending}
      title={texts.EDIT_BUSINESS}
      onClose={onClose}
      submitText={SAVE_CHANGES}
      workingText={SAVING}
    >
      <TextField {...labelled('business_name')} />
      <TextField {...labelled('business_email')} type="email" spellCheck={false} />
      <TextField {...labelled('business_phone')} type="tel" isOptional />
      <TextField {...labelled('postcode')} isOptional />
      <TextField {...labelled('business_address')} isOptional />
      <Checkbox {...field('is_active')} label={ACTIVE} hint={texts.ACTIVE_HINT} />
      <Checkbox {...field('has_paid')} label={texts.HAS_PAID} hint={texts.HAS_PAID_HINT} />
    </FormDialog>
  );
}

function valuesOf(business: AdminBusiness): Values {
  const { business_name, business_email, is_active, has_paid } = business;
  return {
    business_name,
    business_email,
    business_phone: business.business_phone ?? '',
    postcode: business.postcode ?? '',
    business_address: business.business_address ?? '',
    is_active,
    has_paid,
  };
}
