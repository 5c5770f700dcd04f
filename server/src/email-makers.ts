/** The only list of the makers of emails, by kind. */
import type { Logger } from 'pino';
import type { Pricing } from '@daybook/schema/contract/payment';
import { ACCOUNT_DELETED, createDeletionEmailMaker } from './accounts/deletion/deletion-email.ts';
import { createNewDeviceEmailMaker, NEW_DEVICE } from './accounts/new-device/new-device-email.ts';
import type { CancelTokens } from './bookings/cancel-token.ts';
import { createBookingEmailMaker, type EmailMakerParts } from './bookings/emails/email-from-outbox.ts';
import { bookingEmailKinds } from './bookings/emails/kinds.ts';
import {
  EXPIRY_NOTICE_KINDS,
  createExpiryNoticeEmailMaker,
  type ExpiryNoticeEmailParts,
} from './businesses/expiry-notices/expiry-notice-email.ts';
import {
  EMAIL_CONFIRMATION,
  createConfirmationEmailMaker,
  type ConfirmationEmailParts,
} from './businesses/email-confirmation/confirmation-email.ts';
import { BUSY_CALENDAR_FAILING, createFailingEmailMaker } from './calendars/busy/failing-email.ts';
import type { Clock } from './runtime/clock.ts';
import { CONTACT_MESSAGE, makeContactEmail } from './contact/contact-email.ts';
import { createCustomerEmailMakers, type CustomerEmailParts } from './customer-data/customer-data-emails.ts';
import { EmailNotMakeable, type MakeEmail } from './emails/worker.ts';
import {
  createNewsletterEmailMaker,
  type NewsletterEmailParts,
  NEWSLETTER_CONFIRMATION,
} from './newsletter/newsletter-email.ts';
import { createLinkTokens } from './tokens/seal.ts';
import {
  createPatternStoppedEmailMaker,
  PATTERN_STOPPED,
  type PatternStoppedEmailParts,
} from './patterns/pattern-stopped-email.ts';
import { ORDER_CONFIRMED, PAYMENT_GONE, TRANSFER_FAILED } from './payments/emails/money-facts.ts';
import { createMoneyEmailMakers } from './payments/emails/money-emails.ts';
import { createOrderEmailMaker, type OrderEmailContext } from './payments/emails/order-email.ts';
import { createTroubleEmailMaker } from './payments/emails/payment-trouble-email.ts';
import type { Secrets } from './tokens/secrets.ts';
import { createWaitingEmailMakers, type WaitingEmailParts } from './waiting-list/waiting-emails.ts';

/** Reads the present state of what an email reports, when the email is made. */
interface EmailStates
  extends
    Pick<CustomerEmailParts, 'isLinkWanted' | 'isAnswerWanted'>,
    Pick<WaitingEmailParts, 'isEntryUnconfirmed' | 'isOfferOpen'> {
  stateOfBooking: EmailMakerParts['stateOfBooking'];
  isConfirmationWanted: ConfirmationEmailParts['isWanted'];
  isSignupPending: NewsletterEmailParts['isWanted'];
  isExpiryNoticeStillDue: ExpiryNoticeEmailParts['isStillDue'];
  isPatternStillStopped: PatternStoppedEmailParts['isStillStopped'];
}

export interface EmailMakersParts {
  states: EmailStates;
  supportEmail: string;
  /** Without a slash at the end. */
  publicUrl: string;
  pricing: Pricing;
  operator: OrderEmailContext['operator'];
  termsText: OrderEmailContext['termsText'];
  cancelTokens: Pick<CancelTokens, 'tokenOf'>;
  secrets: Secrets;
  clock: Clock;
  log: Logger;
}

type EmailMakers = ReadonlyMap<string, MakeEmail>;

export function createEmailMakers(parts: EmailMakersParts): EmailMakers {
  const { states, supportEmail, publicUrl, pricing, operator, termsText, cancelTokens, secrets, clock, log } =
    parts;
  const makeBookingEmail = createBookingEmailMaker({
    context: { publicUrl, cancelTokenOf: cancelTokens.tokenOf },
    stateOfBooking: states.stateOfBooking,
    clock,
    log,
  });
  const makeConfirmation = createConfirmationEmailMaker({
    supportEmail,
    publicUrl,
    tokens: createLinkTokens('confirmEmailLink', secrets),
    isWanted: states.isConfirmationWanted,
  });
  const makeNewsletterEmail = createNewsletterEmailMaker({
    supportEmail,
    publicUrl,
    tokens: createLinkTokens('newsletterLink', secrets),
    isWanted: states.isSignupPending,
  });
  const makeExpiryNoticeEmail = createExpiryNoticeEmailMaker({
    supportEmail,
    publicUrl,
    pricing,
    isStillDue: states.isExpiryNoticeStillDue,
    clock,
  });
  const makeTroubleEmail = createTroubleEmailMaker({ supportEmail, publicUrl });
  const customerEmails = createCustomerEmailMakers({
    supportEmail,
    publicUrl,
    tokens: createLinkTokens('customerDataLink', secrets),
    isLinkWanted: states.isLinkWanted,
    isAnswerWanted: states.isAnswerWanted,
    clock,
  });
  const waitingEmails = createWaitingEmailMakers({
    supportEmail,
    publicUrl,
    tokens: {
      entry: createLinkTokens('waitingListLink', secrets),
      offer: createLinkTokens('offerLink', secrets),
    },
    isEntryUnconfirmed: states.isEntryUnconfirmed,
    isOfferOpen: states.isOfferOpen,
    clock,
  });
  return new Map<string, MakeEmail>([
    ...Object.keys(bookingEmailKinds).map((kind) => [kind, makeBookingEmail] as const),
    ...EXPIRY_NOTICE_KINDS.map((kind) => [kind, makeExpiryNoticeEmail] as const),
    ...createMoneyEmailMakers(supportEmail),
    [ORDER_CONFIRMED, createOrderEmailMaker({ supportEmail, publicUrl, operator, termsText })],
    [PAYMENT_GONE, makeTroubleEmail],
    [TRANSFER_FAILED, makeTroubleEmail],
    [EMAIL_CONFIRMATION, makeConfirmation],
    [ACCOUNT_DELETED, createDeletionEmailMaker(supportEmail)],
    [BUSY_CALENDAR_FAILING, createFailingEmailMaker({ supportEmail, publicUrl })],
    [
      PATTERN_STOPPED,
      createPatternStoppedEmailMaker({
        supportEmail,
        publicUrl,
        isStillStopped: states.isPatternStillStopped,
      }),
    ],
    [NEW_DEVICE, createNewDeviceEmailMaker({ supportEmail, publicUrl })],
    [NEWSLETTER_CONFIRMATION, makeNewsletterEmail],
    [CONTACT_MESSAGE, makeContactEmail],
    ...customerEmails,
    ...waitingEmails,
  ]);
}

/** Throws EmailNotMakeable for an unknown kind. */
export function makeByKind(makers: EmailMakers): MakeEmail {
  return async (email) => {
    const make = makers.get(email.kind);
    if (!make) throw new EmailNotMakeable(`no email has the kind '${email.kind}'`);
    return make(email);
  };
}
