import type { ErasureRequest } from '@daybook/schema/contract/customer-data';
import { EVENT_TEXT_MAX } from '@daybook/schema/figures/bounds';
import { useChange } from '#api/use-call.ts';
import { whoBooked } from '#booking-words/seen-booking.ts';
import { useContractForm } from '#forms/use-contract-form.ts';
import { FormDialog } from '#ui/dialog/FormDialog.tsx';
import { TextArea } from '#ui/fields/TextArea.tsx';
import { SAVING } from '#ui/interface-texts.ts';
import { useToast } from '#ui/message/Toasts.tsx';
import * as texts from './erasure-requests-texts.ts';

interface KeepDialogProps {
  businessId: number;
  request: ErasureRequest;
  onClose: () => void;
}

export function KeepDialog({ businessId, request, onClose }: KeepDialogProps) {
  const keep = useChange('keepCustomer');
  const showToast = useToast();
  const name = whoBooked(request);
  const { field, sending } = useContractForm({
    schema: async () => (await import('@daybook/schema/contract/customer-data')).keepAnswer,
    values: { reason: '' },
    failed: texts.KEEP_FAILED,
    send: async (body) => {
      await keep.mutateAsync({ params: { businessId, requestId: request.id }, body });
      showToast(texts.keptToast(name));
      onClose();
    },
  });
  return (
    <FormDialog
      {...sending}
      title={texts.keepTitle(name)}
      onClose={onClose}
      submitText={texts.KEEP_RECORDS}
      workingText={SAVING}
    >
      <p>{texts.KEEP_MEANS}</p>
      <TextArea
        {...field('reason')}
        label={texts.KEEP_REASON}
        hint={texts.KEEP_REASON_HINT}
        maxCharacters={EVENT_TEXT_MAX}
        rows={4}
      />
    </FormDialog>
  );
}
