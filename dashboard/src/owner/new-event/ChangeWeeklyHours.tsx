import CalendarX from 'lucide-react/icons/calendar-x';
import { useState } from 'react';
import type { Business } from '@daybook/schema/contract/business';
import type { CatalogueService, Person } from '@daybook/schema/contract/catalogue';
import type { Pattern } from '@daybook/schema/contract/pattern';
import { todayIn } from '@daybook/schema/rules/calendar-day';
import { isDate } from '@daybook/schema/rules/date';
import { pages } from '@daybook/schema/words/routes';
import { BACK_TO_DASHBOARD } from '#navigation/navigation-texts.ts';
import { Stack } from '#ui/Layout.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { EmptyState } from '#ui/message/EmptyState.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { dialogPart } from '#ui/part.tsx';
import { RouterLinkButton } from '#ui/RouterLinkButton.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useNow } from '#ui/use-now.ts';
import { useWeekLists } from '../weekly-hours/use-week-lists.ts';
import { fieldsOfPattern } from './form/fields-of-pattern.ts';
import * as texts from './new-event-texts.ts';
import { NewEvent } from './NewEvent.tsx';
import type { AskedChange } from './use-new-event.ts';

const ChangeDialog = dialogPart(
  async () => (await import('../weekly-hours/WeeklyHoursDialogs.tsx')).ChangeDialog,
);

interface ChangeWeeklyHoursProps {
  business: Business;
  id: number;
  /** YYYY-MM-DD: the date from which the hours change, if the owner chose one. */
  from: string | null;
}

export function ChangeWeeklyHours({ business, id, from }: ChangeWeeklyHoursProps) {
  const load = useWeekLists(business.id);
  const pattern = load.data?.patterns.find((one) => one.id === id);
  if (load.data && pattern)
    return <Form business={business} pattern={pattern} from={from} lists={load.data} />;
  return (
    <Stack gap={24}>
      <PageHeading title={texts.CHANGE_HOURS_TITLE}>{texts.CHANGE_HOURS_TITLE}</PageHeading>
      <Loaded query={load} failed={texts.HOURS_LOAD_FAILED} shape={<Skeleton width="100%" height="24rem" />}>
        {() => (
          <EmptyState
            icon={CalendarX}
            title={texts.HOURS_NOT_FOUND}
            action={<RouterLinkButton to={pages.dashboard}>{BACK_TO_DASHBOARD}</RouterLinkButton>}
          >
            {texts.HOURS_NOT_FOUND_EXPLAINED}
          </EmptyState>
        )}
      </Loaded>
    </Stack>
  );
}

interface FormProps {
  business: Business;
  pattern: Pattern;
  from: string | null;
  lists: { people: Person[]; services: CatalogueService[] };
}

function Form({ business, pattern, from, lists }: FormProps) {
  const today = todayIn(business.timezone, useNow());
  const [asked, setAsked] = useState<AskedChange | null>(null);
  const [changed] = useState(() => ({
    id: pattern.id,
    fields: fieldsOfPattern(pattern, lists),
    onChange: setAsked,
  }));
  const first = from !== null && isDate(from) && from >= today ? from : null;
  return (
    <>
      <NewEvent business={business} changed={changed} />
      {asked ? (
        <ChangeDialog
          business={business}
          pattern={pattern}
          today={today}
          request={asked.request}
          from={first}
          onDone={asked.leave}
          onClose={() => setAsked(null)}
        />
      ) : null}
    </>
  );
}
