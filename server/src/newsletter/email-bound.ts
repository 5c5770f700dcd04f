import {
  EMAIL_EMAIL_GAP_MILLISECONDS,
  NEWSLETTER_EMAILS_TO_ADDRESS_PER_DAY,
} from '@daybook/schema/figures/bounds';

/**
 * Whether one more email may ask an address to confirm the newsletter. Emails are bounded because anybody may type
 * the address, again and again. `written` are the instants of the last day's emails, milliseconds since 1970, newest
 * first.
 */
export function mayAsk(written: readonly number[], now: number): boolean {
  const [newest] = written;
  const isJustWritten = newest !== undefined && now - newest < EMAIL_EMAIL_GAP_MILLISECONDS;
  return !isJustWritten && written.length < NEWSLETTER_EMAILS_TO_ADDRESS_PER_DAY;
}
