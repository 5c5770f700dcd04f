/**
 * How many emails may ask to confirm an address. An owner types whatever address they like, so that without a
 * bound anybody who can sign in could write to anybody through us.
 */
import {
  EMAIL_EMAIL_GAP_MILLISECONDS,
  EMAIL_EMAILS_OF_ACCOUNT_PER_DAY,
  EMAIL_EMAILS_OF_ACCOUNT_PER_HOUR,
  EMAIL_EMAILS_TO_ADDRESS_PER_DAY,
} from '@daybook/schema/figures/bounds';

const HOUR = 3_600_000;
/** Milliseconds after which no email counts any more. */
export const EMAILS_COUNT_FOR = 24 * HOUR;

/** When emails of the kind were written, milliseconds since 1970, in any order. */
export interface WrittenEmails {
  /** For this business, to this address. */
  forBusiness: readonly number[];
  /** To this address, whoever caused them. */
  toAddress: readonly number[];
  /** Caused by this account, whatever the address. */
  ofAccount: readonly number[];
}

/** Why no email may be written now, and for how many whole seconds. */
export interface EmailWait {
  reason: 'just written' | 'too many';
  seconds: number;
}

/** Null when an email may be written now. */
export function emailWait(written: WrittenEmails, now: number): EmailWait | null {
  const untilFewer = (times: readonly number[], emails: number, within: number) => {
    const last = [...times].sort((one, other) => other - one)[emails - 1];
    return last === undefined ? 0 : Math.max(0, Math.ceil((last + within - now) / 1000));
  };
  const gap = untilFewer(written.forBusiness, 1, EMAIL_EMAIL_GAP_MILLISECONDS);
  const tooMany = Math.max(
    untilFewer(written.toAddress, EMAIL_EMAILS_TO_ADDRESS_PER_DAY, EMAILS_COUNT_FOR),
    untilFewer(written.ofAccount, EMAIL_EMAILS_OF_ACCOUNT_PER_HOUR, HOUR),
    untilFewer(written.ofAccount, EMAIL_EMAILS_OF_ACCOUNT_PER_DAY, EMAILS_COUNT_FOR),
  );
  if (tooMany > gap) return { reason: 'too many', seconds: tooMany };
  return gap > 0 ? { reason: 'just written', seconds: gap } : null;
}
