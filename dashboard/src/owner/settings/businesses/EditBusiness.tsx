import type { Business, BusinessForm as Values } from '@daybook/schema/contract/business';
import * as interfaceTexts from '../../../ui/interface-texts.ts';
import * as businessDetailsTexts from './business-details-texts.ts';
import { useChangeBusiness } from '../../../api/businesses.ts';
import { Button } from '../../../ui/Button.tsx';
import { BusinessForm } from '../../business-form/BusinessForm.tsx';

interface EditBusinessProps {
  business: Business;
  /** Called with the business as it is now. */
  onSaved: (saved: Business) => void;
  onLeave: () => void;
}

const texts = {
  submit: interfaceTexts.SAVE_CHANGES,
  submitting: interfaceTexts.SAVING,
  nameHint: businessDetailsTexts.BUSINESS_RENAME_HINT,
  refused: businessDetailsTexts.BUSINESS_UPDATE_FAILED,
  network: businessDetailsTexts.BUSINESS_UPDATE_NETWORK,
};

export function EditBusiness({ business, onSaved, onLeave }: EditBusinessProps) {
  const change = useChangeBusiness(business.id);
  return (
    <BusinessForm
      keptAs={`business ${business.id}`}
      values={valuesOf(business)}
      texts={texts}
      onSubmit={async (values) => onSaved(await change.mutateAsync(values))}
      takesFocus
    >
      <Button onClick={onLeave} disabled={change.isPending}>
        {interfaceTexts.CANCEL}
      </Button>
    </BusinessForm>
  );
}

function valuesOf(business: Business): Values {
  const { business_name, business_email, timezone } = business;
  return {
    business_name,
    business_email,
    business_phone: business.business_phone ?? '',
    business_address: business.business_address ?? '',
    postcode: business.postcode ?? '',
    timezone,
    is_in_sitemap: business.is_in_sitemap,
    privacy_notice: business.privacy_notice ?? '',
    cancellation_policy: business.cancellation_policy ?? '',
    trading_details: business.trading_details ?? '',
  };
}
