import { useState } from 'react';
import { Link } from 'react-router';
import { customerChange, otherCustomer, type OtherCustomer } from '@daybook/schema/contract/customers';
import { CUSTOMER_NOTE_MAX } from '@daybook/schema/figures/bounds';
import { CallError, failureTextOf } from '../../api/call-error.ts';
import { useChangeCustomer, useDeleteCustomer } from '../../api/customers.ts';
import { useContractForm } from '../../forms/use-contract-form.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { FormDialog } from '../../ui/dialog/FormDialog.tsx';
import { TextArea } from '../../ui/fields/TextArea.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { DELETING, SAVE_CHANGES, SAVING } from '../../ui/interface-texts.ts';
import { Row } from '../../ui/Layout.tsx';
import { useToast } from '../../ui/message/Toasts.tsx';
import { Text } from '../../ui/Text.tsx';
import { customerAddress } from './customer-address.ts';
import type { CustomerAction, CustomerDialogProps } from './customer-dialog.ts';
import * as texts from './customer-page-texts.ts';
import { MergeDialog } from './MergeDialog.tsx';
import { customerName } from './seen-customer.ts';

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
  const { first_name, last_name, email, phone, note } = customer;
  const change = useChangeCustomer(business.id, customer.id);
  const showToast = useToast();
  const [isMerging, setMerging] = useState(false);
  const other = otherIn(change.error);
  const { field, sending } = useContractForm({
    schema: customerChange,
    values: { first_name, last_name, email: email ?? '', phone: phone ?? '', note },
    failed: texts.SAVE_FAILED,
    send: async (body) => {
      await change.mutateAsync(body);
      showToast(texts.SAVED);
      onClose();
    },
  });
  if (other && isMerging) return <MergeDialog {...{ business, customer, onClose }} known={other} />;
  return (
    <FormDialog
      {...sending}
      title={texts.EDIT_CUSTOMER}
      onClose={onClose}
      submitText={SAVE_CHANGES}
      workingText={SAVING}
    >
      <TextField {...field('first_name')} label={texts.FIELDS.first_name} autoComplete="off" />
      <TextField {...field('last_name')} label={texts.FIELDS.last_name} autoComplete="off" isOptional />
      <TextField
        {...field('email')}
        label={texts.FIELDS.email}
        type="email"
        autoComplete="off"
        spellCheck={false}
        isOptional
      />
      {other ? (
        <Row gap={16}>
          <Link to={customerAddress(business.id, other.id)}>{texts.seeOther(customerName(other))}</Link>
          <Button onClick={() => setMerging(true)}>{texts.mergeWithOther(customerName(other))}</Button>
        </Row>
      ) : null}
      <TextField {...field('phone')} label={texts.FIELDS.phone} type="tel" autoComplete="off" isOptional />
      <Text size={14} tone="soft">
        {texts.EDIT_EXPLAINED}
      </Text>
    </FormDialog>
  );
}

/** Returns the customer who already has the email address, if a change failed because of that. */
function otherIn(error: unknown): OtherCustomer['other'] | null {
  return error instanceof CallError ? (otherCustomer.safeParse(error.answer).data?.other ?? null) : null;
}

function NotesDialog({ business, customer, onClose }: CustomerDialogProps) {
  const { first_name, last_name, email, phone, note } = customer;
  const change = useChangeCustomer(business.id, customer.id);
  const showToast = useToast();
  const { field, sending } = useContractForm({
    schema: customerChange,
    values: { first_name, last_name, email: email ?? '', phone: phone ?? '', note: note ?? '' },
    failed: texts.NOTES_FAILED,
    send: async (body) => {
      await change.mutateAsync(body);
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
      <TextArea
        {...field('note')}
        label={texts.NOTES}
        hint={texts.NOTES_EXPLAINED}
        rows={8}
        maxCharacters={CUSTOMER_NOTE_MAX}
      />
    </FormDialog>
  );
}

function DeleteDialog({
  business,
  customer,
  onClose,
  onDeleted,
}: CustomerDialogProps & { onDeleted: () => void }) {
  const remove = useDeleteCustomer(business.id, customer.id);
  const showToast = useToast();
  const confirm = () =>
    remove.mutate(undefined, {
      onSuccess: () => {
        showToast(texts.DELETED);
        onDeleted();
      },
    });
  return (
    <ConfirmDialog
      isOpen
      isDestructive
      title={texts.deleteQuestion(customerName(customer))}
      confirmText={texts.DELETE_DATA}
      workingText={DELETING}
      keepText={texts.KEEP_CUSTOMER}
      onConfirm={confirm}
      onClose={onClose}
      isWorking={remove.isPending}
      error={remove.error ? failureTextOf(remove.error, texts.DELETE_FAILED) : undefined}
    >
      {texts.DELETE_CONSEQUENCE}
    </ConfirmDialog>
  );
}
