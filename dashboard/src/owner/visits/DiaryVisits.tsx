import type { Business } from '@daybook/schema/contract/business';
import type { DiaryWeek } from '@daybook/schema/contract/visits';
import { shortDate } from '@daybook/schema/rules/date';
import { useDiaryWeeks } from '../../api/visits.ts';
import { Bars } from '../../ui/chart/Bars.tsx';
import { ChartCard } from '../../ui/chart/ChartCard.tsx';
import { ChartKey } from '../../ui/chart/ChartKey.tsx';
import { THIS_WEEK, weekOf, weeksText } from '../../ui/chart/week-texts.ts';
import { WeeksTable } from '../../ui/chart/WeeksTable.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { EmptyState } from '../../ui/message/EmptyState.tsx';
import { numberText } from '../../ui/number-text.ts';
import { DAILY_VISITORS, noVisits, VISITS } from '../../visits/counted-visits-texts.ts';
import { Inset } from '../overview/Inset.tsx';
import { VISITS_LOAD_FAILED } from '../overview/overview-texts.ts';
import { OverviewCard } from '../overview/OverviewCard.tsx';
import {
  BOOKINGS_MADE,
  IN_ALL,
  NO_VISITS_EXPLAINED,
  VISITS_AND_BOOKINGS,
  VISITS_NOTE,
  visitsAndBookings,
  visitsDrawn,
} from './visits-texts.ts';
import { VisitsShape } from './VisitsShape.tsx';

const FIGURES = [
  { heading: VISITS, textOf: ({ visits }: DiaryWeek) => numberText(visits) },
  { heading: DAILY_VISITORS, textOf: ({ visitors }: DiaryWeek) => numberText(visitors) },
  { heading: BOOKINGS_MADE, textOf: ({ bookings }: DiaryWeek) => numberText(bookings) },
];

/** The visits of a business's diary week by week, beside the bookings that were made. */
export function DiaryVisits({ business }: { business: Business }) {
  const load = useDiaryWeeks(business.id);
  return (
    <Loaded query={load} failed={VISITS_LOAD_FAILED} shape={<VisitsShape />}>
      {(weeks) => <VisitsCard weeks={weeks} />}
    </Loaded>
  );
}

/** `weeks` in order, the last of them this one. */
export function VisitsCard({ weeks }: { weeks: readonly DiaryWeek[] }) {
  const visits = sumOf(weeks, 'visits');
  if (visits === 0) return <NoVisits weeks={weeks.length} />;
  const bookings = sumOf(weeks, 'bookings');
  return (
    <ChartCard
      title={VISITS_AND_BOOKINGS}
      text={weeksText(weeks.length)}
      choice={
        <ChartKey
          label={IN_ALL}
          figures={[
            { tone: 'leaf', label: VISITS, value: numberText(visits) },
            { tone: 'sky', label: BOOKINGS_MADE, value: numberText(bookings) },
          ]}
        />
      }
      chart={<Drawn weeks={weeks} all={visitsAndBookings(visits, bookings)} />}
      table={<WeeksTable caption={VISITS_AND_BOOKINGS} weeks={weeks} figures={FIGURES} />}
      note={VISITS_NOTE}
    />
  );
}

function sumOf(weeks: readonly DiaryWeek[], of: 'visits' | 'bookings'): number {
  return weeks.reduce((sum, week) => sum + week[of], 0);
}

function Drawn({ weeks, all }: { weeks: readonly DiaryWeek[]; all: string }) {
  const [first] = weeks;
  const last = weeks.at(-2) ?? first;
  if (first === undefined || last === undefined) return null;
  return (
    <Bars
      label={visitsDrawn(visitsAndBookings(last.visits, last.bookings), all)}
      isSideBySide
      bars={weeks.map(({ from, visits, bookings }, at) => ({
        label: weekOf(shortDate(from), visitsAndBookings(visits, bookings)),
        parts: [
          { value: visits, tone: 'leaf' },
          { value: bookings, tone: 'sky' },
        ],
        isOpen: at === weeks.length - 1,
      }))}
      ends={[shortDate(first.from), THIS_WEEK]}
    />
  );
}

function NoVisits({ weeks }: { weeks: number }) {
  return (
    <OverviewCard title={VISITS_AND_BOOKINGS}>
      <Inset>
        <EmptyState title={noVisits(weeks)} level={3}>
          {NO_VISITS_EXPLAINED}
        </EmptyState>
      </Inset>
    </OverviewCard>
  );
}
