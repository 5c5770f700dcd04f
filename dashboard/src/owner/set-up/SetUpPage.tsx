import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Business } from '@daybook/schema/contract/business';
import { Loaded } from '#ui/Loaded.tsx';
import { part } from '#ui/part.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { textLike, useQueryState } from '#ui/use-query-state.ts';
import { BusinessInPath } from '../BusinessInPath.tsx';
import { inUse } from '../choices.ts';
import type { NewEventForm } from '../new-event/form/new-event-form.ts';
import { useWeekLists } from '../weekly-hours/use-week-lists.ts';
import { editWeeklyHoursPath } from '../weekly-hours/weekly-hours-address.ts';
import type { ServicesForm } from './services-request.ts';
import * as texts from './set-up-texts.ts';
import type { TeamForm } from './team-form.ts';
import type { Typed } from './use-typed.ts';
import type { WeekLists } from './week-form.ts';
import { WhatStep } from './WhatStep.tsx';
import { WhoStep } from './WhoStep.tsx';

// They share the form of weekly hours, which the first two steps don't need.
const WhenStep = part(async () => (await import('./last-steps.ts')).WhenStep);
const ReadyStep = part(async () => (await import('./last-steps.ts')).ReadyStep);

/**
 * Sets up a diary in three steps: what, who and when. Each is saved when the owner continues; what was typed
 * stays meanwhile.
 */
export function SetUpPage() {
  return (
    <BusinessInPath title={texts.SET_UP}>
      {(business) => <SetUp key={business.id} business={business} />}
    </BusinessInPath>
  );
}

function SetUp({ business }: { business: Business }) {
  return (
    <Loaded
      query={useWeekLists(business.id)}
      failed={texts.LISTS_FAILED}
      shape={<Skeleton width="100%" height="24rem" />}
    >
      {(lists) => (
        <Suspense fallback={<Skeleton width="100%" height="24rem" />}>
          <Steps business={business} lists={lists} />
        </Suspense>
      )}
    </Loaded>
  );
}

const PARAMS = { step: textLike(/^(what|who|when|ready)$/) };

interface TypedSteps {
  what: Typed<ServicesForm>;
  who: Typed<TeamForm>;
  when: Typed<NewEventForm>;
}

function Steps({ business, lists }: { business: Business; lists: WeekLists }) {
  const [{ step: asked }, change] = useQueryState(PARAMS);
  const [first] = useState(() => firstStep(lists));
  const navigate = useNavigate();
  const [typed] = useState<TypedSteps>(() => ({
    what: { values: null },
    who: { values: null },
    when: { values: null },
  }));
  const goTo = (step: string) => change({ step });
  const [pattern] = lists.patterns;
  const step = asked || first;
  if (pattern && (step === 'ready' || (step === 'when' && pattern.upcoming_dates > 0)))
    return (
      <ReadyStep
        business={business}
        pattern={pattern}
        lists={lists}
        // Dates that are published may have bookings, and the long form asks what becomes of them.
        onChangeHours={() =>
          pattern.upcoming_dates > 0
            ? void navigate(editWeeklyHoursPath(business.id, pattern.id, null))
            : goTo('when')
        }
      />
    );
  if (step === 'what')
    return (
      <WhatStep business={business} services={lists.services} typed={typed.what} onDone={() => goTo('who')} />
    );
  if (step === 'who')
    return (
      <WhoStep
        business={business}
        people={lists.people}
        services={lists.services}
        typed={typed.who}
        onBack={() => goTo('what')}
        onDone={() => goTo('when')}
      />
    );
  return (
    <WhenStep
      business={business}
      lists={lists}
      typed={typed.when}
      onBack={() => goTo('who')}
      onDone={() => goTo('ready')}
    />
  );
}

/** Returns the step to go on with: after services have been saved, the team, which is quickly confirmed. */
function firstStep({ services, patterns }: WeekLists): string {
  if (patterns.length > 0) return 'ready';
  return inUse(services).length === 0 ? 'what' : 'who';
}
