/** The letters about how a trial or a subscription ends, and about a renewal that failed. */
import type { Pricing } from '@daybook/schema/contract/payment';
import { poundsOf, priceText } from '@daybook/schema/rules/money';
import { momentText } from '@daybook/schema/rules/moment-text';
import { buildPath } from '@daybook/schema/rules/path';
import { SETUP_FEE_PENCE, SUBSCRIPTION_MONTH_PENCE } from '@daybook/schema/figures/prices';
import { PRODUCT_NAME } from '@daybook/schema/words/product';
import { pages } from '@daybook/schema/words/routes';
import { DIARY_NOT_AVAILABLE } from '@daybook/schema/words/texts';
import type { Clock } from '../../clock.ts';
import { letterHtml } from '../../mail/layout.tsx';
import {
  subjectLine,
  type Detail,
  type Letter,
  type LetterContent,
  type LetterPart,
  type Link,
} from '../../mail/letter.ts';
import { parseFacts } from '../../mail/parse-facts.ts';
import { plainText } from '../../mail/plain-text.ts';
import type { MakeLetter } from '../../mail/worker.ts';
import { endingFacts, type EndingFacts, type EndingNews } from './ending-facts.ts';

export interface EndingLetterContext {
  supportEmail: string;
  /** PUBLIC_URL, without a slash at the end. */
  publicUrl: string;
  /** How businesses pay now. */
  pricing: Pricing;
}

export interface EndingLetterParts extends EndingLetterContext {
  /** Whether what it tells still is so: not of a business that was paid for meanwhile. */
  isStillDue: (facts: EndingFacts, now: number) => Promise<boolean>;
  clock: Clock;
}

/** Makes the letters of rows of ENDING_KINDS. */
export function createEndingLetterMaker(parts: EndingLetterParts): MakeLetter {
  return async ({ payload }) => {
    const facts = parseFacts(endingFacts, payload);
    return (await parts.isStillDue(facts, parts.clock())) ? endingLetter(facts, parts) : null;
  };
}

export function endingLetter(facts: EndingFacts, context: EndingLetterContext): Letter {
  const draft = draftOf(facts, context);
  const subject = subjectLine(draft.subject);
  const content: LetterContent = {
    preview: draft.preview,
    heading: draft.heading,
    parts: [
      { type: 'details', rows: [{ label: 'Business', value: facts.businessName }, ...draft.details] },
      ...draft.paragraphs.map((text): LetterPart => ({ type: 'paragraph', text })),
      { type: 'button', link: draft.button },
      {
        type: 'paragraph',
        text: `If you have any questions, reply to this letter: ${context.supportEmail} reads it.`,
      },
    ],
    footer: [
      `${PRODUCT_NAME} writes this to the owner of a business whose trial or subscription ends, or whose payment failed.`,
    ],
  };
  return {
    subject,
    html: letterHtml(content, subject),
    text: plainText(content),
    replyTo: { name: PRODUCT_NAME, email: context.supportEmail },
  };
}

interface Draft {
  subject: string;
  preview: string;
  heading: string;
  details: Detail[];
  paragraphs: string[];
  button: Link;
}

const CLOSED = `the diary shows ‘${DIARY_NOT_AVAILABLE}’ and takes no bookings, and no events can be added`;
const KEPT =
  'Bookings already made stay: their attendees can still cancel, and their reminders still go out. Everything is kept, and all of it comes back as soon as the business is paid for.';

function draftOf(facts: EndingFacts, context: EndingLetterContext): Draft {
  const { news } = facts;
  switch (news.kind) {
    case 'trial_ending':
      return trialEnding(facts, news, context);
    case 'trial_ended':
      return trialEnded(facts, news, context);
    case 'renewal_failed':
      return renewalFailed(facts, news, context);
    case 'subscription_ended':
      return subscriptionEnded(facts, news, context);
  }
}

type Of<Kind extends EndingNews['kind']> = Extract<EndingNews, { kind: Kind }>;

function trialEnding(
  facts: EndingFacts,
  { hours, endsAt }: Of<'trial_ending'>,
  context: EndingLetterContext,
): Draft {
  const ends = momentText(endsAt, facts.timezone);
  return {
    subject: `The free trial of ${facts.businessName} ends on ${ends}`,
    preview: 'Pay before then, and your diary stays open.',
    heading: 'When your free trial ends',
    details: [
      { label: 'Free trial', value: hours === 1 ? '1 hour' : `${hours} hours` },
      { label: 'Ends', value: ends },
    ],
    paragraphs: [
      `If the business has not been paid for by then, ${CLOSED}.`,
      KEPT,
      priceSentence(context.pricing),
    ],
    button: toPayment(facts, context),
  };
}

function trialEnded(
  facts: EndingFacts,
  { hours, endsAt }: Of<'trial_ended'>,
  context: EndingLetterContext,
): Draft {
  return {
    subject: `The free trial of ${facts.businessName} has ended`,
    preview: 'Your bookings and your events are kept.',
    heading: `Your ${hours}-hour free trial has ended`,
    details: [{ label: 'Ended', value: momentText(endsAt, facts.timezone) }],
    paragraphs: [`Until the business is paid for, ${CLOSED}.`, KEPT, priceSentence(context.pricing)],
    button: toPayment(facts, context),
  };
}

function renewalFailed(
  { businessName, timezone }: EndingFacts,
  { failedAt, openUntil, isLast }: Of<'renewal_failed'>,
  { publicUrl }: EndingLetterContext,
): Draft {
  const lastWord = isLast ? ' We do not write again before then.' : '';
  return {
    subject: `The payment for ${businessName} did not go through`,
    preview: 'Please check the card in Settings.',
    heading: 'Your payment did not go through',
    details: [
      { label: 'For', value: `Another month, ${MONTH_PRICE}` },
      { label: 'Failed', value: momentText(failedAt, timezone) },
      { label: 'Please pay by', value: momentText(openUntil, timezone) },
    ],
    paragraphs: [
      // How often, and for how many days, is set at the payment provider, which may also end the subscription.
      'The payment may be tried again by itself on some of the coming days. You can change the card in Settings.',
      `If it has not gone through by then, or if the subscription has ended before, ${CLOSED}.${lastWord}`,
      KEPT,
    ],
    button: { label: 'Open Settings', href: publicUrl + pages.settings },
  };
}

function subscriptionEnded(
  facts: EndingFacts,
  { paidUntil, why }: Of<'subscription_ended'>,
  context: EndingLetterContext,
): Draft {
  return {
    subject: `The subscription of ${facts.businessName} has ended`,
    preview: 'Your bookings and your events are kept.',
    heading: 'Your subscription has ended',
    details: [{ label: 'Paid for until', value: momentText(paidUntil, facts.timezone) }],
    paragraphs: [
      `${WHY_ENDED[why]} Until the business is paid for again, ${CLOSED}.`,
      KEPT,
      priceSentence(context.pricing),
    ],
    button: toPayment(facts, context),
  };
}

const WHY_ENDED = {
  cancelled: 'The subscription was cancelled, and the last month that was paid for is over.',
  unpaid: 'The payment for another month did not go through.',
  ended: 'The last month that was paid for is over.',
} satisfies Record<Of<'subscription_ended'>['why'], string>;

const MONTH_PRICE = priceText(poundsOf(SUBSCRIPTION_MONTH_PENCE));

function priceSentence(pricing: Pricing): string {
  return pricing === 'setup_fee'
    ? `Full access costs ${priceText(poundsOf(SETUP_FEE_PENCE))}, once.`
    : `Full access costs ${MONTH_PRICE} a month. You can cancel at any time, and it goes on until the end of the month that is paid for.`;
}

function toPayment({ businessId }: EndingFacts, { publicUrl }: EndingLetterContext): Link {
  return {
    label: 'Continue with full access',
    href: publicUrl + buildPath(pages.payment, { businessId }),
  };
}
