import type { AdminEmail } from '@daybook/schema/contract/admin/businesses';
import { counted, numberText } from '@daybook/schema/words/counted';
import type { BadgeTone } from '#ui/Badge.tsx';

export const EMAIL_TITLE = 'Email Diagnostic';
export const EMAIL_TEXT =
  'Emails waiting, sent and failed, and how each one looks. Of a customer’s address, you see only the first character and the domain.';
export const OUTBOX = 'Outbox';
export const EMAILS_COUNTED = { one: 'email', many: 'emails' } as const;
export const SEARCH_EMAILS = { label: 'Search emails', hint: 'Kind, domain or a whole address' };
export const STATE = 'Status';
export const ALL = 'All';
export const KIND_FILTER = 'Kind';
export const ALL_KINDS = 'All emails';
export const NO_EMAILS = {
  title: 'No emails yet',
  text: 'Every email that Daybook sends appears here.',
};
export const RETRY = 'Retry';
export const RETRY_ALL = 'Retry all failed';
export const RETRYING = 'Retrying…';
export const EMAIL_RETRIED = 'We’re sending the email again.';
export const emailsRetried = (count: number) =>
  count === 0
    ? 'There are no failed emails to send again.'
    : `We’re sending ${counted(count, 'email')} again.`;
export const RETRY_FAILED = 'We couldn’t retry. Please try again.';

export const BY_DAY = 'Emails by day';
export const byDayText = (days: number) => `last ${days} days, UTC`;
export const DAY = 'Day';
export const KIND = 'Email';
export const SENT = 'Sent';
export const WAITING = 'Waiting';
export const FAILED = 'Failed';
export const COUNTS_FAILED = 'We couldn’t load the emails by day.';
export const NO_EMAILS_LATELY = 'No emails on these days.';
export const dayCounts = (day: string, sent: number, waiting: number, failed: number) =>
  `${day}: ${numberText(sent)} sent, ${numberText(waiting)} waiting, ${numberText(failed)} failed`;
export const daysDrawn = (days: number, sent: number, waiting: number, failed: number) =>
  `Emails in the last ${days} days: ${numberText(sent)} sent, ${numberText(waiting)} waiting, ${numberText(failed)} failed.`;

export const PREVIEWS = 'How emails look';
export const PREVIEWS_TEXT = 'Each kind of email, with example data. The links don’t work.';
export const KINDS_FAILED = 'We couldn’t load the kinds of email.';
export const PREVIEW_FAILED = 'We couldn’t make this email.';
export const SUBJECT = 'Subject';
export const VERSION = 'Version';
export const VERSIONS = [
  { value: 'html', label: 'HTML' },
  { value: 'text', label: 'Plain text' },
] as const;
export const previewOf = (name: string) => `Preview: ${name}`;

export const EMAIL_COLUMNS = {
  kind: 'Email',
  recipient: 'To',
  state: 'Status',
  attempts: 'Attempts',
  created: 'Created',
} as const;
export const EMAIL_STATES: Record<AdminEmail['state'], { tone: BadgeTone; text: string }> = {
  queued: { tone: 'sky', text: 'Waiting' },
  sent: { tone: 'leaf', text: 'Sent' },
  failed: { tone: 'brick', text: 'Failed' },
  refused: { tone: 'brick', text: 'Refused' },
};
export const sentAt = (moment: string) => `sent ${moment}`;

export const EMAIL_TEST_TITLE = 'Email Test';
export const EMAIL_TEST_TEXT = 'Sends real emails through your mail server and shows the result.';
export const EMAIL_ADDRESS = 'Email address';
export const EMAIL_ADDRESS_HINT = 'Where we send the test emails.';
export const BUSINESS_ADDRESS = 'Business’s email';
export const BUSINESS_ADDRESS_HINT = 'For emails to the business. Leave blank to use the same address.';
export const BASIC_TEST = 'Send test email';
export const FLOW_TEST = 'Run full booking flow';
export const SENDING = 'Sending…';
export const TESTING = 'Testing…';
export const RESULTS = 'Results';
export const DIAGNOSTICS = 'Diagnostics';
export const DIAGNOSTIC = {
  api_key_configured: 'Key configured',
  api_key_valid_format: 'Key format valid',
  from_address: 'From address',
  api_key_preview: 'Key preview',
  response_status: 'Response status',
  transport: 'Transport',
} as const;
export const TRANSPORTS = {
  smtp: 'SMTP: the mail server in SMTP_URL',
  mailbox: 'Local mailbox: no email leaves this computer',
} as const;
export const KEY_EXPLAINED = 'The key is SMTP_URL, which names the mail server and its user.';
export const NONE = 'None';
export const TESTS = 'Tests';
export const PASSED = 'Passed';
export const TROUBLESHOOTING = 'Troubleshooting';
export const IF_ERROR = 'If there was an error';
export const IF_NOT_RECEIVED = 'If no email was received';

/* Notes that apply to every setup */
export const CONFIGURATION = 'How email is set up';
export const CONFIGURATION_NOTES = [
  'We send emails by SMTP. SMTP_URL names the mail server, with its user and password. EMAIL_FROM is the sender’s address.',
  'smtps:// uses TLS from the start, as on port 465. smtp:// switches to TLS if the server offers it, as on port 587.',
  'Without SMTP_URL no emails are sent. Outside production you can read them at /dev/mail. In production the server doesn’t start without it.',
  'Emails wait in the database until the mail server accepts them. We retry for several days, then mark them as failed.',
] as const;
export const COMMON_ISSUES = 'Common issues';
export const COMMON_ISSUE_NOTES = [
  'The mail server rejects the login: the password in SMTP_URL has changed, or its special characters aren’t percent-encoded.',
  'The mail server rejects the sender: this account isn’t allowed to send from EMAIL_FROM.',
  'Emails land in spam folders: the domain of EMAIL_FROM has no SPF, DKIM or DMARC record.',
  'Nothing arrives and nothing fails: check the mail server’s own log to see what happened to emails it accepted.',
] as const;

export const BOOKING_FLOW_FAILED = 'Failed to run comprehensive test';
