import type { ReactNode } from 'react';
import type { Business } from '@daybook/schema/contract/business';
import {
  BACK_TO_DASHBOARD,
  BUSINESS_LOAD_FAILED,
  BUSINESS_NOT_FOUND,
} from '@daybook/schema/words/business-texts';
import { pages } from '@daybook/schema/words/routes';
import { Loaded } from '../ui/Loaded.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { RouterLinkButton } from '../ui/RouterLinkButton.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Stack } from '../ui/Stack.tsx';
import { useOwnBusinesses } from './businesses.ts';

interface BusinessInPathProps {
  /** Shown once the business of the path's `businessId` is found among the owner's own. */
  children: (business: Business) => ReactNode;
}

/** A page about one business, with what it shows while that is looked up, and when it is not there. */
export function BusinessInPath({ children }: BusinessInPathProps) {
  const { load, selected } = useOwnBusinesses();
  return (
    <Loaded query={load} failed={BUSINESS_LOAD_FAILED} shape={<PageShape />}>
      {() => (selected ? children(selected) : <NotFound />)}
    </Loaded>
  );
}

function NotFound() {
  return (
    <Stack gap={24}>
      <PageHeading title={BUSINESS_NOT_FOUND}>{BUSINESS_NOT_FOUND}</PageHeading>
      <Stack isRow>
        <RouterLinkButton to={pages.dashboard}>{BACK_TO_DASHBOARD}</RouterLinkButton>
      </Stack>
    </Stack>
  );
}

function PageShape() {
  return (
    <Stack gap={24}>
      <Skeleton width="24rem" height="2.5rem" />
      <Skeleton width="100%" height="24rem" />
    </Stack>
  );
}
