import type { ForgetRequest } from '@daybook/schema/contract/customer-data';
import { textOf } from '../../../api/call-error.ts';
import { useForgetCustomer } from '../../../api/forget-requests.ts';
import { whoBooked } from '../../../booking/seen-booking.ts';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { useToast } from '../../../ui/message/Toasts.tsx';
import {
  FORGET_CUSTOMER,
  FORGET_FAILED,
  FORGET_STAYS,
  forgetIsTold,
  forgetMeans,
  forgetQuestion,
  FORGETTING,
  forgottenToast,
  NOT_NOW,
  nothingFoundToast,
} from './forget-requests-texts.ts';

interface ForgetQuestionProps {
  businessId: number;
  request: ForgetRequest;
  onClose: () => void;
}

/** Asks before a customer's details are deleted, and says what goes, what stays, and that it can't be undone. */
export function ForgetQuestion({ businessId, request, onClose }: ForgetQuestionProps) {
  const forget = useForgetCustomer(businessId);
  const showToast = useToast();
  const name = whoBooked(request);
  const confirm = () =>
    forget.mutate(
      { requestId: request.id },
      {
        onSuccess: ({ has_found }) => {
          showToast(has_found ? forgottenToast(name) : nothingFoundToast(name, request.attendee_email));
          onClose();
        },
      },
    );
  return (
    <ConfirmDialog
      isOpen
      isDestructive
      title={forgetQuestion(name)}
      confirmText={FORGET_CUSTOMER}
      workingText={FORGETTING}
      keepText={NOT_NOW}
      isWorking={forget.isPending}
      error={forget.error ? textOf(forget.error, FORGET_FAILED) : undefined}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{forgetMeans(request.booking_count)}</p>
      <p>{FORGET_STAYS}</p>
      <p>{forgetIsTold(request.attendee_email)}</p>
    </ConfirmDialog>
  );
}
