import { useState } from 'react';
import type { Business } from '@daybook/schema/contract/business';
import { useCloseBusiness } from '../../../api/businesses.ts';
import { failureTextOf } from '../../../api/call-error.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { useToast } from '../../../ui/message/Toasts.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { BulletList } from '../BulletList.tsx';
import {
  businessClosed,
  CLOSE_BUSINESS,
  CLOSE_CANNOT_UNDO,
  CLOSE_FAILED,
  CLOSE_PHRASE,
  closeConsequences,
  closeQuestion,
  CLOSING_BUSINESS,
  KEEP_BUSINESS,
  TYPE_CLOSE_PHRASE,
} from './close-business-texts.ts';

/** Closes the business, after a question that wants a phrase typed. */
export function CloseBusiness({ business }: { business: Business }) {
  const [isAsking, setIsAsking] = useState(false);
  const closing = useCloseBusiness(business.id);
  const showToast = useToast();
  const ask = () => {
    closing.reset();
    setIsAsking(true);
  };
  return (
    <div>
      <Button kind="quiet" onClick={ask}>
        {CLOSE_BUSINESS}
        <VisuallyHidden> {business.business_name}</VisuallyHidden>
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        isDestructive
        title={closeQuestion(business.business_name)}
        confirmText={CLOSE_BUSINESS}
        workingText={CLOSING_BUSINESS}
        keepText={KEEP_BUSINESS}
        onConfirm={() =>
          closing.mutate(undefined, { onSuccess: () => showToast(businessClosed(business.business_name)) })
        }
        onClose={() => setIsAsking(false)}
        isWorking={closing.isPending}
        error={closing.error ? failureTextOf(closing.error, CLOSE_FAILED) : undefined}
        phrase={{ text: CLOSE_PHRASE, problem: TYPE_CLOSE_PHRASE }}
      >
        <BulletList lines={closeConsequences(business)} />
        <p>{CLOSE_CANNOT_UNDO}</p>
      </ConfirmDialog>
    </div>
  );
}
