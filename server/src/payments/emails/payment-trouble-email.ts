import { SETUP_FEE_PENCE } from '@daybook/schema/figures/prices';
import { momentText, wallClockAt } from '@daybook/schema/rules/calendar-day';
import { longDate } from '@daybook/schema/rules/date';
import { poundsOf, priceText } from '@daybook/schema/rules/money';
import { buildPath } from '@daybook/schema/rules/path';
import { PRODUCT_NAME } from '@daybook/schema/words/product';
import { pages } from '@daybook/schema/words/routes';
import type { Email, Draft, EmailPart } from '../../emails/email.ts';
import { emailFromUs, type Us } from '../../emails/layout.tsx';
import { textWithoutLinks } from '../../emails/plain-text.ts';
import type { TroubleFacts } from './money-facts.ts';

interface TroubleEmailContext extends Us {
  /** PUBLIC_URL, without a slash at the end. */
  publicUrl: string;
}

export function troubleEmail(facts: TroubleFacts, context: TroubleEmailContext): Email {
  const { business, timezone, kind, reference, paidAt, outlook } = facts;
  const { subject, heading, explained } = WORDS[kind](priceText(poundsOf(facts.amountPence)));
  const canPay = outlook.diary === 'open until' || outlook.diary === 'closed';
  const href = context.publicUrl + buildPath(pages.payment, { businessId: business.id });
  const draft: Draft = {
    subject,
    preview: explained,
    heading,
    parts: [
      { type: 'paragraph', text: explained },
      {
        type: 'details',
        rows: [
          { label: 'Business', value: textWithoutLinks(business.name) },
          { label: 'Amount', value: priceText(poundsOf(facts.amountPence)) },
          {
            label: kind === 'not_arrived' ? 'Started on' : 'Paid on',
            value: longDate(wallClockAt(paidAt, timezone).date),
          },
          ...(reference === null ? [] : [{ label: 'Payment reference', value: reference }]),
        ],
      },
      ...outlookText(facts).map((text): EmailPart => ({ type: 'paragraph', text })),
      ...(canPay ? [{ type: 'button', link: { label: 'Open the payment page', href } } as const] : []),
      {
        type: 'paragraph',
        text: 'Any questions? Reply to this email.',
      },
    ],
    footer: [`${PRODUCT_NAME} emails owners when a payment is refunded, taken back or doesn’t arrive.`],
  };
  return emailFromUs(draft, context);
}

interface Words {
  subject: string;
  heading: string;
  explained: string;
}

const WORDS: Record<TroubleFacts['kind'], (amount: string) => Words> = {
  refunded: (amount) => ({
    subject: `Your payment of ${amount} was refunded`,
    heading: `Your payment of ${amount} was refunded`,
    explained:
      'The money goes back to the card or account it came from. Banks take up to ten days to show it.',
  }),
  lost: (amount) => ({
    subject: `Your bank took back your payment of ${amount}`,
    heading: `Your bank took back your payment of ${amount}`,
    explained: 'The payment was disputed, and your bank took the money back.',
  }),
  not_arrived: (amount) => ({
    subject: `Your transfer of ${amount} didn’t arrive`,
    heading: `Your transfer of ${amount} didn’t arrive`,
    explained:
      'You chose a payment method that takes a few days, and the money didn’t reach us. Your bank can tell you why.',
  }),
};

function outlookText({ business, outlook, timezone }: TroubleFacts): string[] {
  switch (outlook.diary) {
    case 'stays open':
      return [`Nothing else changes: ${business.name} is still paid for, and customers can still book.`];
    case 'open until':
      return [
        `Customers can book with ${business.name} until ${momentText(outlook.until, timezone)}. After that, they can’t until you pay.`,
        KEPT,
      ];
    case 'closed':
      return [`Customers can’t book with ${business.name} until you pay.`, KEPT];
    case 'deactivated':
      return [];
  }
}

const KEPT = 'Existing bookings stay, and nothing is deleted.';

export function exampleTrouble(kind: TroubleFacts['kind']): (now: number) => TroubleFacts {
  return (now) => ({
    business: { id: 1, name: 'Example Salon' },
    timezone: 'Europe/London',
    kind,
    reference: kind === 'not_arrived' ? null : 'pi_example',
    amountPence: SETUP_FEE_PENCE,
    paidAt: now,
    outlook: { diary: 'closed' },
  });
}
