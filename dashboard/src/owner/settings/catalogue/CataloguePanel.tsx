import BuildingComplex from 'lucide-react/icons/building-complex';
import { Suspense } from 'react';
import { pages } from '@daybook/schema/words/routes';
import { ADD_BUSINESS } from '#navigation/navigation-texts.ts';
import { BUSINESSES_LOAD_FAILED } from '#owner/business-texts.ts';
import { useOwnBusinesses } from '#owner/businesses.ts';
import { Loaded } from '#ui/Loaded.tsx';
import { EmptyState } from '#ui/message/EmptyState.tsx';
import { part } from '#ui/part.tsx';
import { RouterLinkButton } from '#ui/RouterLinkButton.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import * as texts from './catalogue-texts.ts';
import { PlacesList } from './PlacesList.tsx';
import { ServicesList } from './ServicesList.tsx';
import { TeamList } from './TeamList.tsx';

const TimeOffList = part(async () => (await import('#owner/time-off/TimeOffList.tsx')).TimeOffList);
const QuestionsList = part(async () => (await import('../questions/QuestionsList.tsx')).QuestionsList);
const Calendars = part(async () => (await import('../calendars/Calendars.tsx')).Calendars);

const lists = {
  services: ServicesList,
  questions: QuestionsList,
  team: TeamList,
  places: PlacesList,
  'time-off': TimeOffList,
  calendars: Calendars,
};

const shape = <Skeleton width="100%" height="17rem" />;

export function CataloguePanel({ of }: { of: keyof typeof lists }) {
  const { load, selected } = useOwnBusinesses();
  const List = lists[of];
  return (
    <Loaded query={load} failed={BUSINESSES_LOAD_FAILED} shape={shape}>
      {() =>
        selected ? (
          <Suspense fallback={shape}>
            <List key={selected.id} business={selected} />
          </Suspense>
        ) : (
          <EmptyState
            icon={BuildingComplex}
            title={texts.NO_BUSINESS}
            action={
              <RouterLinkButton kind="primary" to={pages.newBusiness}>
                {ADD_BUSINESS}
              </RouterLinkButton>
            }
          >
            {texts.NO_BUSINESS_EXPLAINED}
          </EmptyState>
        )
      }
    </Loaded>
  );
}
