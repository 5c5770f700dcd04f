/** What the email test answers: what was tried, and what came of it. */
import type { EmailTestAnswer } from '@daybook/schema/contract/email-test';
import { TEST_EMAIL_FAILED } from '@daybook/schema/words/email-test-texts';
import type { Clock } from '../clock.ts';
import type { TryMail } from '../mail/mail-trial.ts';
import { addressIn } from '../mail/transport.ts';
import { testLetter } from './letter.ts';
import { checkSenderDomain, type ResolveTxt } from './sender-domain.ts';

/** The mail settings, and what is used because of them. */
export interface MailSetup {
  /** SMTP_URL; null: the local mailbox keeps the letters. */
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
    tryMail({ letter: testLetter({ ...setup, now }), to, messageId: `${now}.test@${host}` }),
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
    ? `A test letter to ${to} lies in the local mailbox, /dev/mail. No mail server is set, so it has gone to nobody.`
    : `The mail server has taken a test letter to ${to}. Only that mailbox shows whether it arrives.`;
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
    'Check the host and the port in SMTP_URL: smtp:// with port 587 turns to TLS when the server offers it, smtps:// with port 465 begins with it.',
    'Check the user name and the password in SMTP_URL. Characters such as @, : and / stand percent-encoded in it.',
    'Ask your mail provider whether the address in EMAIL_FROM may send by that account.',
  ],
  if_no_email_received: [
    'Look in the spam folder of that mailbox.',
    'Publish SPF, DKIM and DMARC as your mail provider says: receivers throw letters of a domain without them away.',
    'Look the letter up in your mail provider’s own log: it was taken there under the time of this test.',
  ],
};

const WITHOUT_SERVER: EmailTestAnswer['troubleshooting'] = {
  if_api_error: [
    'Letters are kept in a file beside the database: look whether its folder can be written to.',
  ],
  if_no_email_received: [
    'No letter leaves this machine: set SMTP_URL to a mail server, and EMAIL_FROM to an address that may send by it.',
    'Until then every letter stands at /dev/mail.',
  ],
};
