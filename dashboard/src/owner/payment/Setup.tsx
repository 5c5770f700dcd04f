import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useState } from 'react';
import { Navigate } from 'react-router';
import type { Business } from '@daybook/schema/contract/business';
import { withQuery } from '@daybook/schema/rules/path';
import { pages } from '@daybook/schema/words/routes';
import { readPricing, readSupportEmail } from '../../api/page-data.ts';
import { BACK_TO_DASHBOARD } from '../../navigation/navigation-texts.ts';
import { Banner } from '../../ui/message/Banner.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { RouterLinkButton } from '../../ui/RouterLinkButton.tsx';
import { paymentArriving } from '../business-in-path-texts.ts';
import { DeactivatedBanner } from '../DeactivatedBanner.tsx';
import { canBePaidFor } from '../billing-status.ts';
import { usePaymentArriving } from '../use-payment-arriving.ts';
import { Faq } from './Faq.tsx';
import { questionsOf } from './faq-texts.ts';
import { offerOf } from './offer.ts';
import { PayCard } from './PayCard.tsx';
import { PAYMENT_TITLE } from './payment-texts.ts';
import { PlanCard } from './PlanCard.tsx';
import styles from './setup.module.css';
import { BillingStatus } from './BillingStatus.tsx';
import { TrialOffer } from './TrialOffer.tsx';
import { useCoupon } from './use-coupon.ts';
import { usePaying } from './use-paying.ts';

/**
 * What a business is paid for or activated with. One that is paid for has nothing to do here, and goes on to the
 * dashboard.
 */
export function Setup({ business }: { business: Business }) {
  const [pricing] = useState(readPricing);
  const [supportEmail] = useState(readSupportEmail);
  const coupon = useCoupon(business.held_coupon);
  const paying = usePaying(business, coupon);
  const isArriving = usePaymentArriving(business);
  const dashboard = withQuery(pages.dashboard, { business: business.id });
  // Whoever has just activated it is on the way to the address in the server's answer.
  const isPaid = business.billing_status === 'paid' && !canBePaidFor(business);
  if (isPaid && !paying.isLeaving) return <Navigate to={dashboard} replace />;
  const offer = offerOf(pricing, coupon.applied);
  return (
    <div className={styles.page}>
      <div className={styles.back}>
        <RouterLinkButton kind="quiet" to={dashboard}>
          <ArrowLeft className={styles.icon} aria-hidden="true" />
          {BACK_TO_DASHBOARD}
        </RouterLinkButton>
      </div>
      <PageHeading title={PAYMENT_TITLE}>{PAYMENT_TITLE}</PageHeading>
      {business.billing_status === 'inactive' ? (
        <DeactivatedBanner business={business} />
      ) : isArriving ? (
        <Banner tone="leaf">{paymentArriving(business.business_name)}</Banner>
      ) : (
        <>
          <BillingStatus business={business} />
          <div className={styles.columns}>
            <PlanCard offer={offer} />
            <aside className={styles.side}>
              <PayCard business={business} offer={offer} coupon={coupon} paying={paying} />
              {business.billing_status === 'unpaid' && coupon.applied === null ? (
                <TrialOffer coupon={coupon} />
              ) : null}
            </aside>
          </div>
          <Faq questions={questionsOf(pricing, supportEmail)} />
        </>
      )}
    </div>
  );
}
