import { poundsOf, priceText } from '@daybook/schema/rules/money';
import type { ReadingSection } from '../../parts/ReadingPage.tsx';

/** Pence, for all claims of one business in a year: some ten times what it pays. */
const LIABILITY_PENCE = 50_000;

export const LIABILITY: ReadingSection = {
  id: 'liability',
  heading: 'Liability',
  body: (
    <>
      <p>
        Nothing in these terms limits liability for death or injury caused by negligence, for fraud, or for
        anything else that the law does not let us limit.
      </p>
      <h3>If the law treats you as a consumer</h3>
      <p>
        You keep all your legal rights. We are liable for any foreseeable loss that we cause by breaking these
        terms, or by failing to use reasonable care and skill. The limits below do not apply to you.
      </p>
      <h3>If you are a business</h3>
      <p>
        We are not liable for lost profit, lost bookings or other indirect loss. Nor are we liable for
        failures of Google, Stripe or others beyond our control, though we stay responsible for our
        subprocessors.
      </p>
      <p>
        For all other claims in a year, we are liable for up to {priceText(poundsOf(LIABILITY_PENCE))}, or all
        that you have paid us if that is more.
      </p>
      <p>You are liable for what you publish, and for your customers’ claims about your services.</p>
    </>
  ),
};

export const CHANGES: ReadingSection = {
  id: 'changes',
  heading: 'Changes to these terms',
  body: (
    <p>
      If we change these terms in a way that matters to you, we email the address of your account one month
      before. If you do not agree, you can end this agreement before then. What you paid for before stays
      under the terms under which you paid.
    </p>
  ),
};

export const LAW: ReadingSection = {
  id: 'law',
  heading: 'Law and disputes',
  body: (
    <p>
      The law of England and Wales applies, and its courts decide disputes. If you are a consumer in Scotland
      or Northern Ireland, you can also go to court there. If a part of these terms is not valid, the rest
      still applies. Only you and we can enforce these terms.
    </p>
  ),
};
