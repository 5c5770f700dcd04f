import { Building2 } from 'lucide-react';
import {
  ADD_BUSINESS,
  ADD_NEW_BUSINESS,
  BUSINESSES_LOAD_FAILED,
  NO_BUSINESSES_FOUND,
} from '@daybook/schema/words/business-texts';
import { LOADING } from '@daybook/schema/words/interface';
import { pages } from '@daybook/schema/words/routes';
import { NO_BUSINESSES_TO_EDIT } from '@daybook/schema/words/settings';
import { Loading } from '../../../ui/Loading.tsx';
import { EmptyState } from '../../../ui/message/EmptyState.tsx';
import { ErrorState } from '../../../ui/message/ErrorState.tsx';
import { RouterLinkButton } from '../../../ui/RouterLinkButton.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { useOwnBusinesses } from '../../businesses.ts';
import { BusinessDetails } from './BusinessDetails.tsx';

export function BusinessesPanel() {
  const { businesses, error, isFetching, retry } = useOwnBusinesses();
  if (businesses?.length)
    return (
      <>
        {businesses.map((business) => (
          <BusinessDetails key={business.id} business={business} />
        ))}
        <div>
          <RouterLinkButton to={pages.newBusiness}>{ADD_NEW_BUSINESS}</RouterLinkButton>
        </div>
      </>
    );
  if (businesses)
    return (
      <EmptyState
        icon={Building2}
        title={NO_BUSINESSES_FOUND}
        action={
          <RouterLinkButton kind="primary" to={pages.newBusiness}>
            {ADD_BUSINESS}
          </RouterLinkButton>
        }
      >
        {NO_BUSINESSES_TO_EDIT}
      </EmptyState>
    );
  if (error) return <ErrorState text={BUSINESSES_LOAD_FAILED} onRetry={retry} isRetrying={isFetching} />;
  return (
    <Loading text={LOADING}>
      <Stack gap={16}>
        <Skeleton width="14rem" />
        <Skeleton width="100%" height="17rem" />
      </Stack>
    </Loading>
  );
}
