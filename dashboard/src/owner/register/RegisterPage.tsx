import Printer from 'lucide-react/icons/printer';
import { useParams } from 'react-router';
import type { Business } from '@daybook/schema/contract/business';
import { PAGE_SIZE_MAX } from '@daybook/schema/figures/bounds';
import { withQuery } from '@daybook/schema/rules/path';
import { pages } from '@daybook/schema/words/routes';
import { textOf } from '#api/call-error.ts';
import { useCall } from '#api/use-call.ts';
import { useWatchBusiness } from '#api/watch-business.ts';
import { BackLink } from '#ui/BackLink.tsx';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Row, Stack } from '#ui/Layout.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { EmptyState } from '#ui/message/EmptyState.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { textLike, useQueryState } from '#ui/use-query-state.ts';
import { BusinessInPath } from '../BusinessInPath.tsx';
import { readId } from '../query.ts';
import * as texts from './register-texts.ts';
import { RegisterSheet } from './RegisterSheet.tsx';
import styles from './register.module.css';

const params = { date: textLike(/^\d{4}-\d{2}-\d{2}$/) };

/** An event's bookings as a list to tick off, on a screen or on paper. */
export function RegisterPage() {
  const id = readId(useParams().eventId) ?? 0;
  const [{ date }] = useQueryState(params);
  return (
    <BusinessInPath title={texts.REGISTER}>
      {(business) => <Register key={id} business={business} id={id} date={date} />}
    </BusinessInPath>
  );
}

function Register({ business, id, date }: { business: Business; id: number; date: string }) {
  useWatchBusiness(business.id);
  const of = { params: { businessId: business.id } };
  const events = useCall('listEvents', { ...of, query: { from: date, to: date } }, { enabled: date !== '' });
  const bookings = useCall('searchBookings', {
    ...of,
    query: { event_id: String(id), sort: 'start-asc', page_size: PAGE_SIZE_MAX },
  });
  const event = events.data?.find((one) => one.id === id);
  if (date === '' || (events.isSuccess && !event)) return <NotThere business={business} />;
  return (
    <Stack gap={24}>
      <div className={styles.tools}>
        <Row justify="between">
          <BackLink to={withQuery(pages.dashboard, { business: business.id })}>{texts.BACK}</BackLink>
          <Button kind="primary" onClick={() => window.print()} isHeld={!event || !bookings.data}>
            <Icon icon={Printer} />
            {texts.PRINT}
          </Button>
        </Row>
      </div>
      {event ? null : <PageHeading title={texts.REGISTER}>{texts.REGISTER}</PageHeading>}
      <Loaded
        query={events}
        failed={textOf(events.error, texts.REGISTER_FAILED)}
        shape={<Skeleton width="100%" height="40rem" />}
      >
        {() => (
          <Loaded
            query={bookings}
            failed={textOf(bookings.error, texts.REGISTER_FAILED)}
            shape={<Skeleton width="100%" height="40rem" />}
          >
            {(found) => (event ? <RegisterSheet business={business} event={event} found={found} /> : null)}
          </Loaded>
        )}
      </Loaded>
    </Stack>
  );
}

function NotThere({ business }: { business: Business }) {
  return (
    <Stack gap={24}>
      <PageHeading title={texts.REGISTER}>{texts.REGISTER}</PageHeading>
      <EmptyState
        title={texts.NO_EVENT}
        action={<BackLink to={withQuery(pages.dashboard, { business: business.id })}>{texts.BACK}</BackLink>}
      >
        {texts.NO_EVENT_EXPLAINED}
      </EmptyState>
    </Stack>
  );
}
