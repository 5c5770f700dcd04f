import type { ClosedNotice } from '@daybook/schema/contract/diary';
import { isEmailConfirmed } from '@daybook/schema/rules/business-email';
import { oneLine } from '@daybook/schema/rules/clean-text';
import { mailtoOf, telOf } from '@daybook/schema/rules/contact-link';
import { DIARY_NOT_TAKING_BOOKINGS } from '@daybook/schema/words/diary-texts';
import { billingStatusOf } from '../businesses/billing-status.ts';
import type { BusinessRow } from '../database/tables.ts';

export function closedNoticeOf(business: BusinessRow | null, now: number): ClosedNotice {
  // The platform has closed it, perhaps because it misled people, so its name and number aren't passed on.
  if (!business || billingStatusOf(business, now) === 'inactive')
    return { text: DIARY_NOT_TAKING_BOOKINGS, contacts: [] };
  return {
    text: `${oneLine(business.name)} isn’t taking online bookings at the moment.`,
    contacts: contactsOf(business),
  };
}

/** Returns the contacts of the open diary or, without a phone, the address for customers' replies. */
function contactsOf(business: BusinessRow): ClosedNotice['contacts'] {
  const { phone, address, postcode, email } = business;
  const place = [address, postcode].filter(Boolean).join(' ');
  const contacts: ClosedNotice['contacts'] = [];
  if (phone) contacts.push({ text: phone, href: telOf(phone) });
  else if (isEmailConfirmed(business, null)) contacts.push({ text: email, href: mailtoOf(email) });
  if (place) contacts.push({ text: place, href: null });
  return contacts;
}
