import type { Us } from '../../emails/layout.tsx';
import type { TryMail } from '../../emails/smtp-check.ts';
import type { ResolveTxt } from './sender-domain.ts';

/** How this server sends email, as the email test tries and reports it. */
export interface MailSetup extends Us {
  /** SMTP_URL; null if the local mailbox keeps the emails. */
  smtpUrl: string | null;
  emailFrom: string;
  publicUrl: string;
  tryMail: TryMail;
  resolveTxt: ResolveTxt;
}
