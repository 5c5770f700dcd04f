import type { TryMail } from '../mail/mail-trial.ts';
import { boundedMessage, type MailTransport } from '../mail/transport.ts';

/** A trial where no mail server is set: the mailbox keeps the letter, and says that it goes nowhere. */
export function createMailboxTrial(mailbox: Pick<MailTransport, 'send'>): TryMail {
  return async (mail) => {
    try {
      await mailbox.send(mail);
      const detail = 'No mail server is set (SMTP_URL): the letter lies at /dev/mail, and goes to nobody.';
      return { steps: [{ name: 'Local mailbox', success: true, detail }], status: null, error: null };
    } catch (error) {
      const detail = boundedMessage(error instanceof Error ? error.message : String(error));
      return { steps: [{ name: 'Local mailbox', success: false, detail }], status: null, error: detail };
    }
  };
}
