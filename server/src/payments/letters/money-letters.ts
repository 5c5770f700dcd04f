/** The letters about money that is given back: to whoever paid, and to support. */
import { longDate } from '@daybook/schema/rules/date';
import { poundsOf, priceText } from '@daybook/schema/rules/money';
import { PRODUCT_NAME } from '@daybook/schema/words/product';
import { letterHtml } from '../../mail/layout.tsx';
import { subjectLine, type Letter, type LetterContent, type LetterPart } from '../../mail/letter.ts';
import { parseFacts } from '../../mail/parse-facts.ts';
import { plainText } from '../../mail/plain-text.ts';
import { unlinked } from '../../mail/unlinked.ts';
import type { MakeLetter } from '../../mail/worker.ts';
import {
  moneyFacts,
  PAYMENT_RETURNED,
  PAYMENT_RETURNED_TO_SUPPORT,
  RETURN_FAILED,
  type MoneyFacts,
} from './money-facts.ts';

interface Told {
  subject: string;
  content: LetterContent;
}

/** The makers of these letters, each with the `emails.kind` that it makes. */
export function createMoneyLetterMakers(supportEmail: string): [kind: string, make: MakeLetter][] {
  const makerOf =
    (tell: (facts: MoneyFacts, supportEmail: string) => Told): MakeLetter =>
    async ({ payload }) =>
      letterOf(tell(parseFacts(moneyFacts, payload), supportEmail), supportEmail);
  return [
    [PAYMENT_RETURNED, makerOf(toPayer)],
    [PAYMENT_RETURNED_TO_SUPPORT, makerOf(toSupport)],
    [RETURN_FAILED, makerOf(returnFailed)],
  ];
}

function letterOf({ subject, content }: Told, supportEmail: string): Letter {
  const line = subjectLine(subject);
  return {
    subject: line,
    html: letterHtml(content, line),
    text: plainText(content),
    replyTo: { name: PRODUCT_NAME, email: supportEmail },
  };
}

function toPayer(facts: MoneyFacts, supportEmail: string): Told {
  const why = facts.business
    ? `${facts.business.name} had been paid for already when this payment arrived, so it was not needed.`
    : 'The business that it was for is no longer with us, so it was not needed.';
  return {
    subject: `We have returned your payment of ${amountOf(facts)}`,
    content: {
      preview: 'It was not needed. The whole amount is on its way back to you.',
      heading: `Your payment of ${amountOf(facts)} is on its way back`,
      parts: [
        { type: 'paragraph', text: why },
        {
          type: 'paragraph',
          text: 'We have returned the whole amount to the card or account it came from. Banks take up to ten days to show it. You need to do nothing.',
        },
        detailsOf(facts),
        { type: 'paragraph', text: `If it has not arrived by then, please write to ${supportEmail}.` },
      ],
      footer: [`${PRODUCT_NAME} sends this once, because a payment was returned.`],
    },
  };
}

function toSupport(facts: MoneyFacts): Told {
  const why = facts.business ? 'its business was paid for already' : 'its business is gone';
  return {
    subject: `A payment of ${amountOf(facts)} was returned: ${why}`,
    content: {
      preview: 'Nothing needs to be done.',
      heading: 'A payment was returned',
      parts: [
        {
          type: 'paragraph',
          text: `A payment arrived that was not needed, since ${why}. The whole amount is on its way back, and whoever paid is told. Nothing needs to be done.`,
        },
        detailsOf(facts),
      ],
      footer: [`${PRODUCT_NAME} sends this to its support address.`],
    },
  };
}

function returnFailed(facts: MoneyFacts): Told {
  return {
    subject: `Money that was returned has come back: ${facts.reference}`,
    content: {
      preview: 'The payer’s bank did not take it. Please return it another way.',
      heading: 'A return has failed',
      parts: [
        {
          type: 'paragraph',
          text: 'The payer’s bank did not take back what was returned of this payment. It is with the payment provider again and counts as paid. If it should go back after all, please arrange that with the payer.',
        },
        detailsOf(facts),
      ],
      footer: [`${PRODUCT_NAME} sends this to its support address.`],
    },
  };
}

function detailsOf(facts: MoneyFacts): LetterPart {
  const { business, reference, paidAt } = facts;
  return {
    type: 'details',
    rows: [
      ...(business ? [{ label: 'Business', value: unlinked(business.name) }] : []),
      { label: 'Amount', value: amountOf(facts) },
      { label: 'Paid on', value: longDate(new Date(paidAt).toISOString().slice(0, 10)) },
      { label: 'Payment', value: reference },
    ],
  };
}

function amountOf({ amountPence }: MoneyFacts): string {
  return priceText(poundsOf(amountPence));
}
