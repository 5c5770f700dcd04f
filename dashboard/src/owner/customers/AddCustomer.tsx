import { Link, useNavigate } from 'react-router';
import type { Business } from '@daybook/schema/contract/business';
import { useChange } from '#api/use-call.ts';
import { useContractForm } from '#forms/use-contract-form.ts';
import { FormDialog } from '#ui/dialog/FormDialog.tsx';
import { SAVING } from '#ui/interface-texts.ts';
import { useToast } from '#ui/message/Toasts.tsx';
import { ContactFields, NoteFields, otherIn } from './ContactFields.tsx';
import { customerAddress } from './customer-address.ts';
import * as texts from './customer-page-texts.ts';
import { ADD_CUSTOMER } from './seen-customer-texts.ts';
import { customerName } from './seen-customer.ts';

/** Adds somebody who hasn't booked yet, and leads to their page. */
export function AddCustomer({ business, onClose }: { business: Business; onClose: () => void }) {
  const add = useChange('addCustomer');
  const showToast = useToast();
  const navigate = useNavigate();
  const other = otherIn(add.error);
  const { field, sending } = useContractForm({
    schema: async () => (await import('@daybook/schema/contract/customers')).customerChange,
    values: { first_name: '', last_name: '', email: '', phone: '', note: '', alert: '' },
    failed: texts.SAVE_FAILED,
    send: async (body) => {
      const { id } = await add.mutateAsync({ params: { businessId: business.id }, body });
      showToast(texts.CUSTOMER_ADDED);
      void navigate(customerAddress(business.id, id));
    },
  });
  return (
    <FormDialog
      {...sending}
      title={ADD_CUSTOMER}
      onClose={onClose}
      submitText={ADD_CUSTOMER}
      workingText={SAVING}
    >
      <ContactFields field={field}>
        {other ? (
          <Link to={customerAddress(business.id, other.id)}>{texts.seeOther(customerName(other))}</Link>
        ) : null}
      </ContactFields>
      <NoteFields field={field} />
    </FormDialog>
  );
}
