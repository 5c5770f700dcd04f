import { DEFAULT_SUPPORT_EMAIL, SUPPORT_EMAIL_META } from '@daybook/schema/words/product';

/** Where people may ask for help: the server's SUPPORT_EMAIL, which it writes into the page itself. */
export function readSupportEmail(): string {
  const meta = document.querySelector(`meta[name="${SUPPORT_EMAIL_META}"]`);
  return meta?.getAttribute('content') || DEFAULT_SUPPORT_EMAIL;
}
