import type { SiteFacts } from '@daybook/schema/contract/site-page';
import { CONSUMER_CANCEL_DAYS, GRACE_DAYS } from '@daybook/schema/figures/periods';
import {
  SETUP_FEE_PENCE,
  SUBSCRIPTION_MONTH_PENCE,
  SUBSCRIPTION_YEAR_PENCE,
} from '@daybook/schema/figures/prices';
import { mailtoOf } from '@daybook/schema/rules/contact-link';
import { poundsOf, priceText } from '@daybook/schema/rules/money';
import { cancellationForm } from '@daybook/schema/words/legal-texts';
import { FREE_TRIAL_CODE } from '@daybook/schema/words/payment-texts';
import { ContactLink } from '../../ui/ContactLink.tsx';
import type { ReadingSection } from '../parts/ReadingPage.tsx';

const sum = (pence: number) => priceText(poundsOf(pence));

export const buyingOf = (facts: SiteFacts): readonly ReadingSection[] => [
  whatYouGet(facts),
  trialOf(facts),
  priceOf(facts),
  cancellingOf(facts),
  refundsOf(facts),
];

const whatYouGet = ({ pricing }: SiteFacts): ReadingSection => ({
  id: 'what-you-get',
  heading: 'What you get',
  body: (
    <>
      <p>
        For each business that you pay for, you get one public diary with its own web address. You can also
        show it on your own website. Customers can book in it at any time, without an account.
      </p>
      <p>
        You get emails about bookings, a dashboard for planning times and managing bookings, and exports of
        your data. We email your customers confirmations and reminders for you.
      </p>
      <p>
        {pricing === 'subscription'
          ? 'The subscription runs month by month until you cancel it, or this agreement ends.'
          : 'You pay once. You can use the diary until this agreement ends.'}{' '}
        <a href="#ending">We may end the agreement with one month’s notice.</a>
      </p>
    </>
  ),
});

const trialOf = ({ freeTrialHours }: SiteFacts): ReadingSection => ({
  id: 'trial',
  heading: 'Free trial',
  body: (
    <p>
      A trial code opens a diary for some hours without payment. The page where you enter the code says for
      how many.{' '}
      {freeTrialHours !== null && `The code ${FREE_TRIAL_CODE} gives anyone ${freeTrialHours} hours. `}
      You need no card, and we charge nothing when the trial ends. The diary then takes no more bookings until
      you pay. Nothing is deleted. Each account has one trial, however many businesses it adds.
    </p>
  ),
});

const priceOf = ({ pricing }: SiteFacts): ReadingSection => ({
  id: 'price',
  heading: 'Price and payment',
  body: pricing === 'subscription' ? <Subscription /> : <SetupFee />,
});

function SetupFee() {
  return (
    <>
      <p>
        Each business costs {sum(SETUP_FEE_PENCE)}, once. That is the total: it includes any VAT. There is no
        monthly fee and no commission. A coupon can lower the price, or reduce it to nothing.
      </p>
      <p>Stripe takes the payment. We never see or store card numbers.</p>
    </>
  );
}

function Subscription() {
  return (
    <>
      <p>
        Each business costs {sum(SUBSCRIPTION_MONTH_PENCE)} a month, which is {sum(SUBSCRIPTION_YEAR_PENCE)} a
        year. That is the total: it includes any VAT. There is no commission. A coupon can lower the first
        payment, or reduce it to nothing.
      </p>
      <p>Stripe takes the payment each month until you cancel. We never see or store card numbers.</p>
      <p>
        You can cancel on any day, in Settings. The diary stays open until the end of the month that you have
        paid for. If a renewal payment fails, we email you. The diary then stays open for {GRACE_DAYS} more
        days, unless the subscription ends before that.
      </p>
    </>
  );
}

const cancellingOf = ({ operator, supportEmail }: SiteFacts): ReadingSection => ({
  id: 'cancel',
  heading: `Your right to cancel within ${CONSUMER_CANCEL_DAYS} days`,
  body: (
    <>
      <p>
        These terms are for businesses. If the law still treats you as a consumer, you can cancel within{' '}
        {CONSUMER_CANCEL_DAYS} days of your first payment for a business, without a reason.
      </p>
      <p>
        When you pay, you ask us to start at once. You keep the right to cancel, and we charge nothing for the
        days until then. We refund all that you paid within {CONSUMER_CANCEL_DAYS} days of hearing from you,
        to the card or account that you paid from.
      </p>
      <p>
        To cancel, tell us clearly, for example by email to{' '}
        <ContactLink link={mailtoOf(supportEmail)}>{supportEmail}</ContactLink>. Sending it before the{' '}
        {CONSUMER_CANCEL_DAYS} days have passed is enough. You can use this form, but you do not have to:
      </p>
      <blockquote>
        {cancellationForm({ ...operator, email: supportEmail }).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </blockquote>
    </>
  ),
});

const refundsOf = ({ supportEmail }: SiteFacts): ReadingSection => ({
  id: 'refunds',
  heading: 'Other refunds',
  body: (
    <p>
      If you pay twice, or pay for a business that needs no payment, we refund you without being asked. For
      any other refund, email <ContactLink link={mailtoOf(supportEmail)}>{supportEmail}</ContactLink>. Nothing
      in these terms takes away a right to cancel or to a refund that the law gives you.
    </p>
  ),
});
