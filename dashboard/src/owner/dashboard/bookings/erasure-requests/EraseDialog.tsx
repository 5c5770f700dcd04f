import type { ErasureRequest } from '@daybook/schema/contract/customer-data';
import { textOf } from '../../../../api/call-error.ts';
import { useEraseCustomer } from '../../../../api/erasure-requests.ts';
import { whoBooked } from '../../../../booking-words/seen-booking.ts';
import { ConfirmDialog } from '../../../../ui/dialog/ConfirmDialog.tsx';
import { useToast } from '../../../../ui/message/Toasts.tsx';
import {
  ERASE_CUSTOMER,
  ERASE_FAILED,
  ERASE_STAYS,
  forgetIsTold,
  eraseMeans,
  eraseQuestion,
  ERASURE,
  erasedToast,
  NOT_NOW,
  nothingFoundToast,
} from './erasure-requests-texts.ts';

interface EraseQuestionProps {
  businessId: number;
  request: ErasureRequest;
  onClose: () => void;
}

/** Asks before a customer's details are deleted, and says what goes, what stays, and that it can't be undone. */
export function EraseQuestion({ businessId, request, onClose }: EraseQuestionProps) {
  const forget = useEraseCustomer(businessId);
  const showToast = useToast();
  const name = whoBooked(request);
  const confirm = () =>
    forget.mutate(
      { requestId: request.id },
      {
        onSuccess: ({ has_found }) => {
          showToast(has_found ? erasedToast(name) : nothingFoundToast(name, request.attendee_email));
          onClose();
        },
      },
    );
  return (
    <ConfirmDialog
      isOpen
      isDestructive
      title={eraseQuestion(name)}
      confirmText={ERASE_CUSTOMER}
      workingText={ERASURE}
      keepText={NOT_NOW}
      isWorking={forget.isPending}
      error={forget.error ? textOf(forget.error, ERASE_FAILED) : undefined}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{eraseMeans(request.booking_count)}</p>
      <p>{ERASE_STAYS}</p>
      <p>{forgetIsTold(request.attendee_email)}</p>
    </ConfirmDialog>
  );
}
