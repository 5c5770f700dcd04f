import type { Business } from '@daybook/schema/contract/business';
import type { CustomerDetails } from '@daybook/schema/contract/customers';

export type CustomerAction = 'edit' | 'notes' | 'merge' | 'delete';

export interface CustomerDialogProps {
  business: Business;
  customer: CustomerDetails;
  onClose: () => void;
}
