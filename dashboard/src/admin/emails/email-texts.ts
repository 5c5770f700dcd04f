/** Email Diagnostic: the outbox, emails by day, and how each email looks. */
import type { AdminEmail } from '@daybook/schema/contract/admin/businesses';
import type { BadgeTone } from '../../ui/Badge.tsx';
import { counted, numberText } from '../../ui/number-text.ts';

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

/* By kind and day */
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

/* Previews */
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

/* The table of emails */
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

/** 'booking_confirmed' reads 'Booking confirmed'. */
export function kindText(kind: string): string {
  const words = kind.replaceAll(/[_-]+/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
