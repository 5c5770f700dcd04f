/**
 * Bounds the emails to an address that somebody else names: a stranger who books, a reader who signs up, an
 * owner who types a business's address. Without bounds anybody could email anybody through us.
 */

import {
  CONFIRMATION_EMAIL_GAP_MILLISECONDS,
  CONFIRMATION_EMAILS_OF_ACCOUNT_PER_DAY,
  CONFIRMATION_EMAILS_OF_ACCOUNT_PER_HOUR,
  CONFIRMATION_EMAILS_TO_ADDRESS_PER_DAY,
  NEWSLETTER_EMAILS_TO_ADDRESS_PER_DAY,
  OWNERS_EMAILS_PER_DAY,
  OWNERS_EMAILS_PER_HOUR,
  STRANGERS_EMAILS_PER_DAY,
  STRANGERS_EMAILS_PER_HOUR,
} from '@daybook/schema/figures/bounds';
import { DAY, HOUR } from '@daybook/schema/figures/periods';

/** An email older than these milliseconds no longer counts. */
export const EMAILS_COUNT_FOR = DAY;

/** At most `emails` emails in `within` milliseconds. */
export interface EmailBound {
  emails: number;
  within: number;
}

const GAP: EmailBound = { emails: 1, within: CONFIRMATION_EMAIL_GAP_MILLISECONDS };

/** Bounds all emails to one address that strangers cause, over all businesses. */
export const STRANGERS_EMAILS: readonly EmailBound[] = [
  { emails: STRANGERS_EMAILS_PER_HOUR, within: HOUR },
  { emails: STRANGERS_EMAILS_PER_DAY, within: EMAILS_COUNT_FOR },
];

/** Bounds the emails to one address that the changes of one account cause. */
export const OWNERS_EMAILS: readonly EmailBound[] = [
  { emails: OWNERS_EMAILS_PER_HOUR, within: HOUR },
  { emails: OWNERS_EMAILS_PER_DAY, within: EMAILS_COUNT_FOR },
];

/** Bounds the emails to one address that ask to confirm the newsletter. */
export const NEWSLETTER_EMAILS: readonly EmailBound[] = [
  GAP,
  { emails: NEWSLETTER_EMAILS_TO_ADDRESS_PER_DAY, within: EMAILS_COUNT_FOR },
];

const CONFIRMATIONS_TO_ADDRESS: readonly EmailBound[] = [
  { emails: CONFIRMATION_EMAILS_TO_ADDRESS_PER_DAY, within: EMAILS_COUNT_FOR },
];
const CONFIRMATIONS_OF_ACCOUNT: readonly EmailBound[] = [
  { emails: CONFIRMATION_EMAILS_OF_ACCOUNT_PER_HOUR, within: HOUR },
  { emails: CONFIRMATION_EMAILS_OF_ACCOUNT_PER_DAY, within: EMAILS_COUNT_FOR },
];

/**
 * Returns the whole seconds until every bound allows one more email; 0 when it may be written now. `written`
 * lists when the earlier ones were written, newest first.
 */
export function secondsUntilEmail(
  written: readonly number[],
  bounds: readonly EmailBound[],
  now: number,
): number {
  const waits = bounds.map(({ emails, within }) => {
    const lastOfMany = written[emails - 1];
    return lastOfMany === undefined ? 0 : Math.ceil((lastOfMany + within - now) / 1000);
  });
  return Math.max(0, ...waits);
}

/** When emails that ask to confirm a business's address were written, newest first. */
export interface WrittenConfirmations {
  /** For this business and this address. */
  forBusiness: readonly number[];
  /** To this address, from any account. */
  toAddress: readonly number[];
  /** Caused by this account, to any address. */
  ofAccount: readonly number[];
}

export interface ConfirmationWait {
  reason: 'just written' | 'too many';
  seconds: number;
}

/** Returns null when an email that asks to confirm a business's address may be written now. */
export function confirmationWait(written: WrittenConfirmations, now: number): ConfirmationWait | null {
  const gap = secondsUntilEmail(written.forBusiness, [GAP], now);
  const tooMany = Math.max(
    secondsUntilEmail(written.toAddress, CONFIRMATIONS_TO_ADDRESS, now),
    secondsUntilEmail(written.ofAccount, CONFIRMATIONS_OF_ACCOUNT, now),
  );
  if (tooMany > gap) return { reason: 'too many', seconds: tooMany };
  return gap > 0 ? { reason: 'just written', seconds: gap } : null;
}
