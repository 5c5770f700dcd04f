import BuildingComplex from 'lucide-react/icons/building-complex';
import type { Business } from '@daybook/schema/contract/business';
import { pages } from '@daybook/schema/words/routes';
import { ADD_BUSINESS } from '#navigation/navigation-texts.ts';
import { ADD_NEW_BUSINESS, BUSINESSES_LOAD_FAILED } from '#owner/business-texts.ts';
import { useOwnBusinesses } from '#owner/businesses.ts';
import { IMPORT_BUSINESS, importAddress } from '#owner/import-address.ts';
import { useSession } from '#session/SessionContext.tsx';
import { Row, Stack } from '#ui/Layout.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { EmptyState } from '#ui/message/EmptyState.tsx';
import { RouterLinkButton } from '#ui/RouterLinkButton.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { NO_BUSINESSES_FOUND, ADMIN_OWNS_NONE, NO_BUSINESSES_TO_EDIT } from './business-details-texts.ts';
import { BusinessDetails } from './BusinessDetails.tsx';

export function BusinessesPanel() {
  const { load, selected } = useOwnBusinesses();
  return (
    <Loaded query={load} failed={BUSINESSES_LOAD_FAILED} shape={<BusinessShape />}>
      {(businesses) =>
        selected ? <Businesses businesses={selectedFirst(businesses, selected)} /> : <NoBusinesses />
      }
    </Loaded>
  );
}

const selectedFirst = (businesses: readonly Business[], selected: Business) => [
  selected,
  ...businesses.filter(({ id }) => id !== selected.id),
];

function Businesses({ businesses }: { businesses: readonly Business[] }) {
  return (
    <>
      {businesses.map((business) => (
        <BusinessDetails key={business.id} business={business} />
      ))}
      <Row gap={12}>
        <RouterLinkButton to={pages.newBusiness}>{ADD_NEW_BUSINESS}</RouterLinkButton>
        <RouterLinkButton to={importAddress}>{IMPORT_BUSINESS}</RouterLinkButton>
      </Row>
    </>
  );
}

function NoBusinesses() {
  const { user } = useSession();
  if (user?.is_admin)
    return (
      <EmptyState icon={BuildingComplex} title={NO_BUSINESSES_FOUND}>
        {ADMIN_OWNS_NONE}
      </EmptyState>
    );
  return (
    <EmptyState
      icon={BuildingComplex}
      title={NO_BUSINESSES_FOUND}
      action={
        <Row gap={12}>
          <RouterLinkButton kind="primary" to={pages.newBusiness}>
            {ADD_BUSINESS}
          </RouterLinkButton>
          <RouterLinkButton to={importAddress}>{IMPORT_BUSINESS}</RouterLinkButton>
        </Row>
      }
    >
      {NO_BUSINESSES_TO_EDIT}
    </EmptyState>
  );
}

function BusinessShape() {
  return (
    <Stack gap={16}>
      <Skeleton width="14rem" />
      <Skeleton width="100%" height="17rem" />
    </Stack>
  );
}
