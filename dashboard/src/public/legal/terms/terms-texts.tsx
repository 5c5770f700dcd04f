/** The terms between the operator and a business that uses Daybook. Each figure is the one that the product keeps to. */
import type { SiteFacts } from '@daybook/schema/contract/site-page';
import {
  BOOKING_RECORD_YEARS,
  GRACE_DAYS,
  PURGE_AFTER_DAYS,
  SUPPORT_REPLY_HOURS,
} from '@daybook/schema/figures/periods';
import {
  SETUP_FEE_PENCE,
  SUBSCRIPTION_MONTH_PENCE,
  SUBSCRIPTION_YEAR_PENCE,
} from '@daybook/schema/figures/prices';
import { poundsOf, priceText } from '@daybook/schema/rules/money';
import { FREE_TRIAL_CODE } from '@daybook/schema/words/payment-texts';
import { PRODUCT_NAME } from '@daybook/schema/words/product';
import type { ReadingSection } from '../../parts/ReadingPage.tsx';
import { OperatorText } from '../OperatorText.tsx';
import { CUSTOMERS_DATA } from './customers-data.tsx';

/** Days in which a consumer may cancel, and in which the money goes back (Consumer Contracts Regulations 2013). */
const CONSUMER_DAYS = 14;

const sum = (pence: number) => priceText(poundsOf(pence));

export const TERMS_TITLE = 'Terms and Conditions';
export const TERMS_DESCRIPTION = `What a business agrees to when it uses ${PRODUCT_NAME}: the price, the trial, ending it, and what each side answers for.`;
export const TERMS_LEDE = `These terms hold between whoever runs this ${PRODUCT_NAME} (‘we’) and a business that keeps a diary here (‘you’). Customers who book in a diary make their agreement with the business, and not with us.`;

export const termsSections = (facts: SiteFacts): readonly ReadingSection[] => [
  { id: 'who-we-are', heading: 'Who we are', body: <OperatorText facts={facts} /> },
  ACCOUNT,
  trialOf(facts),
  facts.pricing === 'subscription' ? SUBSCRIPTION : SETUP_FEE,
  REFUNDS,
  YOUR_PART,
  CUSTOMERS,
  CUSTOMERS_DATA,
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
      <p>
        You must be 18 or older, and use {PRODUCT_NAME} for a business, trade or profession. {PRODUCT_NAME} is
        not for anybody under 16. You accept these terms when you add a business.
      </p>
      <p>
        You sign in with a Google account; whoever can use that account can use your diary, so keep it safe.
        What you tell us about your business must be true.
      </p>
    </>
  ),
};

const trialOf = ({ freeTrialHours }: SiteFacts): ReadingSection => ({
  id: 'trial',
  heading: 'The trial',
  body: (
    <p>
      A code may open a diary for a time without payment; the page on which you type it says for how many
      hours.{' '}
      {freeTrialHours !== null &&
        `The code ${FREE_TRIAL_CODE}, which anybody may use, gives ${freeTrialHours} hours. `}
      No card is asked for, and nothing is charged when the time is over: the diary then takes no more
      bookings until it is paid for. Nothing is deleted. Each account has one trial, however many businesses
      it adds.
    </p>
  ),
});

const SETUP_FEE: ReadingSection = {
  id: 'price',
  heading: 'The price',
  body: (
    <p>
      Each business costs {sum(SETUP_FEE_PENCE)}, once. There is no monthly fee and no commission on bookings,
      and nothing is added when you pay. The payment is taken by Stripe; we never see or keep the number of a
      card. A coupon can lower the price, or make it nothing.
    </p>
  ),
};

const SUBSCRIPTION: ReadingSection = {
  id: 'price',
  heading: 'The price',
  body: (
    <>
      <p>
        Each business costs {sum(SUBSCRIPTION_MONTH_PENCE)} a month, which is {sum(SUBSCRIPTION_YEAR_PENCE)} a
        year. There is no commission on bookings, and nothing is added when you pay. The payment is taken by
        Stripe each month until you cancel; we never see or keep the number of a card. A coupon can lower the
        first payment, or make it nothing.
      </p>
      <p>
        You can cancel on any day, in Settings. The diary then stays open until the end of the month that is
        paid for. When a renewal cannot be taken, we write to you, and the diary stays open for {GRACE_DAYS}{' '}
        more days, unless the subscription ends before.
      </p>
    </>
  ),
};

const REFUNDS: ReadingSection = {
  id: 'refunds',
  heading: 'Refunds',
  body: (
    <>
      <p>
        A payment that reaches us twice, or for a business that needs none any more, is given back without
        being asked for. For anything else write to us. If the law gives you a right to cancel or to your
        money back, nothing here takes it away.
      </p>
      <p>
        These terms are made for businesses. Should the law see you as a consumer all the same, you can cancel
        within {CONSUMER_DAYS} days after you have paid, without a reason: write to us, in whatever words, and
        you get all of it back within {CONSUMER_DAYS} days more.
      </p>
    </>
  ),
};

const YOUR_PART: ReadingSection = {
  id: 'your-part',
  heading: 'What you may not do',
  body: (
    <>
      <p>You agree not to:</p>
      <ul>
        <li>offer what is against the law, or what would mislead whoever books it;</li>
        <li>use another business’s name, or the details of customers for anything they did not agree to;</li>
        <li>
          send programs to our pages that hold up other people, or look for ways into what is not yours;
        </li>
        <li>sell on access to {PRODUCT_NAME} as if it were your own service.</li>
      </ul>
      <p>
        A business that does any of this can be closed to new bookings while we ask about it. Where the law
        allows, we tell you why. What you entered stays yours, and you can take it with you.
      </p>
    </>
  ),
};

const CUSTOMERS: ReadingSection = {
  id: 'customers',
  heading: 'Your customers',
  body: (
    <p>
      A booking is an agreement between you and the person who booked. You decide about prices, cancellations
      and refunds of your services, and answer for them.
    </p>
  ),
};

const SERVICE: ReadingSection = {
  id: 'service',
  heading: 'What you can expect of us',
  body: (
    <p>
      We aim to have {PRODUCT_NAME} up 99.9 % of the time, and to answer messages within {SUPPORT_REPLY_HOURS}{' '}
      hours. These are aims and no promises: there will be repairs and failures. We keep what you entered safe
      with care, and you can export it whenever you like. A letter is tried again until a mail server has
      taken it or it is given up; your dashboard says so beside the booking.
    </p>
  ),
};

const endingOf = ({ pricing }: SiteFacts): ReadingSection => ({
  id: 'ending',
  heading: 'Ending it',
  body: (
    <p>
      You can delete your account in Settings at any time. Bookings that are still to come are then cancelled,
      and whoever booked them here is told by email.{' '}
      {pricing === 'subscription' && 'A subscription ends with it. '}
      What belongs to the account is deleted within {PURGE_AFTER_DAYS} days; records of bookings are kept for{' '}
      {BOOKING_RECORD_YEARS} years. We may end the agreement with a month’s notice by email, or at once if you
      break these terms badly.
      {pricing === 'subscription' &&
        ' If we end it though you kept to them, we give back what you paid for days still to come.'}
    </p>
  ),
});

const LIABILITY: ReadingSection = {
  id: 'liability',
  heading: 'What each side answers for',
  body: (
    <>
      <p>
        Nothing here limits liability for death or injury by negligence, for fraud, or for anything else that
        the law does not let us limit. A consumer keeps every right that the law gives, above all that the
        service is done with reasonable care and skill.
      </p>
      <p>
        Beyond that, we do not answer for lost profit or lost bookings, nor for what Google, Stripe or a mail
        server fails to do, and altogether for no more than all that you have paid us. You answer for what you
        publish, and for claims of your customers about your services.
      </p>
    </>
  ),
};

const CHANGES: ReadingSection = {
  id: 'changes',
  heading: 'Changes',
  body: (
    <p>
      When these terms change in a way that matters to you, we write to the address of your account a month
      before. Whoever does not agree can leave before then. What was paid for stays on the terms under which
      it was paid.
    </p>
  ),
};

const LAW: ReadingSection = {
  id: 'law',
  heading: 'Law',
  body: (
    <p>
      The law of England and Wales holds, and its courts decide. If you are a consumer who lives in Scotland
      or Northern Ireland, you can go to the courts there, too. Should a part of these terms not hold, the
      rest does. Only you and we can rely on them.
    </p>
  ),
};
