import type { SiteFacts } from '@daybook/schema/contract/site-page';
import { BOOKING_RECORD_YEARS, PURGE_AFTER_DAYS } from '@daybook/schema/figures/periods';
import { poundsOf, priceText } from '@daybook/schema/rules/money';
import { PRODUCT_NAME } from '@daybook/schema/words/product';
import { sitePages } from '@daybook/schema/words/routes';
import { ReadingPage, type ReadingSection } from '../parts/ReadingPage.tsx';
import type { PublicPage, ViewProps } from '../public-page.ts';
import { LAST_UPDATED, OperatorText } from './legal-parts.tsx';
import { buyingOf } from './terms-buying.tsx';
import { customersDataOf } from './terms-customers-data.tsx';

export const termsPage: PublicPage = {
  title: () => TERMS_TITLE,
  description: () => TERMS_DESCRIPTION,
  View: TermsView,
};

function TermsView({ facts }: ViewProps) {
  return (
    <ReadingPage heading={TERMS_TITLE} lede={TERMS_LEDE} sections={termsSections(facts)}>
      <p>{LAST_UPDATED}</p>
    </ReadingPage>
  );
}

const TERMS_TITLE = 'Terms and Conditions';
const TERMS_DESCRIPTION = `What a business agrees to when it uses ${PRODUCT_NAME}: the price, the trial, cancelling, liability and the data processing agreement.`;
const TERMS_LEDE = `The agreement between the operator of this ${PRODUCT_NAME} (‘we’) and a business that keeps a diary here (‘you’). People who book make their agreement with the business, not with us.`;

const termsSections = (facts: SiteFacts): readonly ReadingSection[] => [
  { id: 'who-we-are', heading: 'Who we are', body: <OperatorText facts={facts} /> },
  ACCOUNT,
  ...buyingOf(facts),
  YOUR_PART,
  CUSTOMERS,
  customersDataOf(facts),
  SERVICE,
  endingOf(facts),
  LIABILITY,
  CHANGES,
  LAW,
];

const ACCOUNT: ReadingSection = {
  id: 'account',
  heading: 'Your account',
  body: (
    <>
      <p>You accept these terms when you add or import a business.</p>
      <p>
        You must be 18 or older, and use {PRODUCT_NAME} for a business, trade or profession. {PRODUCT_NAME} is
        not for anyone under 16.
      </p>
      <p>
        You log in with a Google account. Anyone who can use that account can use your diaries, so keep it
        secure. Give us true details of your business, and keep them up to date.
      </p>
    </>
  ),
};

const YOUR_PART: ReadingSection = {
  id: 'your-part',
  heading: 'What you must not do',
  body: (
    <>
      <p>You must not:</p>
      <ul>
        <li>offer anything illegal, or anything that misleads the people who book it;</li>
        <li>use the name of another business without its permission;</li>
        <li>use customers’ details for anything that they have not agreed to or the law does not allow;</li>
        <li>overload our pages with programs, or try to reach data that is not yours;</li>
        <li>resell access to {PRODUCT_NAME} as your own service.</li>
      </ul>
      <p>
        If a business does any of this, we can stop it from taking bookings while we look into it. We tell you
        why, unless the law forbids it. What you entered stays yours, and you can export it.
      </p>
    </>
  ),
};

const CUSTOMERS: ReadingSection = {
  id: 'customers',
  heading: 'Your customers',
  body: (
    <p>
      A booking is an agreement between you and the customer. You decide on the prices, cancellations and
      refunds of your services, and you are responsible for them.
    </p>
  ),
};

const SERVICE: ReadingSection = {
  id: 'service',
  heading: 'What you can expect from us',
  body: (
    <>
      <p>
        We provide {PRODUCT_NAME} with reasonable care and skill. We aim to keep it available 99.9% of the
        time, and to reply to messages within one working day (UK time). These are aims, not promises:
        maintenance and failures happen.
      </p>
      <p>
        We retry an email until a mail server accepts it or we have to give up. Your dashboard then says so
        next to the booking. You can export what you entered at any time.
      </p>
    </>
  ),
};

const endingOf = ({ pricing }: SiteFacts): ReadingSection => ({
  id: 'ending',
  heading: 'Ending this agreement',
  body: (
    <>
      <p>
        You can delete a business or your account in Settings at any time.{' '}
        {pricing === 'subscription' && 'Its subscription ends with it. '}
        We then cancel the upcoming bookings, and email the customers who booked here.
      </p>
      <p>
        We may end this agreement with one month’s notice by email. We may end it at once if you seriously
        break these terms.{' '}
        {pricing === 'subscription'
          ? 'If you kept to these terms, we refund what you paid for the days after the end.'
          : 'The setup fee is not refunded then, unless the law gives you a right to a refund.'}
      </p>
      <p>
        Export what you want to keep first. Within {PURGE_AFTER_DAYS} days we delete your account and your
        customers’ details. The date, service and price of each booking stay for {BOOKING_RECORD_YEARS} years.{' '}
        <a href={`${sitePages.privacy}#how-long`}>The privacy policy lists every period.</a>
      </p>
    </>
  ),
});

/** Pence, for all claims of one business in a year: about ten times what it pays. */
const LIABILITY_PENCE = 50_000;

const LIABILITY: ReadingSection = {
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

const CHANGES: ReadingSection = {
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

const LAW: ReadingSection = {
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
