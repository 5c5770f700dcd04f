import { useState } from 'react';
import { Link } from 'react-router';
import type { Business } from '@daybook/schema/contract/business';
import type { CustomerDetails, OtherCustomer } from '@daybook/schema/contract/customers';
import { KEEPS_PREVIOUS, useCall, useChange } from '#api/use-call.ts';
import { ConfirmChange } from '#confirm/ConfirmChange.tsx';
import { useContractForm } from '#forms/use-contract-form.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { FormDialog } from '#ui/dialog/FormDialog.tsx';
import { SuggestField } from '#ui/fields/SuggestField.tsx';
import { DELETING, SAVE_CHANGES, SAVING } from '#ui/interface-texts.ts';
import { Row } from '#ui/Layout.tsx';
import { useToast } from '#ui/message/Toasts.tsx';
import { Text } from '#ui/Text.tsx';
import { ContactFields, NoteFields, otherIn } from './ContactFields.tsx';
import { customerAddress } from './customer-address.ts';
import * as texts from './customer-page-texts.ts';
import { contactLine, customerName } from './seen-customer.ts';
import { useSettled } from './use-settled.ts';

/** In this file's chunk, because both need the contract at once. */
export { AddCustomer } from './AddCustomer.tsx';

export type CustomerAction = 'edit' | 'notes' | 'merge' | 'delete';

interface CustomerDialogProps {
  business: Business;
  customer: CustomerDetails;
  onClose: () => void;
}

interface CustomerDialogsProps extends CustomerDialogProps {
  action: CustomerAction;
  onDeleted: () => void;
}

export function CustomerDialogs({ action, onDeleted, ...props }: CustomerDialogsProps) {
  switch (action) {
    case 'edit':
      return <EditDialog {...props} />;
    case 'notes':
      return <NotesDialog {...props} />;
    case 'merge':
      return <MergeDialog {...props} />;
    case 'delete':
      return <DeleteDialog {...props} onDeleted={onDeleted} />;
  }
}

function EditDialog({ business, customer, onClose }: CustomerDialogProps) {
  const { first_name, last_name, email, phone, note, alert } = customer;
  const change = useChange('changeCustomer');
  const showToast = useToast();
  const [isMerging, setMerging] = useState(false);
  const other = otherIn(change.error);
  const { field, sending } = useContractForm({
    schema: async () => (await import('@daybook/schema/contract/customers')).customerChange,
    values: { first_name, last_name, email: email ?? '', phone: phone ?? '', note, alert },
    failed: texts.SAVE_FAILED,
    send: async (body) => {
      await change.mutateAsync({ params: { businessId: business.id, customerId: customer.id }, body });
      showToast(texts.SAVED);
      onClose();
    },
  });
  if (other && isMerging)
    return <MergeDialog business={business} customer={customer} onClose={onClose} known={other} />;
  return (
    <FormDialog
      {...sending}
      title={texts.EDIT_CUSTOMER}
      onClose={onClose}
      submitText={SAVE_CHANGES}
      workingText={SAVING}
    >
      <ContactFields field={field}>
        {other ? (
          <Row gap={16}>
            <Link to={customerAddress(business.id, other.id)}>{texts.seeOther(customerName(other))}</Link>
            <Button onClick={() => setMerging(true)}>{texts.mergeWithOther(customerName(other))}</Button>
          </Row>
        ) : null}
      </ContactFields>
      <Text size={14} tone="soft">
        {texts.EDIT_EXPLAINED}
      </Text>
    </FormDialog>
  );
}

function NotesDialog({ business, customer, onClose }: CustomerDialogProps) {
  const { first_name, last_name, email, phone, note, alert } = customer;
  const change = useChange('changeCustomer');
  const showToast = useToast();
  const { field, sending } = useContractForm({
    schema: async () => (await import('@daybook/schema/contract/customers')).customerChange,
    values: {
      first_name,
      last_name,
      email: email ?? '',
      phone: phone ?? '',
      note: note ?? '',
      alert: alert ?? '',
    },
    failed: texts.NOTES_FAILED,
    send: async (body) => {
      await change.mutateAsync({ params: { businessId: business.id, customerId: customer.id }, body });
      showToast(texts.NOTES_SAVED);
      onClose();
    },
  });
  return (
    <FormDialog
      {...sending}
      title={texts.NOTES}
      size="wide"
      onClose={onClose}
      submitText={texts.SAVE_NOTES}
      workingText={SAVING}
    >
      <NoteFields field={field} rows={8} />
    </FormDialog>
  );
}

function DeleteDialog({
  business,
  customer,
  onClose,
  onDeleted,
}: CustomerDialogProps & { onDeleted: () => void }) {
  return (
    <ConfirmChange
      title={texts.deleteQuestion(customerName(customer))}
      confirmText={texts.DELETE_DATA}
      workingText={DELETING}
      keepText={texts.KEEP_CUSTOMER}
      call="deleteCustomer"
      given={{ params: { businessId: business.id, customerId: customer.id } }}
      done={texts.DELETED}
      failed={texts.DELETE_FAILED}
      onClose={onClose}
      onDone={onDeleted}
    >
      {texts.DELETE_CONSEQUENCE}
    </ConfirmChange>
  );
}

interface MergeDialogProps extends CustomerDialogProps {
  known?: OtherCustomer['other'];
}

function MergeDialog({ business, customer, onClose, known }: MergeDialogProps) {
  const [typed, setTyped] = useState('');
  const [other, setOther] = useState<OtherCustomer['other'] | null>(known ?? null);
  const params = { businessId: business.id, customerId: customer.id };
  const search = useSettled(typed.trim());
  const found = useCall(
    'listCustomers',
    { params: { businessId: business.id }, query: { search, page_size: 10 } },
    { ...KEEPS_PREVIOUS, enabled: search !== '' },
  );
  const others = search === '' ? [] : (found.data?.customers ?? []).filter(({ id }) => id !== customer.id);
  const name = customerName(customer);
  if (other)
    return (
      <ConfirmChange
        title={texts.mergeQuestion(name, customerName(other))}
        confirmText={texts.MERGE_CUSTOMERS}
        workingText={texts.MERGING}
        keepText={texts.KEEP_BOTH}
        call="mergeCustomers"
        given={{ params, body: { other_id: other.id } }}
        done={texts.merged(name)}
        failed={texts.MERGE_FAILED}
        onClose={onClose}
      >
        {texts.mergeConsequence(name, customerName(other), contactLine(other))}
      </ConfirmChange>
    );
  return (
    <Dialog title={texts.MERGE_CUSTOMER} onClose={onClose}>
      <p>{texts.mergeExplained(name)}</p>
      <SuggestField
        label={texts.MERGE_WITH}
        hint={texts.FIND_OTHER}
        value={typed}
        onType={setTyped}
        suggestions={others.map((one) => ({
          id: one.id,
          label: customerName(one),
          explanation: contactLine(one),
        }))}
        onChoose={(id) => setOther(others.find((one) => one.id === id) ?? null)}
        none={
          typed.trim() === ''
            ? ''
            : search === typed.trim() && found.isSuccess && !found.isPlaceholderData
              ? texts.NO_OTHER_FOUND
              : texts.LOOKING
        }
        autoFocus
      />
    </Dialog>
  );
}
