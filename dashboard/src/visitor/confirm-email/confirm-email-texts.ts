/** The page behind the link that confirms the email address of a business (decision 34). */
import { EMAIL_LINK_DAYS } from '@daybook/schema/figures/periods';

export const EMAIL_LINK_HELP = `It works for ${EMAIL_LINK_DAYS} days, and only while the business has this address. Its owner can send another one from the dashboard.`;
export const EMAIL_CONFIRM_TITLE = 'Confirm This Email Address';
export const emailConfirmIntroduction = (business: string) =>
  `Somebody gave this address as the one of ${business}. Nothing is confirmed until you press the button.`;
export const EMAIL_FACTS = { email: 'Email', business: 'Business' } as const;
export const EMAIL_CONFIRM_STRANGER =
  'If you do not know this business, close this page: nothing will change.';
export const EMAIL_CONFIRM_FAILED = 'Failed to confirm the address';
export const EMAIL_CONFIRMED = 'Email Address Confirmed';
export const emailConfirmedFor = (business: string) =>
  `This is now the address for letters about bookings at ${business}, and for its customers’ replies.`;
export const EMAIL_ALREADY_CONFIRMED = 'Already Confirmed';
export const EMAIL_ALREADY_EXPLAINED = 'This address was confirmed before. There is nothing left to do.';
