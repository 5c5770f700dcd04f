import {
  EMAIL_LETTER_GAP_MILLISECONDS,
  NEWSLETTER_LETTERS_TO_ADDRESS_PER_DAY,
} from '@daybook/schema/figures/bounds';

/**
 * Whether one more letter may ask an address to confirm the newsletter. Letters are bounded because anybody may type
 * the address, again and again. `written` are the instants of the last day's letters, milliseconds since 1970, newest
 * first.
 */
export function mayAsk(written: readonly number[], now: number): boolean {
  const [newest] = written;
  const isJustWritten = newest !== undefined && now - newest < EMAIL_LETTER_GAP_MILLISECONDS;
  return !isJustWritten && written.length < NEWSLETTER_LETTERS_TO_ADDRESS_PER_DAY;
}
