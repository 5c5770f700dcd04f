import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useState } from 'react';
import { Navigate } from 'react-router';
import type { Business } from '@daybook/schema/contract/business';
import { withQuery } from '@daybook/schema/rules/path';
import { pages } from '@daybook/schema/words/routes';
import { readPricing, readSupportEmail } from '#api/page-data.ts';
import { BACK_TO_DASHBOARD } from '#navigation/navigation-texts.ts';
import { Disclosure } from '#ui/Disclosure.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Columns, Outdent, Stack } from '#ui/Layout.tsx';
import { Banner } from '#ui/message/Banner.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { RouterLinkButton } from '#ui/RouterLinkButton.tsx';
import { Text } from '#ui/Text.tsx';
import { canBePaidFor } from '../billing-status.ts';
import { paymentArriving } from '../business-texts.ts';
import { BusinessInPath } from '../BusinessInPath.tsx';
import { DeactivatedBanner } from '../DeactivatedBanner.tsx';
import { usePaymentArriving } from '../use-payment-arriving.ts';
import { BillingStatus } from './BillingStatus.tsx';
import { offerOf } from './offer.ts';
import { PayCard } from './PayCard.tsx';
import { PAYMENT_TITLE, questionsOf, FAQ_TITLE, type Question } from './payment-texts.ts';
import { PlanCard, TrialOffer } from './PlanCard.tsx';
import { useCoupon, usePaying } from './use-paying.ts';
import styles from './payment.module.css';

export function PaymentPage() {
  return (
    <BusinessInPath title={PAYMENT_TITLE}>
      {(business) => <Setup key={business.id} business={business} />}
    </BusinessInPath>
  );
}

/** Opens the dashboard for a business that is already paid for. */
function Setup({ business }: { business: Business }) {
  const [pricing] = useState(readPricing);
  const [supportEmail] = useState(readSupportEmail);
  const coupon = useCoupon(business.held_coupon);
  const offer = offerOf(pricing, coupon.applied);
  const paying = usePaying(business, coupon, offer.way);
  const isArriving = usePaymentArriving(business);
  const dashboard = withQuery(pages.dashboard, { business: business.id });
  // After an activation, `paying` opens the address from the server's response.
  const isPaid = business.billing_status === 'paid' && !canBePaidFor(business);
  if (isPaid && !paying.isLeaving) return <Navigate to={dashboard} replace />;
  return (
    <Stack gap={16} className={styles.page}>
      <Outdent>
        <RouterLinkButton kind="quiet" to={dashboard}>
          <Icon icon={ArrowLeft} />
          {BACK_TO_DASHBOARD}
        </RouterLinkButton>
      </Outdent>
      <PageHeading title={PAYMENT_TITLE}>{PAYMENT_TITLE}</PageHeading>
      {business.billing_status === 'inactive' ? (
        <DeactivatedBanner business={business} />
      ) : isArriving ? (
        <Banner tone="leaf">{paymentArriving(business.business_name)}</Banner>
      ) : (
        <>
          <BillingStatus business={business} />
          <Columns count="side" from={1024} gap={24}>
            <PlanCard offer={offer} />
            <aside className={styles.side}>
              <PayCard business={business} offer={offer} coupon={coupon} paying={paying} />
              {business.billing_status === 'unpaid' && coupon.applied === null ? (
                <TrialOffer coupon={coupon} />
              ) : null}
            </aside>
          </Columns>
          <Faq questions={questionsOf(pricing, supportEmail)} />
        </>
      )}
    </Stack>
  );
}

function Faq({ questions }: { questions: readonly Question[] }) {
  return (
    <Stack as="section" gap={12} aria-label={FAQ_TITLE} className={styles.faq}>
      <Text as="h2" size={22} weight="medium" isDisplay>
        {FAQ_TITLE}
      </Text>
      <div>
        {questions.map(({ question, answer }, at) => (
          <Disclosure key={question} summary={question} isOpenAtFirst={at === 0}>
            <Text tone="soft" breaks>
              {answer}
            </Text>
          </Disclosure>
        ))}
      </div>
    </Stack>
  );
}
