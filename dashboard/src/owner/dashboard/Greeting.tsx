import { useState, Suspense } from 'react';
import type { Business } from '@daybook/schema/contract/business';
import { pages } from '@daybook/schema/words/routes';
import { KEEPS_PREVIOUS, useCall } from '#api/use-call.ts';
import { nameOf } from '#session/name-of.ts';
import { useSession } from '#session/SessionContext.tsx';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { LOADING } from '#ui/interface-texts.ts';
import { Row } from '#ui/Layout.tsx';
import { Loading } from '#ui/Loading.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { part } from '#ui/part.tsx';
import { RouterLinkButton } from '#ui/RouterLinkButton.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Text } from '#ui/Text.tsx';
import { useNow } from '#ui/use-now.ts';
import { AddBookingButton } from '../add-booking/AddBookingButton.tsx';
import { takesBookings } from '../billing-status.ts';
import { ADD_NEW_BUSINESS } from '../business-texts.ts';
import { NextStepLink } from '../NextStepLink.tsx';
import * as texts from './dashboard-texts.ts';
import { SHARE_TITLE } from './first-steps/first-steps-texts.ts';
import { upcomingBookings, nextBookingText } from './next-booking.ts';
import styles from './dashboard.module.css';

export function Greeting({ business }: { business: Business }) {
  const [isSharing, setIsSharing] = useState(false);
  return (
    <Row justify="between">
      <div className={styles.words}>
        <GreetingHeading />
        {/* The key makes sure that it never names a customer of another business. */}
        <NextBooking key={business.id} business={business} />
      </div>
      <Row gap={8}>
        {takesBookings(business) ? (
          <Button onClick={() => setIsSharing(true)}>{texts.SHARE_DIARY}</Button>
        ) : null}
        <RouterLinkButton to={pages.newBusiness}>{ADD_NEW_BUSINESS}</RouterLinkButton>
        {/* A business that takes no bookings has a banner above, which links to payment. */}
        {takesBookings(business) ? <NextStepLink kind="secondary" business={business} /> : null}
        <AddBookingButton kind="primary" business={business} />
      </Row>
      {isSharing ? <ShareDialog business={business} onClose={() => setIsSharing(false)} /> : null}
    </Row>
  );
}

/** Shows the next booking. The line's room is reserved while it loads, so that nothing moves. */
function NextBooking({ business }: { business: Business }) {
  const { data } = useCall(
    'searchBookings',
    { params: { businessId: business.id }, query: upcomingBookings(1) },
    KEEPS_PREVIOUS,
  );
  const text = nextBookingText(data?.bookings ?? [], business.timezone, useNow());
  return (
    <Text tone="soft" breaks className={styles.next}>
      {text}
    </Text>
  );
}

export function GreetingHeading() {
  const { user } = useSession();
  const now = useNow();
  if (!user) return null;
  return (
    <PageHeading title={texts.TAB_OVERVIEW}>
      {texts.greetingAt(new Date(now).getHours())}, {nameOf(user)}
    </PageHeading>
  );
}

const ShareDiary = part(async () => (await import('./first-steps/ShareDiary.tsx')).ShareDiary);

interface ShareDialogProps {
  business: Business;
  onClose: () => void;
}

function ShareDialog({ business, onClose }: ShareDialogProps) {
  return (
    <Dialog title={SHARE_TITLE} size="wide" onClose={onClose}>
      <Suspense
        fallback={
          <Loading text={LOADING}>
            <Skeleton width="100%" height="24rem" />
          </Loading>
        }
      >
        <ShareDiary business={business} />
      </Suspense>
    </Dialog>
  );
}
