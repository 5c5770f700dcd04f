import { useQueryClient } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import type { Business } from '@daybook/schema/contract/business';
import { momentText } from '@daybook/schema/rules/calendar-day';
import { responsesOf } from '#api/query-client.ts';
import { Banner } from '#ui/message/Banner.tsx';
import { useFocus } from '#ui/use-focus.ts';
import { useNow } from '#ui/use-now.ts';
import { textLike, useQueryState } from '#ui/use-query-state.ts';
import { takesBookings } from '../billing-status.ts';
import {
  closedUntilPaid,
  troubleNews,
  troubleOutlook,
  SUBSCRIPTION_ENDED_TITLE,
  trialEndedTitle,
  timeLeft,
} from '../billing-texts.ts';
import { paymentArriving } from '../business-texts.ts';
import { useOwnBusinesses } from '../businesses.ts';
import { DeactivatedBanner } from '../DeactivatedBanner.tsx';
import { ManageLink, PayLink } from '../NextStepLink.tsx';
import { useActivated, type Activated } from '../use-payment-arriving.ts';
import * as texts from './dashboard-texts.ts';
import { UnpaidBanner } from './UnpaidBanner.tsx';
import styles from './dashboard.module.css';

interface BillingStatus {
  business: Business;
  isPaymentArriving: boolean;
}

interface BillingStatusBannerProps extends BillingStatus {
  /** True if the page itself says what is unpaid, further down. */
  isBelow: boolean;
}

export const isOnlyUnpaid = ({ business, isPaymentArriving }: BillingStatus): boolean =>
  business.billing_status === 'unpaid' && !isPaymentArriving && business.payment_trouble === null;

/** Has the focus after a press on a button that it no longer shows. */
export function BillingStatusBanner({ isBelow, ...props }: BillingStatusBannerProps) {
  const place = useFocus<HTMLDivElement>(props.business.billing_status, { ifLost: true });
  return (
    <div ref={place} className={styles.status} tabIndex={-1}>
      {isBelow ? null : <StatusNews {...props} />}
    </div>
  );
}

function StatusNews({ business, isPaymentArriving }: BillingStatus): ReactNode {
  const { business_name: name, billing_status, trial_expires_at: trialEnd, subscription } = business;
  if (billing_status === 'inactive') return <DeactivatedBanner business={business} />;
  if (isPaymentArriving) return <Banner tone="leaf">{paymentArriving(name)}</Banner>;
  const pay = <PayLink business={business} kind={takesBookings(business) ? 'secondary' : 'primary'} />;
  if (business.payment_trouble) {
    return (
      <Banner tone="brick" action={pay}>
        <strong>{troubleNews(business, business.payment_trouble)}</strong>
        <br />
        {troubleOutlook(business)}
      </Banner>
    );
  }
  switch (billing_status) {
    case 'unpaid':
      return <UnpaidBanner business={business} />;
    case 'trial_ended':
      return <Ended title={trialEndedTitle(business)} name={name} action={pay} />;
    case 'subscription_ended':
      return <Ended title={SUBSCRIPTION_ENDED_TITLE} name={name} action={pay} />;
    case 'trial':
      return (
        trialEnd && <ExpiryNotice business={business} at={trialEnd} text={texts.trialEnds} action={pay} />
      );
    case 'paid': {
      // A business that is set up for good needs no subscription, even if one has ended.
      if (business.paid_at !== null || subscription === null) return null;
      if (subscription.status === 'ended')
        return (
          <ExpiryNotice
            business={business}
            at={subscription.paid_until}
            text={texts.subscriptionEnded}
            action={pay}
          />
        );
      const ends =
        subscription.grace_ends_at ?? (subscription.ends_with_period ? subscription.paid_until : null);
      const text = subscription.grace_ends_at === null ? texts.subscriptionEnds : texts.graceEnds;
      return (
        ends && (
          <ExpiryNotice
            business={business}
            at={ends}
            text={text}
            action={<ManageLink business={business} />}
          />
        )
      );
    }
  }
}

function Ended({ title, name, action }: { title: string; name: string; action: ReactNode }) {
  return (
    <Banner tone="amber" action={action}>
      <strong>{title}</strong>
      <br />
      {closedUntilPaid(name)}
    </Banner>
  );
}

interface ExpiryNoticeProps {
  business: Business;
  /** ISO 8601 */
  at: string;
  text: (business: string, when: string, left: string) => string;
  action: ReactNode;
}

/** Counts down to `at`, and then reloads the businesses. */
function ExpiryNotice({ business, at, text, action }: ExpiryNoticeProps) {
  const queries = useQueryClient();
  const ends = Date.parse(at);
  const left = ends - useNow();
  const isOver = left <= 0;
  useEffect(() => {
    if (isOver) void queries.invalidateQueries(responsesOf('listMyBusinesses'));
  }, [isOver, queries]);
  return (
    <Banner tone="amber" action={action}>
      {text(business.business_name, momentText(ends, business.timezone), timeLeft(left))}
    </Banner>
  );
}

const PAYMENT_BANNER_MILLISECONDS = 5000;

/** Texts for an activation without a payment, because a coupon made it free. */
const activatedTexts: Record<Activated, string> = { trial: texts.TRIAL_BEGUN, setup: texts.SETUP_COMPLETE };

const paymentParams = { payment: textLike(/^(success|cancelled)$/), business: textLike(/./) };

/** Says how payment went, by `?payment=success&business=7` or `?payment=cancelled`, for 5 seconds. */
export function PaymentBanner() {
  const [{ payment, business }, setQuery] = useQueryState(paymentParams);
  const queries = useQueryClient();
  const activated = useActivated();
  const { businesses } = useOwnBusinesses();
  const paidFor = businesses?.find(({ id }) => String(id) === business);
  // While the money is on its way, the banner below says so: nothing is paid yet.
  const isHere = activated !== null || paidFor?.billing_status === 'paid';
  const success = isHere ? 'success' : 'awaited';
  const ofSuccess = payment === 'success' && business !== '' ? success : null;
  const outcome = payment === 'cancelled' ? payment : ofSuccess;

  useEffect(() => {
    if (outcome === null) return;
    // The payment provider may tell our server a moment after the browser is back.
    const renew = () => void queries.invalidateQueries(responsesOf('listMyBusinesses'));
    renew();
    const timer = setTimeout(() => {
      renew();
      setQuery({ payment: '' }, { replace: true, preventScrollReset: true });
    }, PAYMENT_BANNER_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [outcome, queries, setQuery]);

  if (outcome === null || outcome === 'awaited') return null;
  return outcome === 'success' ? (
    <Banner tone="leaf" isAnnounced>
      {activated === null ? texts.PAYMENT_SUCCESSFUL : activatedTexts[activated]}
    </Banner>
  ) : (
    <Banner tone="amber" isAnnounced>
      {texts.PAYMENT_CANCELLED}
    </Banner>
  );
}
