import type { Business } from '@daybook/schema/contract/business';
import {
  EMAIL_LETTER_FAILED,
  linkFor,
  SEND_EMAIL_LETTER,
  SENDING_EMAIL_LETTER,
} from '@daybook/schema/words/business-email-texts';
import { useSendEmailLetter } from '../../api/businesses.ts';
import { textOf } from '../../api/call-error.ts';
import { Button } from '../../ui/Button.tsx';
import { useToast } from '../../ui/message/Toasts.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { emailOutcome } from './letter-text.ts';

/** The button that has the letter with the link sent (again), and what went wrong when it was pressed, or null. */
export function useSendingLetter(business: Business) {
  const showToast = useToast();
  const sending = useSendEmailLetter(business.id);
  const send = () =>
    void sending.mutateAsync().then(
      (sent) => showToast(emailOutcome(sent)),
      () => undefined,
    );
  return {
    problem: sending.isError ? textOf(sending.error, EMAIL_LETTER_FAILED) : null,
    button: (
      <Button onClick={send} isWorking={sending.isPending} workingText={SENDING_EMAIL_LETTER}>
        {SEND_EMAIL_LETTER[business.email_letter]}
        <VisuallyHidden> {linkFor(business.business_email)}</VisuallyHidden>
      </Button>
    ),
  };
}
