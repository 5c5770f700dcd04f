/** The emails about the end of a trial or a subscription, and about a failed renewal. */

import { z } from 'zod';
import { idField } from '@daybook/schema/contract/fields';
import type { Pricing } from '@daybook/schema/contract/payment';
import { SETUP_FEE_PENCE, SUBSCRIPTION_MONTH_PENCE } from '@daybook/schema/figures/prices';
import { momentText, wallClockAt } from '@daybook/schema/rules/calendar-day';
import { longDate } from '@daybook/schema/rules/date';
import { poundsOf, priceText } from '@daybook/schema/rules/money';
import { buildPath, withQuery } from '@daybook/schema/rules/path';
import { counted } from '@daybook/schema/words/counted';
import { DIARY_NOT_AVAILABLE } from '@daybook/schema/words/diary-texts';
import { PRODUCT_NAME } from '@daybook/schema/words/product';
import { pages } from '@daybook/schema/words/routes';
import type { Detail, Draft, Email, EmailPart, Link } from '../../emails/email.ts';
import { emailFromUs, type Us } from '../../emails/layout.tsx';

interface ExpiryNoticeEmailContext extends Us {
  /** PUBLIC_URL, without a trailing slash. */
  publicUrl: string;
  pricing: Pricing;
}

export function expiryNoticeEmail(facts: ExpiryNoticeFacts, context: ExpiryNoticeEmailContext): Email {
  const { details, paragraphs, button, ...draft } = noticeOf(facts, context);
  const content: Draft = {
    ...draft,
    parts: [
      { type: 'details', rows: [{ label: 'Business', value: facts.businessName }, ...details] },
      ...paragraphs.map((text): EmailPart => ({ type: 'paragraph', text })),
      { type: 'button', link: button },
      {
        type: 'paragraph',
        text: 'Any questions? Reply to this email.',
      },
    ],
    footer: [
      `${PRODUCT_NAME} emails owners before a subscription renews, when a trial or subscription ends, and when a payment fails.`,
    ],
  };
  return emailFromUs(content, context);
}

interface Notice {
  subject: string;
  preview: string;
  heading: string;
  details: Detail[];
  paragraphs: string[];
  button: Link;
}

const CLOSED = `customers see ‘${DIARY_NOT_AVAILABLE}’ and can’t book, and you can’t add events`;
const KEPT =
  'Existing bookings stay. Customers can still cancel them, and we still send reminders (but not for imported bookings). We keep everything, and it’s all available again as soon as you pay.';

function noticeOf(facts: ExpiryNoticeFacts, context: ExpiryNoticeEmailContext): Notice {
  const { news } = facts;
  switch (news.kind) {
    case 'trial_ending':
      return trialNotice(facts, news, context);
    case 'trial_ended':
      return trialEnded(facts, news, context);
    case 'subscription_renewing':
      return subscriptionRenewing(facts, news, context);
    case 'renewal_failed':
      return renewalFailed(facts, news, context);
    case 'subscription_ended':
      return subscriptionEnded(facts, news, context);
  }
}

type Of<Kind extends ExpiryNews['kind']> = Extract<ExpiryNews, { kind: Kind }>;

function trialNotice(
  facts: ExpiryNoticeFacts,
  { hours, endsAt }: Of<'trial_ending'>,
  context: ExpiryNoticeEmailContext,
): Notice {
  const ends = momentText(endsAt, facts.timezone);
  return {
    subject: `Your free trial for ${facts.businessName} ends on ${ends}`,
    preview: 'From then on, your diary takes no new bookings until you pay.',
    heading: 'Your free trial ends soon',
    details: [
      { label: 'Free trial', value: counted(hours, 'hour') },
      { label: 'Ends', value: ends },
    ],
    paragraphs: [`If you haven’t paid by then, ${CLOSED}.`, KEPT, priceSentence(context.pricing)],
    button: toPayment(facts, context),
  };
}

function trialEnded(
  facts: ExpiryNoticeFacts,
  { hours, endsAt }: Of<'trial_ended'>,
  context: ExpiryNoticeEmailContext,
): Notice {
  return {
    subject: `Your free trial for ${facts.businessName} has ended`,
    preview: 'We’ve kept your bookings and events.',
    heading: `Your ${hours}-hour free trial has ended`,
    details: [{ label: 'Ended', value: momentText(endsAt, facts.timezone) }],
    paragraphs: [`Until you pay, ${CLOSED}.`, KEPT, priceSentence(context.pricing)],
    button: toPayment(facts, context),
  };
}

function subscriptionRenewing(
  facts: ExpiryNoticeFacts,
  { renewsAt }: Of<'subscription_renewing'>,
  { publicUrl }: ExpiryNoticeEmailContext,
): Notice {
  const { businessName, timezone } = facts;
  const day = longDate(wallClockAt(renewsAt, timezone).date);
  return {
    subject: `Your subscription for ${businessName} renews on ${day}`,
    preview: `We’ll take ${MONTH_PRICE}. You can cancel before then.`,
    heading: 'Your subscription renews soon',
    details: [
      { label: 'Renews on', value: day },
      { label: 'Next payment', value: `${MONTH_PRICE}, including any VAT` },
    ],
    paragraphs: [
      `We’ll take ${MONTH_PRICE} on ${day}, and then every month until you cancel.`,
      'To keep your diary, you don’t need to do anything. If you don’t want to renew, cancel in Settings before that day. The diary then stays open until that day, and nothing is deleted.',
    ],
    button: {
      label: 'See or cancel the subscription',
      href: toDetails(facts, publicUrl),
    },
  };
}

function renewalFailed(
  facts: ExpiryNoticeFacts,
  { failedAt, openUntil, isLast }: Of<'renewal_failed'>,
  { publicUrl }: ExpiryNoticeEmailContext,
): Notice {
  const { businessName, timezone } = facts;
  const lastWord = isLast ? ' This is our last reminder before then.' : '';
  return {
    subject: `Your payment for ${businessName} didn’t go through`,
    preview: 'Please check your card in Settings.',
    heading: 'Your payment didn’t go through',
    details: [
      { label: 'Payment', value: `${MONTH_PRICE}, for another month` },
      { label: 'Failed', value: momentText(failedAt, timezone) },
      { label: 'Please pay by', value: momentText(openUntil, timezone) },
    ],
    paragraphs: [
      // Retries are set at the payment provider, which may also end the subscription.
      'We may retry the payment automatically over the next few days. You can change your card in Settings.',
      `If it hasn’t gone through by then, or if the subscription ends first, ${CLOSED}.${lastWord}`,
      KEPT,
    ],
    button: { label: 'Open Settings', href: toDetails(facts, publicUrl) },
  };
}

function subscriptionEnded(
  facts: ExpiryNoticeFacts,
  { paidUntil, why }: Of<'subscription_ended'>,
  context: ExpiryNoticeEmailContext,
): Notice {
  return {
    subject: `Your subscription for ${facts.businessName} has ended`,
    preview: 'We’ve kept your bookings and events.',
    heading: 'Your subscription has ended',
    details: [{ label: 'Paid for until', value: momentText(paidUntil, facts.timezone) }],
    paragraphs: [`${WHY_ENDED[why]} Until you pay again, ${CLOSED}.`, KEPT, priceSentence(context.pricing)],
    button: toPayment(facts, context),
  };
}

const WHY_ENDED = {
  cancelled: 'The subscription was cancelled, and the last paid month is over.',
  unpaid: 'The payment for another month didn’t go through.',
  ended: 'The last paid month is over.',
} satisfies Record<Of<'subscription_ended'>['why'], string>;

const MONTH_PRICE = priceText(poundsOf(SUBSCRIPTION_MONTH_PENCE));

function priceSentence(pricing: Pricing): string {
  return pricing === 'setup_fee'
    ? `A diary costs ${priceText(poundsOf(SETUP_FEE_PENCE))}, paid once.`
    : `A diary costs ${MONTH_PRICE} a month. You can cancel at any time, and you keep access until the end of the month you’ve paid for.`;
}

const toDetails = ({ businessId }: ExpiryNoticeFacts, publicUrl: string) =>
  publicUrl + withQuery(pages.settings, { tab: 'businesses', business: businessId });

function toPayment({ businessId }: ExpiryNoticeFacts, { publicUrl }: ExpiryNoticeEmailContext): Link {
  return {
    label: 'Open the payment page',
    href: publicUrl + buildPath(pages.payment, { businessId }),
  };
}

/** The content of an email about an end, from when it was written. Instants are milliseconds since 1970. */
const instant = z.int().min(0).max(8.64e15);
const trial = { endsAt: instant, hours: z.int().positive() };

const expiryNoticeNews = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('trial_ending'), ...trial }),
  z.object({ kind: z.literal('trial_ended'), ...trial }),
  z.object({ kind: z.literal('subscription_renewing'), renewsAt: instant }),
  z.object({
    kind: z.literal('renewal_failed'),
    failedAt: instant,
    openUntil: instant,
    isLast: z.boolean(),
  }),
  z.object({
    kind: z.literal('subscription_ended'),
    paidUntil: instant,
    why: z.enum(['cancelled', 'unpaid', 'ended']),
  }),
]);

export const expiryNoticeFacts = z.object({
  businessId: idField,
  businessName: z.string(),
  timezone: z.string(),
  onceKey: z.string(),
  news: expiryNoticeNews,
});

/** Its `kind` is also `emails.kind`. */
export type ExpiryNews = z.infer<typeof expiryNoticeNews>;
export type ExpiryNoticeFacts = z.infer<typeof expiryNoticeFacts>;

export const EXPIRY_NOTICE_KINDS = [
  'trial_ending',
  'trial_ended',
  'subscription_renewing',
  'renewal_failed',
  'subscription_ended',
] as const satisfies readonly ExpiryNews['kind'][];
