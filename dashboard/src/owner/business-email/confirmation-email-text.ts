import type { Business } from '@daybook/schema/contract/business';
import * as texts from './business-email-texts.ts';

type Stands = Pick<Business, 'business_email' | 'email_confirmed' | 'letters_to' | 'email_letter'>;

/** What happened after the owner typed another address or asked for an email. */
export function emailOutcome(business: Stands): string {
  const { business_email: typed, email_letter: email } = business;
  if (business.email_confirmed) return texts.emailNowConfirmed(typed);
  return texts.CONFIRMATION_EMAIL_STATES[email](typed) || unconfirmedText(business);
}

/** What is missing for an address that is not confirmed, and which address is used until then. */
export function unconfirmedText({ business_email, letters_to, email_letter }: Stands): string {
  return [
    texts.emailNotConfirmed(business_email),
    texts.CONFIRMATION_EMAIL_STATES[email_letter](texts.THAT_ADDRESS),
    texts.emailStandsIn(letters_to),
  ]
    .filter(Boolean)
    .join(' ');
}
