/** The only list of email kinds, and how each is made from its facts. */

import { deletionEmail, deletionFacts, ACCOUNT_DELETED } from './accounts/deletion/deletion-email.ts';
import { NEW_DEVICE, newDeviceEmail, newDeviceFacts } from './accounts/new-device/new-device-email.ts';
import { makeBookingEmail } from './bookings/emails/email-from-outbox.ts';
import { bookingEmailKinds } from './bookings/emails/kinds.ts';
import { isConfirmationWanted } from './businesses/email-confirmation/confirm-email.ts';
import {
  confirmationEmail,
  confirmationFacts,
  EMAIL_CONFIRMATION,
} from './businesses/email-confirmation/confirmation-email.ts';
import {
  EXPIRY_NOTICE_KINDS,
  expiryNoticeEmail,
  expiryNoticeFacts,
} from './businesses/expiry-notices/expiry-notice-email.ts';
import { isExpiryNoticeStillDue } from './businesses/expiry-notices/expiry-notices-store.ts';
import { BUSY_CALENDAR_FAILING, failingEmail, failingFacts } from './calendars/busy/failing-email.ts';
import { CONTACT_MESSAGE, contactEmail, contactFacts } from './contact/contact-email.ts';
import type { Context } from './context.ts';
import {
  customerErasedEmail,
  customerKeptEmail,
  dataLinkEmail,
  erasureRequestedEmail,
  eraseDueEmail,
} from './customer-data/customer-data-emails.ts';
import {
  CUSTOMER_ERASED,
  CUSTOMER_KEPT,
  customerErasedFacts,
  customerKeptFacts,
  DATA_LINK,
  dataLinkFacts,
  ERASURE_DUE,
  ERASURE_REQUESTED,
  erasureRequestedFacts,
} from './customer-data/customer-data-facts.ts';
import { isAnswerWanted, isDataLinkWanted } from './customer-data/customer-data-responses.ts';
import type { Reader } from './database/database.ts';
import type { ClaimedEmail } from './emails/claim-emails-store.ts';
import { emailKind, type EmailKind } from './emails/email-kind.ts';
import type { Email } from './emails/email.ts';
import { EmailNotMakeable } from './emails/worker.ts';
import { NEWSLETTER_CONFIRMATION, newsletterEmail, newsletterFacts } from './newsletter/newsletter-email.ts';
import { isSignupPending } from './newsletter/sign-up.ts';
import {
  PATTERN_STOPPED,
  patternStoppedEmail,
  patternStoppedFacts,
} from './patterns/pattern-stopped-email.ts';
import { isPatternStopped } from './patterns/publish-store.ts';
import { returnedEmail, returnedToSupportEmail, returnFailedEmail } from './payments/emails/money-emails.ts';
import {
  moneyFacts,
  ORDER_CONFIRMED,
  orderFacts,
  PAYMENT_GONE,
  PAYMENT_RETURNED,
  PAYMENT_RETURNED_TO_SUPPORT,
  RETURN_FAILED,
  TRANSFER_FAILED,
  troubleFacts,
} from './payments/emails/money-facts.ts';
import { orderEmailWithTerms } from './payments/emails/order-email.ts';
import { troubleEmail } from './payments/emails/payment-trouble-email.ts';
import {
  changedEmail,
  changedFacts,
  confirmEmail,
  confirmFacts,
  goneEmail,
  goneFacts,
  offerEmail,
  offerFacts,
  WAITING_CHANGED,
  WAITING_CONFIRM,
  WAITING_GONE,
  WAITING_OFFER,
} from './waiting-list/waiting-emails.ts';
import { isEntryUnconfirmed, isOfferOpen } from './waiting-list/waiting-facts.ts';

export type EmailContext = Pick<
  Context,
  'supportEmail' | 'publicUrl' | 'pricing' | 'operator' | 'tokens' | 'links' | 'clock' | 'log'
>;

const expiryNotice = emailKind(expiryNoticeFacts, expiryNoticeEmail, isExpiryNoticeStillDue);

/** By `emails.kind`. */
const KINDS: ReadonlyMap<string, EmailKind<EmailContext>> = new Map<string, EmailKind<EmailContext>>([
  ...Object.keys(bookingEmailKinds).map((kind) => [kind, makeBookingEmail] as const),
  ...EXPIRY_NOTICE_KINDS.map((kind) => [kind, expiryNotice] as const),
  [PAYMENT_RETURNED, emailKind(moneyFacts, returnedEmail)],
  [PAYMENT_RETURNED_TO_SUPPORT, emailKind(moneyFacts, returnedToSupportEmail)],
  [RETURN_FAILED, emailKind(moneyFacts, returnFailedEmail)],
  [ORDER_CONFIRMED, emailKind(orderFacts, orderEmailWithTerms)],
  [PAYMENT_GONE, emailKind(troubleFacts, troubleEmail)],
  [TRANSFER_FAILED, emailKind(troubleFacts, troubleEmail)],
  [EMAIL_CONFIRMATION, emailKind(confirmationFacts, confirmationEmail, isConfirmationWanted)],
  [ACCOUNT_DELETED, emailKind(deletionFacts, deletionEmail)],
  [BUSY_CALENDAR_FAILING, emailKind(failingFacts, failingEmail)],
  [PATTERN_STOPPED, emailKind(patternStoppedFacts, patternStoppedEmail, isPatternStopped)],
  [NEW_DEVICE, emailKind(newDeviceFacts, newDeviceEmail)],
  [NEWSLETTER_CONFIRMATION, emailKind(newsletterFacts, newsletterEmail, isSignupPending)],
  [CONTACT_MESSAGE, emailKind(contactFacts, contactEmail)],
  [DATA_LINK, emailKind(dataLinkFacts, dataLinkEmail, isDataLinkWanted)],
  [ERASURE_REQUESTED, emailKind(erasureRequestedFacts, erasureRequestedEmail, isAnswerWanted)],
  [ERASURE_DUE, emailKind(erasureRequestedFacts, eraseDueEmail, isAnswerWanted)],
  [CUSTOMER_ERASED, emailKind(customerErasedFacts, customerErasedEmail)],
  [CUSTOMER_KEPT, emailKind(customerKeptFacts, customerKeptEmail)],
  [WAITING_CONFIRM, emailKind(confirmFacts, confirmEmail, isEntryUnconfirmed)],
  [WAITING_OFFER, emailKind(offerFacts, offerEmail, isOfferOpen)],
  [WAITING_CHANGED, emailKind(changedFacts, changedEmail)],
  [WAITING_GONE, emailKind(goneFacts, goneEmail)],
]);

export const EMAIL_KINDS = [...KINDS.keys()];

/**
 * Makes an outbox row's email; resolves to null if it is no longer wanted. Without a Reader, it is made as if it
 * still were. Throws EmailNotMakeable.
 */
export async function makeEmail(
  email: ClaimedEmail,
  context: EmailContext,
  on: Reader | null,
): Promise<Email | null> {
  const make = KINDS.get(email.kind);
  if (!make) throw new EmailNotMakeable(`no email has the kind '${email.kind}'`);
  return make(email, context, on);
}
