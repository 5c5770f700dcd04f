/** Texts of the page that confirms a business's email address. */

import { EMAIL_LINK_DAYS } from '@daybook/schema/figures/periods';

export const EMAIL_LINK_HELP = `The link works for ${EMAIL_LINK_DAYS} days, and only while the business uses this address. Its owner can send a new one from the dashboard.`;
export const EMAIL_CONFIRM_TITLE = 'Confirm this email address';
export const emailConfirmIntroduction = (business: string) =>
  `Someone entered this as the email address for ${business}. Nothing changes until you confirm it.`;
export const EMAIL_FACTS = { email: 'Email', business: 'Business' } as const;
export const EMAIL_CONFIRM_STRANGER =
  'If you don’t know this business, close this page and nothing will change.';
export const EMAIL_CONFIRMED = 'Email address confirmed';
export const emailConfirmedFor = (business: string) =>
  `Booking emails and customer replies for ${business} will now come to this address.`;
export const EMAIL_ALREADY_CONFIRMED = 'Already confirmed';
export const EMAIL_ALREADY_EXPLAINED = 'This address is already confirmed. There’s nothing left to do.';
