import BuildingComplex from 'lucide-react/icons/building-complex';
import { useEffect } from 'react';
import { Navigate } from 'react-router';
import { pages } from '@daybook/schema/words/routes';
import { ADD_BUSINESS } from '#navigation/navigation-texts.ts';
import { forgetOffline } from '#session/on-device.ts';
import { useSession } from '#session/SessionContext.tsx';
import { EmptyState } from '#ui/message/EmptyState.tsx';
import { RouterLinkButton } from '#ui/RouterLinkButton.tsx';
import { NO_BUSINESSES_EXPLAINED, NO_BUSINESSES_YET } from '../dashboard-texts.ts';
import { GreetingHeading } from '../Greeting.tsx';
import { StartSteps } from './FirstSteps.tsx';

export function NoBusinesses() {
  const { user } = useSession();
  useEffect(forgetOffline, []);
  // The admin runs Daybook and needs no business.
  if (user?.is_admin) return <Navigate to={pages.adminBusinesses} replace />;
  return (
    <>
      <GreetingHeading />
      <EmptyState
        icon={BuildingComplex}
        title={NO_BUSINESSES_YET}
        action={
          <RouterLinkButton kind="primary" to={pages.newBusiness}>
            {ADD_BUSINESS}
          </RouterLinkButton>
        }
      >
        {NO_BUSINESSES_EXPLAINED}
      </EmptyState>
      <StartSteps business={null} />
    </>
  );
}
