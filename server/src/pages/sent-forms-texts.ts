import { oneLine } from '@daybook/schema/rules/clean-text';

/** What the newsletter's form is answered on a page of its own. True whatever is known of the address. */
export const SIGNUP_NEXT = [
  'If this address does not get our newsletter yet, we write to it now: press the link in that letter to confirm.',
];

const SHOWN = 254;
/** Without signs that turn the direction of what is read (decision 108). */
export const typedAddress = (email: string) => `You typed: ${oneLine(email.slice(0, SHOWN))}`;
