/** Finds out whether a customer is in a list already, so that nobody is in it twice. */

import { normalisedEmail } from './email-address.ts';
import { foldText } from './fold-text.ts';

export interface CustomerContact {
  first_name: string;
  last_name: string;
  email: string | null;
  phone: string | null;
}

export interface KnownCustomers<Customer> {
  add: (customer: Customer) => void;
  find: (contact: CustomerContact) => Customer | null;
}

/**
 * Returns an empty list of customers. Two are the same person if they have the same email; or the same name and phone
 * number, unless each has an email of their own. A name alone is the same person only if neither has an email.
 */
export function createKnownCustomers<
  Customer extends { contact: CustomerContact },
>(): KnownCustomers<Customer> {
  const byEmail = new Map<string, Customer>();
  const byNameAndPhone = new Map<string, Customer[]>();
  return {
    add: (customer) => {
      const { contact } = customer;
      if (contact.email !== null) byEmail.set(normalisedEmail(contact.email), customer);
      const key = nameAndPhoneOf(contact);
      byNameAndPhone.set(key, [...(byNameAndPhone.get(key) ?? []), customer]);
    },
    find: (contact) =>
      (contact.email === null ? undefined : byEmail.get(normalisedEmail(contact.email))) ??
      byNameAndPhone.get(nameAndPhoneOf(contact))?.find((known) => isPossible(known.contact, contact)) ??
      null,
  };
}

function isPossible(known: CustomerContact, { email, phone }: CustomerContact): boolean {
  const haveOne = (known.email === null) !== (email === null);
  return (known.email === null && email === null) || (haveOne && phone !== null);
}

/** Returns the name as searches compare it, and the phone number's digits. */
const nameAndPhoneOf = ({ first_name, last_name, phone }: CustomerContact) =>
  `${foldedName({ first_name, last_name })}\n${phone === null ? '' : phoneDigits(phone)}`;

/** 'Zoë', 'Łuczak' gives 'zoe luczak'. */
export const foldedName = ({ first_name, last_name }: Pick<CustomerContact, 'first_name' | 'last_name'>) =>
  foldText(`${first_name} ${last_name}`);

/** '+44 (0)7700 900123' and '0044 7700 900123' give '07700900123', as people in the UK dial it. */
export function phoneDigits(phone: string): string {
  const digits = phone.replaceAll('(0)', '').replaceAll(/[^\d+]/g, '');
  return digits.replace(/^(?:\+|00)44/, '0').replaceAll('+', '');
}
