import { useState, type FormEvent } from 'react';
import type { Business } from '@daybook/schema/contract/business';
import { TAKINGS_DAYS_MAX } from '@daybook/schema/figures/bounds';
import { todayIn } from '@daybook/schema/rules/calendar-day';
import { daysBetween, isDate } from '@daybook/schema/rules/date';
import { TAKINGS_RANGE_NOT_VALID } from '@daybook/schema/words/takings-texts';
import { KEEPS_PREVIOUS, useCall } from '#api/use-call.ts';
import { useWatchBusiness } from '#api/watch-business.ts';
import { Button } from '#ui/Button.tsx';
import { DateField } from '#ui/fields/DateField.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { Columns, Stack } from '#ui/Layout.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Text } from '#ui/Text.tsx';
import { useNow } from '#ui/use-now.ts';
import { oneOf, textLike, useQueryState } from '#ui/use-query-state.ts';
import { TAKINGS } from '../business-texts.ts';
import { BusinessInPath } from '../BusinessInPath.tsx';
import { datesOf, type Dates } from './periods.ts';
import { ShownTakings } from './ShownTakings.tsx';
import * as texts from './takings-texts.ts';

const date = textLike(/^\d{4}-\d{2}-\d{2}$/);
const params = { period: oneOf(texts.PERIODS), from: date, to: date, by: oneOf(texts.VIEWS) };

export function TakingsPage() {
  return (
    <BusinessInPath title={TAKINGS}>
      {(business) => <TakingsOf key={business.id} business={business} />}
    </BusinessInPath>
  );
}

function TakingsOf({ business }: { business: Business }) {
  useWatchBusiness(business.id);
  const [view, change] = useQueryState(params);
  const today = todayIn(business.timezone, useNow());
  const own = { from: view.from, to: view.to };
  // An address without both dates shows the last twelve weeks.
  const dates =
    view.period === 'own'
      ? isRange(own)
        ? own
        : datesOf('twelve_weeks', today)
      : datesOf(view.period, today);
  const load = useCall('getTakings', { params: { businessId: business.id }, query: dates }, KEEPS_PREVIOUS);
  return (
    <Stack gap={24}>
      <Stack gap={8}>
        <PageHeading title={TAKINGS}>{TAKINGS}</PageHeading>
        <Text tone="soft" isMeasured>
          {texts.TAKINGS_EXPLAINED}
        </Text>
      </Stack>
      <Columns count="two" from={768}>
        <Select
          label={texts.PERIOD}
          choices={texts.PERIODS}
          value={view.period}
          onChoose={(period) => change({ period, ...(period === 'own' ? dates : { from: '', to: '' }) })}
        />
        {view.period === 'own' ? <OwnDates dates={dates} onChange={change} /> : null}
      </Columns>
      <Loaded query={load} failed={texts.TAKINGS_FAILED} shape={<Skeleton width="100%" height="30rem" />}>
        {(takings) => (
          <ShownTakings
            takings={takings}
            dates={dates}
            today={today}
            by={view.by}
            onChooseBy={(by) => change({ by }, { preventScrollReset: true })}
          />
        )}
      </Loaded>
    </Stack>
  );
}

interface OwnDatesProps {
  dates: Dates;
  onChange: (dates: Dates) => void;
}

/** Asks for both dates before anything is loaded: a date field changes with each digit. */
function OwnDates({ dates, onChange }: OwnDatesProps) {
  const [chosen, setChosen] = useState(dates);
  const [shown, setShown] = useState(dates);
  // Back shows other dates.
  if (shown.from !== dates.from || shown.to !== dates.to) {
    setShown(dates);
    setChosen(dates);
  }
  const [error, setError] = useState<string>();
  const show = (press: FormEvent) => {
    press.preventDefault();
    setError(isRange(chosen) ? undefined : TAKINGS_RANGE_NOT_VALID);
    if (isRange(chosen)) onChange(chosen);
  };
  const set = (part: Partial<Dates>) => {
    setChosen({ ...chosen, ...part });
    setError(undefined);
  };
  return (
    <form onSubmit={show} noValidate>
      <Stack gap={12}>
        <Columns count="two" from={768}>
          <DateField
            label={texts.FROM}
            value={chosen.from}
            onChange={({ target: { value: from } }) => set({ from })}
          />
          <DateField
            label={texts.TO}
            value={chosen.to}
            error={error}
            onChange={({ target: { value: to } }) => set({ to })}
          />
        </Columns>
        <div>
          <Button type="submit">{texts.SHOW_DATES}</Button>
        </div>
      </Stack>
    </form>
  );
}

const isRange = ({ from, to }: Dates) =>
  isDate(from) && isDate(to) && from <= to && daysBetween(from, to) < TAKINGS_DAYS_MAX;
