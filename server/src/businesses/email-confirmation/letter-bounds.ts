/**
 * How many letters may ask to confirm an address. An owner types whatever address they like, so that without a
 * bound anybody who can sign in could write to anybody through us.
 */
import {
  EMAIL_LETTER_GAP_MILLISECONDS,
  EMAIL_LETTERS_OF_ACCOUNT_PER_DAY,
  EMAIL_LETTERS_OF_ACCOUNT_PER_HOUR,
  EMAIL_LETTERS_TO_ADDRESS_PER_DAY,
} from '@daybook/schema/figures/bounds';

const HOUR = 3_600_000;
/** Milliseconds after which no letter counts any more. */
export const LETTERS_COUNT_FOR = 24 * HOUR;

/** When letters of the kind were written, milliseconds since 1970, in any order. */
export interface WrittenLetters {
  /** For this business, to this address. */
  forBusiness: readonly number[];
  /** To this address, whoever caused them. */
  toAddress: readonly number[];
  /** Caused by this account, whatever the address. */
  ofAccount: readonly number[];
}

/** Why no letter may be written now, and for how many whole seconds. */
export interface LetterWait {
  reason: 'just written' | 'too many';
  seconds: number;
}

/** Null when a letter may be written now. */
export function letterWait(written: WrittenLetters, now: number): LetterWait | null {
  const untilFewer = (times: readonly number[], letters: number, within: number) => {
    const last = [...times].sort((one, other) => other - one)[letters - 1];
    return last === undefined ? 0 : Math.max(0, Math.ceil((last + within - now) / 1000));
  };
  const gap = untilFewer(written.forBusiness, 1, EMAIL_LETTER_GAP_MILLISECONDS);
  const tooMany = Math.max(
    untilFewer(written.toAddress, EMAIL_LETTERS_TO_ADDRESS_PER_DAY, LETTERS_COUNT_FOR),
    untilFewer(written.ofAccount, EMAIL_LETTERS_OF_ACCOUNT_PER_HOUR, HOUR),
    untilFewer(written.ofAccount, EMAIL_LETTERS_OF_ACCOUNT_PER_DAY, LETTERS_COUNT_FOR),
  );
  if (tooMany > gap) return { reason: 'too many', seconds: tooMany };
  return gap > 0 ? { reason: 'just written', seconds: gap } : null;
}
