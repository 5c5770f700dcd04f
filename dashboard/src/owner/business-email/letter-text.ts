import type { Business } from '@daybook/schema/contract/business';
import {
  EMAIL_LETTER_STATES,
  emailNowConfirmed,
  emailStandsIn,
} from '@daybook/schema/words/business-email-texts';

type Stands = Pick<Business, 'business_email' | 'email_confirmed' | 'letters_to' | 'email_letter'>;

/** How the email address of a business stands, once the owner has typed another or asked for a letter. */
export function emailOutcome(business: Stands): string {
  if (business.email_confirmed) return emailNowConfirmed(business.business_email);
  return letterText(business) || emailStandsIn(business.business_email, business.letters_to);
}

/** Whose address takes its place, and what became of the letter with the link. */
export function unconfirmedText(business: Stands): string {
  const standsIn = emailStandsIn(business.business_email, business.letters_to);
  return [standsIn, letterText(business)].filter(Boolean).join(' ');
}

function letterText({ business_email, email_letter }: Stands): string {
  return EMAIL_LETTER_STATES[email_letter](business_email);
}
