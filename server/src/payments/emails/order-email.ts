/** Makes the confirmation of an order: what an owner has bought, the terms, and how to cancel it. */

import type { Operator } from '@daybook/schema/contract/site-page';
import { CONSUMER_CANCEL_DAYS, DAY } from '@daybook/schema/figures/periods';
import { SETUP_FEE_PENCE, SUBSCRIPTION_MONTH_PENCE } from '@daybook/schema/figures/prices';
import { wallClockAt } from '@daybook/schema/rules/calendar-day';
import { longDate } from '@daybook/schema/rules/date';
import { poundsOf, priceText } from '@daybook/schema/rules/money';
import { withQuery } from '@daybook/schema/rules/path';
import { cancellationForm, LEGAL_TEXTS_OF } from '@daybook/schema/words/legal-texts';
import { operatorDetails } from '@daybook/schema/words/operator-texts';
import { PRODUCT_NAME } from '@daybook/schema/words/product';
import { pages } from '@daybook/schema/words/routes';
import type { Reader } from '../../database/database.ts';
import type { Detail, Email, Draft } from '../../emails/email.ts';
import { emailFromUs, type Us } from '../../emails/layout.tsx';
import { textWithoutLinks } from '../../emails/plain-text.ts';
import { findTerms } from '../terms-store.ts';
import type { OrderFacts } from './money-facts.ts';

interface OrderEmailContext extends Us {
  /** PUBLIC_URL, without a slash at the end. */
  publicUrl: string;
}

/** Attaches the terms that the buyer accepted, not today's (Consumer Contracts Regulations 2013, regulation 16). */
export async function orderEmailWithTerms(
  facts: OrderFacts,
  context: OrderEmailContext,
  on: Reader | null,
): Promise<Email> {
  const { termsId } = facts;
  return orderEmail(facts, context, on === null || termsId === null ? null : await findTerms(on, termsId));
}

export function orderEmail(facts: OrderFacts, context: OrderEmailContext, terms: string | null): Email {
  const { supportEmail, publicUrl, operator } = context;
  const form = cancellationForm({ ...operator, email: supportEmail }).join('\n');
  const draft: Draft = {
    subject: `Your order: ${PRODUCT_NAME} for ${facts.business.name}`,
    preview: `You paid ${priceOf(facts.amountPence)}. Please keep this email.`,
    heading: 'Thank you for your order',
    parts: [
      { type: 'details', rows: detailsOf(facts, operator) },
      { type: 'paragraph', text: TERM_TEXTS[facts.model] },
      {
        type: 'button',
        link: {
          label: 'Open your dashboard',
          href: publicUrl + withQuery(pages.dashboard, { business: facts.business.id }),
        },
      },
      {
        type: 'paragraph',
        text: `If the law sees you as a consumer, you can cancel this order until ${lastDayToCancel(facts)}, without giving a reason. To cancel, email ${supportEmail}; you can use the form below. We’ll then refund everything you paid within ${CONSUMER_CANCEL_DAYS} days, to the card or account you paid from. You asked us to start at once; this doesn’t change your right to cancel.`,
      },
      { type: 'words', title: 'Model cancellation form', text: form },
      {
        type: 'paragraph',
        text: `${acceptedTerms(facts)} ${terms === null ? `Our terms are at ${publicUrl}${pages.terms}.` : 'They are attached to this email.'}`,
      },
      { type: 'paragraph', text: 'Please keep this email: it confirms what you bought.' },
    ],
    footer: [`${PRODUCT_NAME} sent this to confirm your order.`],
  };
  return {
    ...emailFromUs(draft, context),
    ...(terms === null
      ? {}
      : { attachment: { filename: `daybook-terms-${facts.termsVersion ?? ''}.txt`, content: terms } }),
  };
}

function detailsOf(facts: OrderFacts, operator: Operator): Detail[] {
  const { business, model, amountPence, couponCode, renewsAt } = facts;
  const rows: [string, string | null][] = [
    ['Business', textWithoutLinks(business.name)],
    ['You bought', BOUGHT[model]],
    ['Price', `${priceOf(amountPence)}, including any VAT`],
    ['Coupon', couponCode],
    ['Ordered on', dayOf(facts, facts.orderedAt)],
    [
      'Next payment',
      renewsAt === null
        ? null
        : `${priceOf(SUBSCRIPTION_MONTH_PENCE)} on ${dayOf(facts, renewsAt)}, then every month until you cancel`,
    ],
    ['Sold by', operator.name],
  ];
  const details = rows.flatMap(([label, value]) => (value === null ? [] : [{ label, value }]));
  return [...details, ...operatorDetails(operator)];
}

const BOUGHT = {
  setup_fee: `${PRODUCT_NAME} for this business, paid once`,
  subscription: `${PRODUCT_NAME} for this business, paid monthly`,
} satisfies Record<OrderFacts['model'], string>;

const TERM_TEXTS = {
  setup_fee: 'There is no monthly fee. You can use the diary until you close it or the agreement ends.',
  subscription:
    'The subscription runs from month to month. Cancel it on any day in Settings: the diary then stays open until the end of the month that you paid for.',
} satisfies Record<OrderFacts['model'], string>;

const priceOf = (pence: number) => priceText(poundsOf(pence));

function dayOf({ timezone }: OrderFacts, moment: number): string {
  return longDate(wallClockAt(moment, timezone).date);
}

/** Counts from the day after the payment (Consumer Contracts Regulations 2013, regulation 30). */
function lastDayToCancel(facts: OrderFacts): string {
  return dayOf(facts, facts.paidAt + CONSUMER_CANCEL_DAYS * DAY);
}

function acceptedTerms({ termsVersion }: OrderFacts): string {
  return termsVersion === null
    ? 'You accepted our terms when you paid.'
    : `You accepted our terms of ${longDate(termsVersion)} when you paid.`;
}

export function exampleOrder(now: number): OrderFacts {
  return {
    business: { id: 1, name: 'Example Salon' },
    timezone: 'Europe/London',
    model: 'setup_fee',
    amountPence: SETUP_FEE_PENCE,
    couponCode: null,
    orderedAt: now,
    paidAt: now,
    renewsAt: null,
    termsVersion: LEGAL_TEXTS_OF,
    termsId: null,
  };
}
