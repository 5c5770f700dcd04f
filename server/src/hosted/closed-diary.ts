/**
 * Shows whose diary it is and how to reach them when it takes no bookings. Its owner, logged in, also sees
 * why and what to do.
 */

import type { BillingStatus } from '@daybook/schema/contract/business';
import { buildPath } from '@daybook/schema/rules/path';
import { DIARY_NOT_AVAILABLE } from '@daybook/schema/words/diary-texts';
import { pages, sitePages } from '@daybook/schema/words/routes';
import { manages } from '../businesses/access-store.ts';
import { billingStatusOf } from '../businesses/billing-status.ts';
import type { Context } from '../context.ts';
import type { BusinessRow } from '../database/tables.ts';
import { closedNoticeOf } from '../diary/closed-notice.ts';
import { businessAt } from '../diary/read-diary.ts';
import type { RequestContext } from '../http/environment.ts';
import type { Message, OwnersNote } from '../pages/message-document.tsx';
import {
  COMPLETE_SETUP,
  CONTACT_SUPPORT,
  deactivated,
  ONLY_OWNER_SEES_THIS,
  opensOnceComplete,
  REOPEN_DIARY,
  subscriptionHasEnded,
  trialHasEnded,
} from './page-texts.ts';

export async function closedDiary(
  { database, guard, clock }: Context,
  request: RequestContext,
  slug: string,
): Promise<Message> {
  const business = await businessAt(database.read, slug);
  const now = clock();
  const { text, contacts } = closedNoticeOf(business, now);
  const closed = { heading: DIARY_NOT_AVAILABLE, texts: [text], contacts, way: null };
  if (!business) return closed;
  const signedIn = business.ownerId === null ? null : await guard.find(request);
  const reason =
    signedIn && manages(signedIn.userId, business)
      ? ownersReason(business, billingStatusOf(business, now))
      : null;
  return reason ? { ...closed, note: { heading: ONLY_OWNER_SEES_THIS, ...reason } } : closed;
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
