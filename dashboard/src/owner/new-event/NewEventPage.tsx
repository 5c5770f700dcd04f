import { Store } from 'lucide-react';
import { useParams } from 'react-router';
import { buildPath } from '@daybook/schema/rules/path';
import {
  BACK_TO_DASHBOARD,
  BUSINESS_LOAD_FAILED,
  BUSINESS_NOT_FOUND,
  BUSINESS_NOT_PAID,
  BUSINESS_NOT_YOURS,
  COMPLETE_SETUP,
} from '@daybook/schema/words/business-texts';
import { NEW_EVENT_TITLE, SETUP_FIRST_TITLE } from '@daybook/schema/words/new-event-texts';
import { pages } from '@daybook/schema/words/routes';
import { useBusinesses } from '../../api/businesses.ts';
import { textOf } from '../../api/call-error.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { EmptyState } from '../../ui/message/EmptyState.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { RouterLinkButton } from '../../ui/RouterLinkButton.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { NewEvent } from './NewEvent.tsx';

/** Create New Calendar Event, for those of the owner's businesses that may plan events. */
export function NewEventPage() {
  const { businessId } = useParams();
  const businesses = useBusinesses();
  const business = businesses.data?.find(({ id }) => String(id) === businessId);
  if (business?.standing === 'paid' || business?.standing === 'trial')
    return <NewEvent key={business.id} business={business} />;
  return (
    <Stack gap={24}>
      <PageHeading title={NEW_EVENT_TITLE}>{NEW_EVENT_TITLE}</PageHeading>
      <Loaded
        query={businesses}
        failed={textOf(businesses.error, BUSINESS_LOAD_FAILED)}
        shape={<FormShape />}
      >
        {() =>
          business ? <SetupFirst businessId={business.id} name={business.business_name} /> : <NotFound />
        }
      </Loaded>
    </Stack>
  );
}

function SetupFirst({ businessId, name }: { businessId: number; name: string }) {
  return (
    <EmptyState
      icon={Store}
      title={`${name}: ${SETUP_FIRST_TITLE.toLowerCase()}`}
      action={
        <RouterLinkButton kind="primary" to={buildPath(pages.payment, { businessId })}>
          {COMPLETE_SETUP}
        </RouterLinkButton>
      }
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
      {BUSINESS_NOT_YOURS}
    </EmptyState>
  );
}

function FormShape() {
  return (
    <Stack gap={24}>
      {['event name', 'description', 'message'].map((field) => (
        <Stack key={field} gap={8}>
          <Skeleton width="9rem" />
          <Skeleton width="40rem" height="2.75rem" />
        </Stack>
      ))}
    </Stack>
  );
}
