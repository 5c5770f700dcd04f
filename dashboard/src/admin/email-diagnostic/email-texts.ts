/** Email Diagnostic: the outbox, and how letters read. */
export const EMAIL_TITLE = 'Email Diagnostic';
export const EMAIL_TEXT = 'Whether letters leave the house, which wait, which failed, and how each reads.';
export const OUTBOX = 'Outbox';
export const LETTERS_COUNTED = { one: 'letter', many: 'letters' } as const;
export const SEARCH_LETTERS = { label: 'Search letters', hint: 'Kind or address' };
export const STATE = 'State';
export const ALL = 'All';
export const KIND_FILTER = 'Kind';
export const ALL_KINDS = 'All letters';
export const NO_LETTERS = {
  title: 'No letters yet',
  text: 'Every letter that the product writes appears here.',
};
export const RETRY = 'Retry';
export const RETRY_ALL = 'Retry all failed';
export const RETRYING = 'Retrying…';
export const LETTER_RETRIED = 'The letter is on its way again.';
export const lettersRetried = (count: number) =>
  count === 0
    ? 'No letter has failed.'
    : `${count} ${count === 1 ? 'letter is' : 'letters are'} on the way again.`;
export const RETRY_FAILED = 'Failed to retry';

/* By kind and day */
export const BY_DAY = 'Letters by day';
export const byDayText = (days: number) => `last ${days} days, UTC`;
export const DAY = 'Day';
export const KIND = 'Letter';
export const SENT = 'Sent';
export const WAITING = 'Waiting';
export const FAILED = 'Failed';
export const COUNTS_FAILED = 'The letters by day could not be loaded.';
export const NO_LETTERS_LATELY = 'No letters were written in these days.';
export const dayCounts = (day: string, sent: number, waiting: number, failed: number) =>
  `${day}: ${sent} sent, ${waiting} waiting, ${failed} failed`;
export const daysDrawn = (days: number, sent: number, waiting: number, failed: number) =>
  `Letters of the last ${days} days: ${sent} sent, ${waiting} waiting, ${failed} failed.`;

/* Previews */
export const PREVIEWS = 'How letters read';
export const PREVIEWS_TEXT = 'Each kind, made of example data. Its links lead nowhere.';
export const KINDS_FAILED = 'The letters could not be listed.';
export const PREVIEW_FAILED = 'This letter could not be made.';
export const SUBJECT = 'Subject';
export const VERSION = 'Version';
export const VERSIONS = [
  { value: 'html', label: 'HTML' },
  { value: 'text', label: 'Plain text' },
] as const;
export const previewOf = (name: string) => `Preview: ${name}`;
