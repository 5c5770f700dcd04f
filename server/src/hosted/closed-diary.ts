/**
 * A diary that takes no bookings says whose it is and how to reach them. Its owner, logged in, also reads why and what
 * to do.
 */
import type { BillingStatus } from '@daybook/schema/contract/business';
import { isEmailConfirmed } from '@daybook/schema/rules/business-email';
import { mailtoOf, telOf } from '@daybook/schema/rules/contact-link';
import { buildPath } from '@daybook/schema/rules/path';
import { pages, sitePages } from '@daybook/schema/words/routes';
import { DIARY_NOT_AVAILABLE, DIARY_NOT_TAKING_BOOKINGS } from '@daybook/schema/words/texts';
import { manages } from '../businesses/access-store.ts';
import { billingStatusOf } from '../businesses/billing-status.ts';
import type { Clock } from '../runtime/clock.ts';
import type { BusinessRow } from '../database/tables.ts';
import type { DiaryReader } from '../diary/read-diary.ts';
import type { RequestContext } from '../http/environment.ts';
import type { SessionGuard } from '../http/session-guard.ts';
import type { Contact, Message, OwnersNote } from '../pages/message-document.tsx';
import {
  COMPLETE_SETUP,
  CONTACT_SUPPORT,
  deactivated,
  ONLY_OWNER_SEES_THIS,
  opensOnceComplete,
  REOPEN_DIARY,
  subscriptionHasEnded,
  takesNoBookings,
  trialHasEnded,
} from './page-texts.ts';

export interface ClosedDiaryParts {
  reader: DiaryReader;
  guard: Pick<SessionGuard, 'find'>;
  clock: Clock;
}

export async function closedDiary(
  context: RequestContext,
  slug: string,
  { reader, guard, clock }: ClosedDiaryParts,
): Promise<Message> {
  const business = await reader.businessAt(slug);
  const billingStatus = business && billingStatusOf(business, clock());
  const closed = { heading: DIARY_NOT_AVAILABLE, texts: [DIARY_NOT_TAKING_BOOKINGS], way: null };
  if (!business || !billingStatus) return closed;
  const signedIn = business.ownerId === null ? null : await guard.find(context);
  const reason =
    signedIn && manages(signedIn.userId, business) ? ownersReason(business, billingStatus) : null;
  const note = reason && { note: { heading: ONLY_OWNER_SEES_THIS, ...reason } };
  // The platform has closed it, perhaps because it misled people: its name and number are not passed on.
  if (billingStatus === 'inactive') return { ...closed, ...note };
  const texts = [takesNoBookings(business.name)];
  return { ...closed, texts, contacts: contactsOf(business), ...note };
}

/** What the open diary shows too; and where there is no phone, the address that customers' replies go to. */
function contactsOf(business: BusinessRow): Contact[] {
  const { phone, address, postcode, email } = business;
  const place = [address, postcode].filter(Boolean).join(' ');
  const contacts: Contact[] = [];
  if (phone) contacts.push({ text: phone, href: telOf(phone) });
  else if (isEmailConfirmed(business, null)) contacts.push({ text: email, href: mailtoOf(email) });
  if (place) contacts.push({ text: place, href: null });
  return contacts;
}

function ownersReason(
  { id, name }: BusinessRow,
  billingStatus: BillingStatus,
): Omit<OwnersNote, 'heading'> | null {
  const payment = buildPath(pages.payment, { businessId: id });
  switch (billingStatus) {
    case 'unpaid':
      return { text: opensOnceComplete(name), way: { label: COMPLETE_SETUP, href: payment } };
    case 'trial_ended':
      return { text: trialHasEnded(name), way: { label: REOPEN_DIARY, href: payment } };
    case 'subscription_ended':
      return { text: subscriptionHasEnded(name), way: { label: REOPEN_DIARY, href: payment } };
    case 'inactive':
      return { text: deactivated(name), way: { label: CONTACT_SUPPORT, href: sitePages.contact } };
    // It was paid for a moment ago.
    case 'paid':
    case 'trial':
      return null;
  }
}
