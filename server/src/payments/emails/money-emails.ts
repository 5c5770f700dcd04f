import { SETUP_FEE_PENCE } from '@daybook/schema/figures/prices';
import { longDate } from '@daybook/schema/rules/date';
import { poundsOf, priceText } from '@daybook/schema/rules/money';
import { PRODUCT_NAME } from '@daybook/schema/words/product';
import type { Draft, Email, EmailPart } from '../../emails/email.ts';
import { emailFromUs, type Us } from '../../emails/layout.tsx';
import { textWithoutLinks } from '../../emails/plain-text.ts';
import type { MoneyFacts } from './money-facts.ts';

const moneyEmail =
  (draftOf: (facts: MoneyFacts, supportEmail: string) => Draft) =>
  (facts: MoneyFacts, us: Us): Email =>
    emailFromUs(draftOf(facts, us.supportEmail), us);

export const returnedEmail = moneyEmail(toPayer);
export const returnedToSupportEmail = moneyEmail(toSupport);
export const returnFailedEmail = moneyEmail(returnFailed);

function toPayer(facts: MoneyFacts, supportEmail: string): Draft {
  const why = facts.business
    ? `${facts.business.name} had already been paid for when this payment arrived.`
    : `The business it was for is no longer on ${PRODUCT_NAME}.`;
  return {
    subject: `We’re refunding your payment of ${amountOf(facts)}`,
    preview: 'You don’t need to do anything.',
    heading: `We’re refunding your payment of ${amountOf(facts)}`,
    parts: [
      { type: 'paragraph', text: `${why} So we’re refunding this payment in full.` },
      {
        type: 'paragraph',
        text: 'The money goes back to the card or account it came from. Banks take up to ten days to show it. You don’t need to do anything.',
      },
      detailsOf(facts),
      { type: 'paragraph', text: `If it hasn’t arrived by then, email ${supportEmail}.` },
    ],
    footer: [`${PRODUCT_NAME} sent this because it refunded a payment.`],
  };
}

function toSupport(facts: MoneyFacts): Draft {
  const why = facts.business ? 'its business was already paid for' : 'its business is gone';
  return {
    subject: `Refunding a payment of ${amountOf(facts)}: ${why}`,
    preview: 'You don’t need to do anything.',
    heading: 'A payment is being refunded',
    parts: [
      {
        type: 'paragraph',
        text: `We’re refunding this payment in full, because ${why}. We’re emailing the payer if we know their address. You don’t need to do anything.`,
      },
      detailsOf(facts),
    ],
    footer: [`${PRODUCT_NAME} sent this to its support address.`],
  };
}

function returnFailed(facts: MoneyFacts): Draft {
  return {
    subject: `A refund has failed: ${facts.reference}`,
    preview: 'The payer’s bank rejected it. Please arrange another way to refund it.',
    heading: 'A refund has failed',
    parts: [
      {
        type: 'paragraph',
        text: 'The payer’s bank rejected the refund of this payment. The payment provider has the money again, and we’re treating the payment as received. If it should still be refunded, please arrange that with the payer.',
      },
      detailsOf(facts),
    ],
    footer: [`${PRODUCT_NAME} sent this to its support address.`],
  };
}

function detailsOf(facts: MoneyFacts): EmailPart {
  const { business, reference, paidAt } = facts;
  return {
    type: 'details',
    rows: [
      ...(business ? [{ label: 'Business', value: textWithoutLinks(business.name) }] : []),
      { label: 'Amount', value: amountOf(facts) },
      { label: 'Paid on', value: longDate(new Date(paidAt).toISOString().slice(0, 10)) },
      { label: 'Payment reference', value: reference },
    ],
  };
}

function amountOf({ amountPence }: MoneyFacts): string {
  return priceText(poundsOf(amountPence));
}

export function exampleMoney(now: number): MoneyFacts {
  return {
    business: { id: 1, name: 'Example Salon' },
    reference: 'pi_example',
    amountPence: SETUP_FEE_PENCE,
    paidAt: now,
  };
}
