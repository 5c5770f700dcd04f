import { BusinessInPath } from '../BusinessInPath.tsx';
import { PAYMENT_TITLE } from './payment-texts.ts';
import { Setup } from './Setup.tsx';

/** /business/:businessId/payment */
export function PaymentPage() {
  return (
    <BusinessInPath title={PAYMENT_TITLE}>
      {(business) => <Setup key={business.id} business={business} />}
    </BusinessInPath>
  );
}
