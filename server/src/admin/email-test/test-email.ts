/** The email test's answer: what was tried, and the result. */
import type { EmailTestAnswer } from '@daybook/schema/contract/email-test';
import { TEST_EMAIL_FAILED } from '@daybook/schema/words/email-test-texts';
import type { Clock } from '../../runtime/clock.ts';
import type { TryMail } from '../../emails/mail-check.ts';
import { addressIn } from '../../emails/transport.ts';
import { testBookingEmail } from './test-booking-email.ts';
import { checkSenderDomain, type ResolveTxt } from './sender-domain.ts';

/** The mail settings, and what is used because of them. */
export interface MailSetup {
  /** SMTP_URL; null: the local mailbox keeps the emails. */
  smtpUrl: string | null;
  /** EMAIL_FROM */
  emailFrom: string;
  supportEmail: string;
  publicUrl: string;
  /** By that transport. */
  tryMail: TryMail;
  resolveTxt: ResolveTxt;
}

export async function testEmail(setup: MailSetup, to: string, clock: Clock): Promise<EmailTestAnswer> {
  const { smtpUrl, emailFrom, tryMail } = setup;
  const now = clock();
  const host = new URL(setup.publicUrl).hostname;
  const [trial, published] = await Promise.all([
    tryMail({ email: testBookingEmail({ ...setup, now }), to, messageId: `${now}.test@${host}` }),
    smtpUrl === null ? [] : checkSenderDomain(domainOf(emailFrom), setup.resolveTxt),
  ]);
  const isTaken = trial.error === null;
  return {
    success: isTaken,
    message: isTaken ? takenText(smtpUrl, to) : TEST_EMAIL_FAILED,
    diagnostics: {
      api_key_configured: smtpUrl !== null,
      api_key_valid_format: smtpUrl !== null && isWhole(smtpUrl),
      from_address: emailFrom,
      api_key_preview: smtpUrl === null ? null : previewOf(smtpUrl),
      response_status: trial.status,
      transport: smtpUrl === null ? 'mailbox' : 'smtp',
      checks: [...trial.steps.map(({ name, ...step }) => ({ test: name, ...step })), ...published],
    },
    error: trial.error,
    troubleshooting: smtpUrl === null ? WITHOUT_SERVER : WITH_SERVER,
  };
}

function takenText(smtpUrl: string | null, to: string): string {
  return smtpUrl === null
    ? `A test email to ${to} is in the local mailbox, /dev/mail. No mail server is set, so it wasn’t sent.`
    : `The mail server accepted a test email to ${to}. Check that mailbox to see whether it arrives.`;
}

function domainOf(from: string): string {
  const address = addressIn(from);
  return address.slice(address.lastIndexOf('@') + 1);
}

/** A server, and both a user and a password or neither. */
function isWhole(smtpUrl: string): boolean {
  const { hostname, username, password } = new URL(smtpUrl);
  return hostname !== '' && (username === '') === (password === '');
}

/** Four characters of the user name at most, and never more than half of it: some user names are keys. */
function previewOf(smtpUrl: string): string | null {
  const user = Array.from(decodeURIComponent(new URL(smtpUrl).username));
  if (user.length === 0) return null;
  return `${user.slice(0, Math.min(4, Math.floor(user.length / 2))).join('')}…`;
}

const WITH_SERVER: EmailTestAnswer['troubleshooting'] = {
  if_api_error: [
    'Check the host and port in SMTP_URL. smtp:// with port 587 switches to TLS if the server offers it; smtps:// with port 465 uses TLS from the start.',
    'Check the user name and password in SMTP_URL. Characters such as @, : and / must be percent-encoded.',
    'Ask your mail provider whether that account may send from the address in EMAIL_FROM.',
  ],
  if_no_email_received: [
    'Check that mailbox’s spam folder.',
    'Publish SPF, DKIM and DMARC records as your mail provider describes. Many mailboxes reject email from a domain without them.',
    'Look for the email in your mail provider’s log, at the time of this test.',
  ],
};

const WITHOUT_SERVER: EmailTestAnswer['troubleshooting'] = {
  if_api_error: ['Emails are kept in a file next to the database. Check that we can write to that folder.'],
  if_no_email_received: [
    'No email leaves this machine. Set SMTP_URL to a mail server, and EMAIL_FROM to an address that it lets you send from.',
    'Until then, every email is at /dev/mail.',
  ],
};
