import type { TryMail } from '../../emails/mail-check.ts';
import { boundedMessage, type MailTransport } from '../../emails/transport.ts';

/** A trial where no mail server is set: the mailbox keeps the email, and says that it isn't sent. */
export function createMailboxTrial(mailbox: Pick<MailTransport, 'send'>): TryMail {
  return async (mail) => {
    try {
      await mailbox.send(mail);
      const detail =
        'No mail server is set (SMTP_URL), so the email isn’t sent. You can read it at /dev/mail.';
      return { steps: [{ name: 'Local mailbox', success: true, detail }], status: null, error: null };
    } catch (error) {
      const detail = boundedMessage(error instanceof Error ? error.message : String(error));
      return { steps: [{ name: 'Local mailbox', success: false, detail }], status: null, error: detail };
    }
  };
}
