import { useState } from 'react';
import type { OtherCustomer } from '@daybook/schema/contract/customers';
import { failureTextOf } from '../../api/call-error.ts';
import { useCustomers, useMergeCustomers } from '../../api/customers.ts';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { SuggestField } from '../../ui/fields/SuggestField.tsx';
import { useToast } from '../../ui/message/Toasts.tsx';
import type { CustomerDialogProps } from './customer-dialog.ts';
import * as texts from './customer-page-texts.ts';
import { contactLine, customerName } from './seen-customer.ts';
import { useSettled } from './use-settled.ts';

interface MergeDialogProps extends CustomerDialogProps {
  known?: OtherCustomer['other'];
}

export function MergeDialog({ business, customer, onClose, known }: MergeDialogProps) {
  const [typed, setTyped] = useState('');
  const [other, setOther] = useState<OtherCustomer['other'] | null>(known ?? null);
  const merge = useMergeCustomers(business.id, customer.id);
  const showToast = useToast();
  const search = useSettled(typed.trim());
  const found = useCustomers(business.id, { search, page_size: 10 }, { enabled: search !== '' });
  const others = search === '' ? [] : (found.data?.customers ?? []).filter(({ id }) => id !== customer.id);
  const name = customerName(customer);
  if (other)
    return (
      <ConfirmDialog
        isOpen
        isDestructive
        title={texts.mergeQuestion(name, customerName(other))}
        confirmText={texts.MERGE_CUSTOMERS}
        workingText={texts.MERGING}
        keepText={texts.KEEP_BOTH}
        onConfirm={() =>
          merge.mutate(other.id, {
            onSuccess: () => {
              showToast(texts.merged(name));
              onClose();
            },
          })
        }
        onClose={onClose}
        isWorking={merge.isPending}
        error={merge.error ? failureTextOf(merge.error, texts.MERGE_FAILED) : undefined}
      >
        {texts.mergeConsequence(name, customerName(other), contactLine(other))}
      </ConfirmDialog>
    );
  return (
    <Dialog isOpen title={texts.MERGE_CUSTOMER} onClose={onClose}>
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
