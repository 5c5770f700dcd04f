import type { EmailRow } from '../database/email-tables.ts';

type Tried = Pick<EmailRow, 'status' | 'isRefused' | 'lastError'>;

const ADDRESS_UNKNOWN = 'There’s no mailbox with this address.';
const DOMAIN_UNKNOWN = 'No mail server takes emails for the part of the address after the @.';
const MAILBOX_CLOSED = 'This mailbox is closed.';
const MAILBOX_FULL = 'This mailbox is full.';
const TOO_LARGE = 'This mailbox doesn’t take emails of this size.';
const NOT_ACCEPTED = 'The customer’s mail server doesn’t accept this email.';
const REFUSED = 'The mail server refused this email.';
const GIVEN_UP = 'The mail server didn’t take it, and we’ve stopped trying.';
const TRYING = 'The mail server didn’t take it yet. We’re trying again.';

/** RFC 3463's enhanced codes first, then the wording of servers that send none. */
const REASONS: readonly [RegExp, string][] = [
  [/\b5\.1\.2\b/, DOMAIN_UNKNOWN],
  [/\b5\.2\.1\b/, MAILBOX_CLOSED],
  [/\b[45]\.2\.2\b/, MAILBOX_FULL],
  [/\b5\.(2|3)\.(3|4)\b/, TOO_LARGE],
  [/\b5\.1\.\d+\b/, ADDRESS_UNKNOWN],
  [/\b5\.7\.\d+\b/, NOT_ACCEPTED],
  [/mailbox (is )?full|over ?quota|quota exceeded/i, MAILBOX_FULL],
  [/disabled|inactive|suspended|closed/i, MAILBOX_CLOSED],
  [/(domain|host) (is )?(unknown|not found)|unknown (domain|host)/i, DOMAIN_UNKNOWN],
  [/no such|unknown|not exist|not found|invalid (recipient|address|mailbox)|unavailable/i, ADDRESS_UNKNOWN],
  [/spam|blocked|policy|rejected by|denied|blacklist/i, NOT_ACCEPTED],
];

/** Returns null if nothing has gone wrong. */
export function whyNotDelivered({ status, isRefused, lastError }: Tried): string | null {
  if (lastError === null || status === 'sent') return null;
  if (status !== 'failed') return TRYING;
  return isRefused ? refusalInWords(lastError) : GIVEN_UP;
}

/** `reply` is the mail server's. Addresses in it are ignored: they may contain any word. */
function refusalInWords(reply: string): string {
  const words = reply.replace(/\S+@\S+/g, '');
  return REASONS.find(([sign]) => sign.test(words))?.[1] ?? REFUSED;
}
