import Store from 'lucide-react/icons/store';
import type { ReactNode } from 'react';
import type { Business } from '@daybook/schema/contract/business';
import { BUSINESS_NOT_FOUND, BUSINESS_NOT_PAID } from '@daybook/schema/words/business-texts';
import { pages } from '@daybook/schema/words/routes';
import { textOf } from '#api/call-error.ts';
import { BACK_TO_DASHBOARD } from '#navigation/navigation-texts.ts';
import { Stack } from '#ui/Layout.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { EmptyState } from '#ui/message/EmptyState.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { RouterLinkButton } from '#ui/RouterLinkButton.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { takesBookings } from './billing-status.ts';
import * as texts from './business-texts.ts';
import { useOwnBusinesses } from './businesses.ts';
import { DeactivatedBanner } from './DeactivatedBanner.tsx';
import { NextStepLink } from './NextStepLink.tsx';

interface BusinessInPathProps {
  /** The heading that is shown while the business loads or can't be shown. */
  title: string;
  /** 'bookings' refuses a business that takes none. */
  needs?: 'bookings';
  children: (business: Business) => ReactNode;
}

/** Draws a page about the business of the path's `businessId`, or says why it can't and what to do. */
export function BusinessInPath({ title, needs, children }: BusinessInPathProps) {
  const { load, selected } = useOwnBusinesses();
  if (selected && (needs === undefined || takesBookings(selected))) return children(selected);
  return (
    <Stack gap={24}>
      <PageHeading title={title}>{title}</PageHeading>
      <Loaded
        query={load}
        failed={textOf(load.error, texts.BUSINESS_LOAD_FAILED)}
        shape={<Skeleton width="100%" height="24rem" />}
      >
        {() => (selected ? <SetupFirst business={selected} /> : <NotFound />)}
      </Loaded>
    </Stack>
  );
}

function SetupFirst({ business }: { business: Business }) {
  if (business.billing_status === 'inactive') return <DeactivatedBanner business={business} />;
  return (
    <EmptyState
      icon={Store}
      title={texts.setupFirst(business.business_name)}
      action={<NextStepLink business={business} />}
    >
      {BUSINESS_NOT_PAID}
    </EmptyState>
  );
}

function NotFound() {
  return (
    <EmptyState
      icon={Store}
      title={BUSINESS_NOT_FOUND}
      action={<RouterLinkButton to={pages.dashboard}>{BACK_TO_DASHBOARD}</RouterLinkButton>}
    >
      {texts.BUSINESS_NOT_YOURS}
    </EmptyState>
  );
}
