import { Suspense } from 'react';
import BuildingComplex from 'lucide-react/icons/building-complex';
import { useSearchParams } from 'react-router';
import type { Business } from '@daybook/schema/contract/business';
import { pages } from '@daybook/schema/words/routes';
import { ADD_BUSINESS } from '../../../navigation/navigation-texts.ts';
import { Select } from '../../../ui/fields/Select.tsx';
import { Loaded } from '../../../ui/Loaded.tsx';
import { EmptyState } from '../../../ui/message/EmptyState.tsx';
import { RouterLinkButton } from '../../../ui/RouterLinkButton.tsx';
import { part } from '../../../ui/part.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { BUSINESSES_LOAD_FAILED } from '../../business-texts.ts';
import { useOwnBusinesses } from '../../businesses.ts';
import { rememberBusiness } from '../../../session/on-device.ts';
import * as texts from './catalogue-texts.ts';
import styles from './item-list.module.css';
import { PlacesList } from './PlacesList.tsx';
import { ServicesList } from './ServicesList.tsx';
import { TeamList } from './TeamList.tsx';

const TimeOffList = part(async () => (await import('../../time-off/TimeOffList.tsx')).TimeOffList);
const Calendars = part(async () => (await import('../calendars/Calendars.tsx')).Calendars);

const lists = {
  services: ServicesList,
  team: TeamList,
  places: PlacesList,
  'time-off': TimeOffList,
  calendars: Calendars,
};

const shape = <Skeleton width="100%" height="17rem" />;

/** The services, people, places, time off or calendars of one business, which `?business=` names. */
export function CataloguePanel({ of }: { of: keyof typeof lists }) {
  const { load, selected } = useOwnBusinesses();
  const List = lists[of];
  return (
    <Loaded query={load} failed={BUSINESSES_LOAD_FAILED} shape={shape}>
      {(businesses) =>
        selected ? (
          <>
            {businesses.length > 1 ? (
              <div className={styles.business}>
                <ChooseBusiness {...{ businesses, selected }} />
              </div>
            ) : null}
            <Suspense fallback={shape}>
              <List key={selected.id} business={selected} />
            </Suspense>
          </>
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

interface Choosing {
  businesses: readonly Business[];
  selected: Business;
}

function ChooseBusiness({ businesses, selected }: Choosing) {
  const [query, setQuery] = useSearchParams();
  return (
    <Select
      label={texts.BUSINESS}
      choices={businesses.map(({ id, business_name }) => ({ value: String(id), label: business_name }))}
      value={String(selected.id)}
      onChange={({ target: { value } }) => {
        const chosen = businesses.find(({ id }) => String(id) === value);
        // The other tabs of Settings, whose addresses name none, open with it too.
        if (chosen) rememberBusiness(chosen);
        query.set('business', value);
        setQuery(query);
      }}
    />
  );
}
