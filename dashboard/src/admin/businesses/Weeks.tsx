import { useState } from 'react';
import type { PlatformWeek } from '@daybook/schema/contract/admin/weeks';
import { shortDate } from '@daybook/schema/rules/date';
import { sumText } from '@daybook/schema/rules/money';
import { numberText } from '@daybook/schema/words/counted';
import { useCall } from '#api/use-call.ts';
import { Bars } from '#ui/chart/Bars.tsx';
import { ChartCard } from '#ui/chart/ChartCard.tsx';
import { weekOf, weeksText } from '#ui/chart/week-texts.ts';
import { WeeksTable } from '#ui/chart/WeeksTable.tsx';
import { RadioGroup } from '#ui/fields/RadioGroup.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { loadFailureOf } from '../list/list-texts.ts';
import * as texts from './business-texts.ts';
import type { WeekKind } from './business-texts.ts';

const FIGURES = texts.WEEK_KINDS.map(({ value, label }) => ({
  heading: label,
  textOf: (week: PlatformWeek) => valueText(week, value),
}));

export function Weeks() {
  const load = useCall('listWeeks', {});
  return (
    <Loaded
      query={load}
      failed={loadFailureOf(load.error, texts.WEEKS_FAILED)}
      shape={<Skeleton width="100%" height="13.5rem" />}
    >
      {(weeks) => <WeeksCard weeks={weeks} />}
    </Loaded>
  );
}

function WeeksCard({ weeks }: { weeks: readonly PlatformWeek[] }) {
  const [kind, setKind] = useState<WeekKind>('revenue');
  const length = weeksText(weeks.length);
  return (
    <ChartCard
      title={texts.WEEK_TITLES[kind]}
      text={kind === 'revenue' ? `${length}, ${texts.REFUNDS_TAKEN_OFF}` : length}
      choice={
        <RadioGroup
          label={texts.SHOWN}
          isLabelHidden
          choices={texts.WEEK_KINDS}
          value={kind}
          onChoose={setKind}
        />
      }
      chart={<Drawn weeks={weeks} kind={kind} />}
      table={<WeeksTable caption={texts.WEEK_TITLES.revenue} weeks={weeks} figures={FIGURES} />}
    />
  );
}

function Drawn({ weeks, kind }: { weeks: readonly PlatformWeek[]; kind: WeekKind }) {
  const most = weeks.reduce<PlatformWeek | undefined>(
    (best, week) => (best === undefined || week[kind] > best[kind] ? week : best),
    undefined,
  );
  const last = weeks.at(-2) ?? weeks.at(-1);
  if (most === undefined || last === undefined) return null;
  const title = texts.WEEK_TITLES[kind];
  return (
    <Bars
      label={texts.weeksDrawn(title, valueText(last, kind), valueText(most, kind), shortDate(most.from))}
      bars={weeks.map((week, at) => ({
        label: weekOf(shortDate(week.from), valueText(week, kind)),
        parts: [{ value: week[kind], tone: 'leaf' }],
        isOpen: at === weeks.length - 1,
      }))}
      axis={{
        textOf: (value) => (kind === 'revenue' ? `£${numberText(value)}` : numberText(value)),
        dates: weeks.map(({ from }) => shortDate(from)),
      }}
    />
  );
}

function valueText(week: PlatformWeek, kind: WeekKind): string {
  return kind === 'revenue' ? sumText(week.revenue) : numberText(week[kind]);
}
