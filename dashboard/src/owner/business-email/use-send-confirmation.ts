import type { Business } from '@daybook/schema/contract/business';
import { useSendConfirmationEmail } from '../../api/businesses.ts';
import { textOf } from '../../api/call-error.ts';
import { useToast } from '../../ui/message/Toasts.tsx';
import { CONFIRMATION_EMAIL_FAILED } from './business-email-texts.ts';
import { emailOutcome } from './confirmation-email-text.ts';

/** Sends the email with the link, or sends it again. */
export function useSendingEmail(business: Business) {
  const showToast = useToast();
  const { mutateAsync, isPending, error } = useSendConfirmationEmail(business.id);
  return {
    // Uses the promise, because the button may disappear before the answer is shown: it does when the address
    // turns out to be confirmed.
    send: () =>
      void mutateAsync().then(
        (sent) => showToast(emailOutcome(sent)),
        () => undefined,
      ),
    isSending: isPending,
    /** What went wrong when it was last pressed. */
    problem: error === null ? null : textOf(error, CONFIRMATION_EMAIL_FAILED),
  };
}
