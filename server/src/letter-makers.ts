/** Who makes the letters of which kind: the only list of them. */
import type { Logger } from 'pino';
import type { Pricing } from '@daybook/schema/contract/payment';
import { ACCOUNT_DELETED } from './accounts/deletion/deletion-facts.ts';
import { createDeletionLetterMaker } from './accounts/deletion/letter.ts';
import { createNewDeviceLetterMaker } from './accounts/new-device/letter.ts';
import { NEW_DEVICE } from './accounts/new-device/new-device-facts.ts';
import type { CancelTokens } from './bookings/cancel-token.ts';
import { createBookingLetterMaker, type LetterMakerParts } from './bookings/letters/letter-from-outbox.ts';
import { bookingLetterKinds } from './bookings/letters/kinds.ts';
import { ENDING_KINDS } from './businesses/ending/ending-facts.ts';
import { createEndingLetterMaker, type EndingLetterParts } from './businesses/ending/letter.ts';
import { EMAIL_CONFIRMATION } from './businesses/email-confirmation/confirmation-facts.ts';
import { createEmailTokens } from './businesses/email-confirmation/email-token.ts';
import {
  createConfirmationLetterMaker,
  type ConfirmationLetterParts,
} from './businesses/email-confirmation/letter.ts';
import type { Clock } from './clock.ts';
import { CONTACT_MESSAGE } from './contact/contact-facts.ts';
import { makeContactLetter } from './contact/letter.ts';
import { createDataTokens } from './customer-data/data-token.ts';
import { createCustomerLetterMakers, type CustomerLetterParts } from './customer-data/letter-makers.ts';
import { LetterNotMakeable, type MakeLetter } from './mail/worker.ts';
import { createNewsletterLetterMaker, type NewsletterLetterParts } from './newsletter/letter.ts';
import { NEWSLETTER_CONFIRMATION } from './newsletter/newsletter-facts.ts';
import { createSignupTokens } from './newsletter/signup-token.ts';
import { ORDER_CONFIRMED, PAYMENT_GONE, TRANSFER_FAILED } from './payments/letters/money-facts.ts';
import { createMoneyLetterMakers } from './payments/letters/money-letters.ts';
import { createOrderLetterMaker, type OrderLetterContext } from './payments/letters/order-letter.ts';
import { createTroubleLetterMaker } from './payments/letters/trouble-letter.ts';
import type { Secrets } from './session-secrets.ts';

/** What has become of that which a letter tells of, at the moment when it is made. */
export interface LetterStates extends Pick<CustomerLetterParts, 'isLinkWanted' | 'isAnswerWanted'> {
  stateOfBooking: LetterMakerParts['stateOfBooking'];
  isConfirmationWanted: ConfirmationLetterParts['isWanted'];
  isSignupPending: NewsletterLetterParts['isWanted'];
  isEndingStillDue: EndingLetterParts['isStillDue'];
}

export interface LetterMakersParts {
  states: LetterStates;
  supportEmail: string;
  /** Without a slash at the end. */
  publicUrl: string;
  /** How businesses pay now. */
  pricing: Pricing;
  operator: OrderLetterContext['operator'];
  termsText: OrderLetterContext['termsText'];
  cancelTokens: Pick<CancelTokens, 'tokenOf'>;
  secrets: Secrets;
  clock: Clock;
  log: Logger;
}

/** By `emails.kind`. */
export type LetterMakers = ReadonlyMap<string, MakeLetter>;

export function createLetterMakers(parts: LetterMakersParts): LetterMakers {
  const { states, supportEmail, publicUrl, pricing, operator, termsText, cancelTokens, secrets, clock, log } =
    parts;
  const makeBookingLetter = createBookingLetterMaker({
    context: { publicUrl, cancelTokenOf: cancelTokens.tokenOf },
    stateOfBooking: states.stateOfBooking,
    clock,
    log,
  });
  const makeConfirmation = createConfirmationLetterMaker({
    supportEmail,
    publicUrl,
    tokens: createEmailTokens(secrets),
    isWanted: states.isConfirmationWanted,
  });
  const makeNewsletterLetter = createNewsletterLetterMaker({
    supportEmail,
    publicUrl,
    tokens: createSignupTokens(secrets),
    isWanted: states.isSignupPending,
  });
  const makeEndingLetter = createEndingLetterMaker({
    supportEmail,
    publicUrl,
    pricing,
    isStillDue: states.isEndingStillDue,
    clock,
  });
  const makeTroubleLetter = createTroubleLetterMaker({ supportEmail, publicUrl });
  const customerLetters = createCustomerLetterMakers({
    supportEmail,
    publicUrl,
    tokens: createDataTokens(secrets),
    isLinkWanted: states.isLinkWanted,
    isAnswerWanted: states.isAnswerWanted,
    clock,
  });
  return new Map<string, MakeLetter>([
    ...Object.keys(bookingLetterKinds).map((kind) => [kind, makeBookingLetter] as const),
    ...ENDING_KINDS.map((kind) => [kind, makeEndingLetter] as const),
    ...createMoneyLetterMakers(supportEmail),
    [ORDER_CONFIRMED, createOrderLetterMaker({ supportEmail, publicUrl, operator, termsText })],
    [PAYMENT_GONE, makeTroubleLetter],
    [TRANSFER_FAILED, makeTroubleLetter],
    [EMAIL_CONFIRMATION, makeConfirmation],
    [ACCOUNT_DELETED, createDeletionLetterMaker(supportEmail)],
    [NEW_DEVICE, createNewDeviceLetterMaker({ supportEmail, publicUrl })],
    [NEWSLETTER_CONFIRMATION, makeNewsletterLetter],
    [CONTACT_MESSAGE, makeContactLetter],
    ...customerLetters,
  ]);
}

/** Throws LetterNotMakeable for a kind that nobody knows. */
export function makeByKind(makers: LetterMakers): MakeLetter {
  return async (email) => {
    const make = makers.get(email.kind);
    if (!make) throw new LetterNotMakeable(`no email has the kind '${email.kind}'`);
    return make(email);
  };
}
