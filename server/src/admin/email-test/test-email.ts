import type { EmailTestAnswer, BookingFlowAnswer, EmailCheck } from '@daybook/schema/contract/email-test';
import { TEST_EMAIL_FAILED } from '@daybook/schema/words/email-test-texts';
import { PRODUCT_NAME } from '@daybook/schema/words/product';
import type { Context } from '../../context.ts';
import type { Draft, Email } from '../../emails/email.ts';
import { emailFromUs, type Us } from '../../emails/layout.tsx';
import { addressIn } from '../../emails/transport.ts';
import { exampleEmail } from '../../example-emails.ts';
import type { Clock } from '../../runtime/clock.ts';
import type { MailSetup } from './mail-setup.ts';
import { checkSenderDomain } from './sender-domain.ts';

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

/** Returns whether the URL has a server, and both a user and a password or neither. */
function isWhole(smtpUrl: string): boolean {
  const { hostname, username, password } = new URL(smtpUrl);
  return hostname !== '' && (username === '') === (password === '');
}

/** Returns at most four characters, and at most half, of the user name: some user names are keys. */
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

interface TestEmailFacts extends Us {
  publicUrl: string;
  now: number;
}

function testBookingEmail({ publicUrl, now, ...us }: TestEmailFacts): Email {
  const at = `${new Date(now).toISOString().slice(0, 19).replace('T', ' ')} UTC`;
  const draft: Draft = {
    subject: `${PRODUCT_NAME} test email`,
    preview: `Sent at ${at} to test whether email arrives.`,
    heading: 'This test email has arrived',
    parts: [
      {
        type: 'paragraph',
        text: `Someone tested ${PRODUCT_NAME}’s email with this address. You don’t need to do anything.`,
      },
      {
        type: 'details',
        rows: [
          { label: 'Sent at', value: at },
          { label: 'Sent by', value: publicUrl },
        ],
      },
    ],
    footer: [`${PRODUCT_NAME} sent this because someone ran its email test with this address.`],
  };
  return emailFromUs(draft, us);
}

/** Sends a booking's emails from example data to these two, and returns for each whether it was accepted. */
export async function testBookingFlow(
  context: Context,
  people: { attendeeEmail: string; businessEmail: string },
): Promise<BookingFlowAnswer> {
  const { clock } = context;
  const { setup } = context.emailTest;
  const host = new URL(setup.publicUrl).hostname;

  async function send(test: string, kind: string, to: string): Promise<EmailCheck> {
    const email = await exampleEmail(context, kind, people);
    if (!email) throw new Error(`there is no example of ${kind}`);
    const { steps, error } = await setup.tryMail({ email, to, messageId: `${clock()}.${kind}@${host}` });
    return { test, success: error === null, detail: error ?? steps.at(-1)?.detail ?? null };
  }

  const results = await Promise.all([
    send(
      'Confirmation to the customer, with a calendar invitation',
      'booking_confirmed',
      people.attendeeEmail,
    ),
    send('New booking, to the business', 'booking_received', people.businessEmail),
  ]);
  const taken = results.filter(({ success }) => success).length;
  return {
    all_tests_passed: taken === results.length,
    summary: `${setup.smtpUrl === null ? 'Kept in the local mailbox, and not sent' : 'Accepted by the mail server'}: ${taken} of ${results.length} emails.`,
    results,
  };
}
